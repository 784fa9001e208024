extension GestureRecognizer {
  /// Where a recogniser stands in a touch sequence.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Nothing is decided.
    case possible
    /// A continuous gesture was recognised.
    case began
    /// The recognised gesture went on.
    case changed
    /// A continuous gesture is over, or a discrete one was recognised.
    case ended
    /// A recognised gesture was taken away.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// Whether nothing more happens until the touches are gone.
    public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture is under way.
    public var isActive: Bool { self == .began || self == .changed }
    /// Whether entering the state calls the actions: all but `possible` and `failed`.
    public var callsActions: Bool { self != .possible && self != .failed }

    /// The states that may follow; the return of a final state to `possible` is the reset and belongs to the arbiter.
    public var successors: [State] {
      switch self {
      case .possible: [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    }

    /// Whether a recogniser may go from this state to another: nine legal transitions, all others are refused.
    public func canBecome(_ next: State) -> Bool {
      switch (self, next) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed): true
      case (.began, .changed), (.began, .ended), (.began, .cancelled): true
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
      default: false
      }
    }
  }
}
