import InputEvents
import Primitives

/// What a window reports, free of the library that it comes from; positions are in window points.
public enum WindowEvent: Sendable, Hashable {
  /// A finger, or the mouse with its left button down.
  case pointer(PointerEvent)
  /// The wheel was turned; with Shift its notches go to the side.
  case wheel(WheelEvent)
  /// Two fingers moved on a trackpad, or were lifted.
  case scroll(ScrollEvent)
  /// An Alt key is held from now on, or none is any more.
  case alternate(Bool)
  /// A key was pressed, by its name such as `o`, `?`, `space`, `left` or `ctrl+plus`.
  case key(String)
  /// The window has a new size, in points.
  case resized(Size)
  /// The number of pixels a point is another.
  case scaleChanged(Double)
  /// The window is on a display that shows another number of frames a second.
  case refreshRateChanged(Double)
  /// Another window has the keyboard; pointers that were down have been cancelled.
  case focusLost
  /// The window is not to be seen; pointers that were down have been cancelled.
  case hidden
  /// What the window showed is lost and must be presented again.
  case exposed
  /// The display server is gone; told once.
  case displayLost
  /// The window is to be closed.
  case quit
}

/// A window event with the moment at which it was received.
public struct ReceivedEvent: Sendable, Hashable {
  /// When it happened, by the window's clock: as the display server says where it says so, else when it was received.
  public var time: Timestamp
  /// What happened.
  public var event: WindowEvent

  /// Makes a received event.
  public init(time: Timestamp, event: WindowEvent) {
    self.time = time
    self.event = event
  }
}
