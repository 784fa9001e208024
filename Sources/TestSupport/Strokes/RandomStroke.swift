import InputEvents
import Primitives

/// One random stroke: what happens, and the moments at which frames are made.
public struct RandomStroke: Sendable {
  /// What kind of stroke it is, in a word or two.
  public var name: String
  /// The inputs, in the order of time.
  public var events: [InputEvent]
  /// The moments of the frames, in seconds; the last one comes after the last input.
  public var frames: [Double]
  /// Whether the last frame comes so late that everything has had its time to come to rest.
  public var rests: Bool

  /// Makes a stroke.
  public init(name: String, events: [InputEvent], frames: [Double], rests: Bool) {
    self.name = name
    self.events = events
    self.frames = frames
    self.rests = rests
  }
}
