import Primitives

/// One input with its moment.
///
/// Whatever changes the engine is one of these, so a trace of them holds everything that a
/// run depended on.
public struct InputEvent: Sendable, Hashable {
  /// The kinds of input.
  public enum Kind: Sendable, Hashable {
    /// A finger or the mouse.
    case pointer(PointerEvent)
    /// A two-finger pan on a trackpad.
    case scroll(ScrollEvent)
    /// Notches of a mouse wheel.
    case wheel(WheelEvent)
    /// A key of the keyboard, by its name in `list keys`.
    case key(String)
    /// The viewport has a new size, in points.
    case resize(Size)
    /// Tunables have new values.
    case set([TuneChange])
    /// A command of the scene, with its argument if it takes one.
    case perform(String, CommandArgument?)
    /// The window lost the focus: every pointer is cancelled.
    case blur
  }

  /// When it happened.
  public var time: Timestamp
  /// What happened.
  public var kind: Kind

  /// Makes an input event.
  public init(time: Timestamp, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// A new value for a tunable.
public struct TuneChange: Sendable, Hashable, Codable {
  /// The tunable's id, as `list tunables` prints it.
  public var id: String
  /// The new value, in the tunable's unit.
  public var value: Double

  /// Makes a change of one tunable.
  public init(id: String, value: Double) {
    self.id = id
    self.value = value
  }
}

/// The argument of a scene's command.
public enum CommandArgument: Sendable, Hashable, Codable {
  /// A number, such as the index of a tab.
  case number(Double)
  /// A text, such as the id of a detent.
  case text(String)

  /// Reads a plain number or text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes a plain number or text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
