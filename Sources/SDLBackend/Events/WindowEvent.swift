import InputEvents
import Primitives

/// What a window reports, free of the library that it comes from; positions are in window points.
public enum WindowEvent: Sendable, Hashable {
  /// A finger, or the mouse with its left button down.
  case pointer(PointerEvent)
  /// The wheel was turned, or two fingers moved on a trackpad that reports no more than that.
  case wheel(WheelEvent)
  /// A key was pressed, by its name such as `o`, `?`, `space`, `left` or `ctrl+plus`.
  case key(String)
  /// The window has a new size, in points.
  case resized(Size)
  /// The number of pixels a point is another.
  case scaleChanged(Double)
  /// Another window has the keyboard; pointers that were down have been cancelled.
  case focusLost
  /// The window is not to be seen; pointers that were down have been cancelled.
  case hidden
  /// What the window showed is lost and must be presented again.
  case exposed
  /// The window is to be closed.
  case quit
}

/// A window event with the moment at which it was received.
public struct ReceivedEvent: Sendable, Hashable {
  /// When the event was taken from the queue, by the window's clock.
  public var time: Timestamp
  /// What happened.
  public var event: WindowEvent

  /// Makes a received event.
  public init(time: Timestamp, event: WindowEvent) {
    self.time = time
    self.event = event
  }
}
