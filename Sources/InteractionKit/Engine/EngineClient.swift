import InputEvents
import Primitives

/// What an engine asks of the scene that it runs.
public protocol EngineClient: AnyObject {
  /// A command of the scene, such as `select-tab` with its number.
  func perform(_ command: String, with argument: CommandArgument?)
  /// Tunables of the scene have new values.
  func tune(_ changes: [TuneChange])
  /// The viewport has a new size.
  func viewportDidChange(to size: Size)
  /// The scene's own values in this frame, beyond those that every scene publishes; in any order.
  func namedValues() -> [NamedValue]
  /// The scroll views whose way a stroke along an axis should share, for `drag.error`.
  ///
  /// - Parameters:
  ///   - axis: the axis of the stroke.
  ///   - touched: the scroll views under the finger that scroll along the axis, deepest first.
  func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView]
  /// Timers of the scene, counted for `isSettled`, may be pending; true where the scene itself is still busy.
  var isBusy: Bool { get }
}

extension EngineClient {
  /// Takes no command.
  public func perform(_ command: String, with argument: CommandArgument?) {}
  /// Has no tunables.
  public func tune(_ changes: [TuneChange]) {}
  /// Publishes nothing of its own.
  public func namedValues() -> [NamedValue] { [] }
  /// Those under the finger.
  public func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] { touched }
  /// Never busy.
  public var isBusy: Bool { false }
}
