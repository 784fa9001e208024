import Primitives

/// What a scroll view is doing.
public enum ScrollPhase: Sendable, Hashable {
  /// Nothing moves it and no finger is on it.
  case idle
  /// A finger is on it, or holds a motion that it stopped, and has not begun to drag.
  case tracking
  /// A finger drags it.
  case dragging
  /// It coasts after a release, with a velocity in points per second.
  case decelerating(velocity: Vector)
  /// It is beyond its limits and returns, with a velocity in points per second.
  case bouncing(velocity: Vector)
  /// It moves to a place that it was told, with a velocity in points per second.
  case animating(velocity: Vector)

  /// The phase's name in published values.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .animating: "animating"
    }
  }

  /// The velocity of the running motion; zero without one.
  public var velocity: Vector {
    switch self {
    case .idle, .tracking, .dragging: .zero
    case .decelerating(let velocity), .bouncing(let velocity), .animating(let velocity): velocity
    }
  }

  /// The phase of a view whose two axes are in different phases: the one that a person would name first.
  func combined(with other: ScrollPhase) -> ScrollPhase {
    guard other.rank > rank else { return adding(other.velocity) }
    return other.adding(velocity)
  }

  private var rank: Int {
    switch self {
    case .idle: 0
    case .tracking: 1
    case .animating: 2
    case .decelerating: 3
    case .bouncing: 4
    case .dragging: 5
    }
  }

  private func adding(_ extra: Vector) -> ScrollPhase {
    switch self {
    case .idle, .tracking, .dragging: self
    case .decelerating(let velocity): .decelerating(velocity: velocity + extra)
    case .bouncing(let velocity): .bouncing(velocity: velocity + extra)
    case .animating(let velocity): .animating(velocity: velocity + extra)
    }
  }
}
