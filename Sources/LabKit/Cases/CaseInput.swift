import InputEvents
import Primitives

/// One entry in the list of inputs of a case.
public struct CaseInput: Sendable, Hashable {
  /// What is done.
  public enum Action: Sendable, Hashable {
    /// A stroke of one pointer, from touching down to lifting.
    case drag(DragStroke, Pointer)
    /// A pointer goes down, and up 0.05 s later.
    case tap(Point, Pointer)
    /// A pointer goes down.
    case down(Point, Pointer)
    /// A pointer that is down moves.
    case move(Point, Pointer)
    /// A pointer lifts.
    case up(Point, Pointer)
    /// The system takes a pointer away.
    case cancel(id: Int)
    /// A two-finger pan on a trackpad.
    case scroll(TrackpadStroke)
    /// Notches of a mouse wheel.
    case wheel(WheelEvent)
    /// Tunables get new values.
    case set([TuneChange])
    /// A command of the scene.
    case perform(String, CommandArgument?)
    /// The viewport gets a new size.
    case resize(Size)
    /// The window loses the focus.
    case blur
  }

  /// Which pointer acts.
  public struct Pointer: Sendable, Hashable {
    /// Its number.
    public var id: Int
    /// The device behind it; nil for that with which the pointer went down, a finger where it has not.
    public var kind: PointerEvent.Kind?

    /// Names a pointer.
    public init(id: Int = 0, kind: PointerEvent.Kind? = nil) {
      self.id = id
      self.kind = kind
    }
  }

  /// Seconds from the start of the case.
  public var time: Double
  /// What is done.
  public var action: Action

  /// Makes an input.
  public init(at time: Double, _ action: Action) {
    self.time = time
    self.action = action
  }
}
