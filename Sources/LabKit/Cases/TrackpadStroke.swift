import InputEvents
import Primitives

/// A two-finger pan on a trackpad: content travel in equal parts, then a rest, then the lift.
public struct TrackpadStroke: Sendable, Hashable {
  /// Where the pointer stands, in points of the viewport.
  public var position: Point
  /// The whole content travel in points, positive towards the end.
  public var travel: Vector
  /// Seconds from the start to the last part.
  public var over: Double
  /// Parts a second.
  public var rate: Double
  /// Seconds from the last part to the lift.
  public var hold: Double
  /// How the lift becomes known; an inferred one has no event.
  public var lift: ScrollEvent.Lift

  /// Makes a pan.
  public init(
    position: Point, travel: Vector, over: Double, rate: Double = 120, hold: Double = 0,
    lift: ScrollEvent.Lift = .native
  ) {
    self.position = position
    self.travel = travel
    self.over = over
    self.rate = rate
    self.hold = hold
    self.lift = lift
  }

  /// The events of the pan that starts at `start` seconds: the fingers land without moving, then n parts timed as the
  /// moves of a drag, then the lift where the device reports it.
  func events(from start: Double) -> [InputEvent] {
    func event(_ phase: ScrollEvent.Phase, _ delta: Vector, at time: Double) -> InputEvent {
      InputEvent(
        time: Timestamp(time), kind: .scroll(.init(phase: phase, delta: delta, position: position, lift: lift)))
    }
    let count = DragStroke.moveCount(over: over, rate: rate)
    var events = [event(.began, .zero, at: start)]
    for step in 1...count {
      // The last part comes at the very time from which the lift is counted, not a bit after it.
      let time = step == count ? start + over : start + over * Double(step) / Double(count)
      events.append(event(.changed, travel / Double(count), at: time))
    }
    if lift == .native { events.append(event(.ended, .zero, at: start + over + hold)) }
    return events
  }
}
