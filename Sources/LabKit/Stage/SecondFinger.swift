import InputEvents
import Primitives

/// A second finger for who has but a mouse: while Alt is held, the pressed pointer has a twin on the other side of the
/// viewport's middle, as in the simulators of phones.
///
/// Alt that goes down during a stroke puts the twin down, Alt that goes up lifts it; the first finger goes on.
public struct SecondFinger: Sendable {
  /// The twin's number: no pointer of a desktop has it.
  public static let id = 100

  /// Whether Alt is held.
  public private(set) var isAlternateHeld = false
  /// The middle about which the twin is mirrored, in points of the viewport.
  public var center: Point

  private var first: PointerEvent?
  private var hasTwin = false

  /// Makes a twin that is not down.
  public init(center: Point = .zero) { self.center = center }

  /// Where both fingers are, in points of the viewport; empty where there is no twin.
  public var positions: [Point] {
    guard hasTwin, let first else { return [] }
    return [first.position, mirrored(first.position)]
  }

  /// What the pointers do when the mouse does something: what it does, and what its twin does.
  public mutating func events(for event: PointerEvent) -> [PointerEvent] {
    guard event.kind == .mouse else { return [event] }
    switch event.phase {
    case .down:
      first = event
      hasTwin = isAlternateHeld
      return hasTwin ? [event, twin(event)] : [event]
    case .move:
      first = event
      return hasTwin ? [event, twin(event)] : [event]
    case .up, .cancel:
      defer { lift() }
      return hasTwin ? [twin(event), event] : [event]
    }
  }

  /// What the twin does when Alt goes down or up.
  public mutating func setAlternate(_ isHeld: Bool) -> [PointerEvent] {
    isAlternateHeld = isHeld
    guard var event = first, hasTwin != isHeld else { return [] }
    hasTwin = isHeld
    event.phase = isHeld ? .down : .up
    return [twin(event)]
  }

  /// Forgets the pointers: they were taken away.
  public mutating func lift() {
    first = nil
    hasTwin = false
  }

  private func twin(_ event: PointerEvent) -> PointerEvent {
    PointerEvent(id: Self.id, kind: event.kind, phase: event.phase, position: mirrored(event.position))
  }

  private func mirrored(_ position: Point) -> Point {
    Point(x: 2 * center.x - position.x, y: 2 * center.y - position.y)
  }
}
