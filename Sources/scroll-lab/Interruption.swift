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
  }

  /// Notes the interrupt for a loop that asks: for commands that have something to close.
  static func remember() {
    signal(SIGINT) { _ in Interruption.isPending.store(true, ordering: .relaxed) }
  }
}
