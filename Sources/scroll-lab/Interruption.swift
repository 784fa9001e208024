import Foundation
import Synchronization

/// What an interrupt from the keyboard does.
enum Interruption {
  private static let isPending = Atomic<Bool>(false)
  /// The end of the pipe into which the interrupt writes; below 0 before there is one.
  private static let inlet = Atomic<Int32>(-1)

  /// Whether an interrupt came since `remember` was called.
  static var isRequested: Bool { isPending.load(ordering: .relaxed) }

  /// Ends the program at once with its status for interrupts: for commands that hold nothing open.
  static func exitAtOnce() {
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    unblock([SIGINT])
  }

  /// Notes the interrupt for a loop that asks, and wakes it: for commands that have something to close.
  ///
  /// Little is allowed while a signal is handled, so that only writes a byte into a pipe. A thread that sleeps until then
  /// calls `wake`; nothing runs before the interrupt.
  static func remember(
    _ signals: [Int32] = [SIGINT], waking wake: @escaping @Sendable () -> Void = {}
  ) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      let outlet = ends[0]
      inlet.store(ends[1], ordering: .relaxed)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      Thread.detachNewThread {
        var byte: UInt8 = 0
        while read(outlet, &byte, 1) == 1 { wake() }
      }
    }
    for number in signals {
      signal(number) { _ in
        Interruption.isPending.store(true, ordering: .relaxed)
        var byte: UInt8 = 1
        _ = write(Interruption.inlet.load(ordering: .relaxed), &byte, 1)
      }
    }
    unblock(signals)
  }

  /// Lets signals through: a parent that had blocked them has handed that down.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
