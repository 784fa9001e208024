import Primitives

/// What is to happen at a later moment, in the order of time.
public final class TimerQueue {
  /// A pending action; keep it to cancel it.
  public final class Timer {
    /// When it is due.
    public let deadline: Timestamp
    fileprivate let action: () -> Void
    fileprivate(set) var isPending = true

    fileprivate init(deadline: Timestamp, action: @escaping () -> Void) {
      self.deadline = deadline
      self.action = action
    }

    /// Takes it back; the action is not called.
    public func cancel() { isPending = false }
  }

  private var timers: [Timer] = []

  init() {}

  /// The earliest pending deadline; nil where nothing is pending.
  public var nextDeadline: Timestamp? { timers.filter(\.isPending).map(\.deadline).min() }

  /// Calls `action` at `deadline`; equal deadlines are met in the order in which they were set.
  @discardableResult
  public func schedule(at deadline: Timestamp, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(deadline: deadline, action: action)
    timers.append(timer)
    return timer
  }

  /// Calls what is due.
  func fire(upTo moment: Timestamp) {
    let due = timers.filter { $0.isPending && $0.deadline <= moment }
    timers.removeAll { !$0.isPending || $0.deadline <= moment }
    for timer in due.sorted(by: { $0.deadline < $1.deadline }) where timer.isPending {
      timer.isPending = false
      timer.action()
    }
  }
}
