import Primitives

/// Recognises a short quick stroke in one of its directions.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The ways in which a swipe may go.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The set as bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The ways in which it may go: to the right by default.
  public var direction: Direction

  /// Makes a recogniser of swipes in the given directions.
  public init(name: String? = nil, direction: Direction = .right) {
    self.direction = direction
    super.init(name: name)
  }

  open override var kindName: String { "swipe" }
  open override var shortfall: DecisionReason {
    guard let touch = touches.first else { return .touchesEnded }
    let needed = (arbiter?.settings ?? GestureSettings()).swipeDistance
    return .movedTooLittle((touch.location - touch.beganLocation).length, needed: needed)
  }

  open override func touchesBegan(_ touches: [Touch]) {
    if self.touches.count > 1 {
      transition(to: .failed, because: .tooManyTouches(self.touches.count, allowed: 1))
    } else if let touch = touches.first {
      deadline = touch.time + (arbiter?.settings ?? GestureSettings()).swipeMaximumDuration
    }
  }

  open override func touchesMoved(_ touches: [Touch]) {
    let settings = arbiter?.settings ?? GestureSettings()
    guard state == .possible, participation.held == nil, let touch = touches.first else { return }
    let stroke = touch.location - touch.beganLocation
    let leads = StrokeDirection(stroke, tolerance: settings.diagonalTolerance)
    guard stroke.length >= settings.tapSlop else { return }
    let ways: [(Direction, Axis, Double)] = [
      (.right, .horizontal, stroke.x), (.left, .horizontal, -stroke.x), (.down, .vertical, stroke.y),
      (.up, .vertical, -stroke.y),
    ]
    for (way, axis, advance) in ways where direction.contains(way) && advance > 0 && leads.mayBe(axis) {
      if advance >= settings.swipeDistance {
        deadline = nil
        transition(to: .ended, because: .moved(advance, slop: settings.swipeDistance))
      }
      return
    }
    transition(to: .failed, because: .otherDirection)
  }

  open override func touchesEnded(_ touches: [Touch]) {
    touchesMoved(touches)
    if participation.requested == nil { transition(to: .failed, because: shortfall) }
  }

  open override func deadlineReached(at time: Timestamp) {
    let limit = (arbiter?.settings ?? GestureSettings()).swipeMaximumDuration
    transition(to: .failed, because: .heldTooLong(limit))
  }
}
