import Foundation
import Synchronization

/// What an interrupt from the keyboard does.
enum Interruption {
  private static let isPending = Atomic<Bool>(false)

  /// Whether an interrupt came since `remember` was called.
  static var isRequested: Bool { isPending.load(ordering: .relaxed) }

  /// Ends the program at once with its status for interrupts: for commands that hold nothing open.
  static func exitAtOnce() {
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    unblock()
  }

  /// Notes the interrupt for a loop that asks: for commands that have something to close.
  static func remember() {
    signal(SIGINT) { _ in Interruption.isPending.store(true, ordering: .relaxed) }
    unblock()
  }

  /// Lets the interrupt through: a parent that had blocked it has handed that down.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
