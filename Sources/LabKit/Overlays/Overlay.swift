import Drawing
import InteractionKit
import Primitives

/// Something that the lab draws over or beside the phone to show what the engine thinks.
///
/// An overlay is a function of the frame: it keeps nothing from one frame to the next, and asks no view.
public protocol Overlay: Sendable {
  /// The stable id, in kebab case.
  var id: String { get }
  /// The name for people.
  var title: String { get }
  /// One sentence on what it shows.
  var about: String { get }
  /// The key that shows and hides it.
  var key: String { get }
  /// The height that its panel wants at a width, in points, without its head; 0 for an overlay without a panel.
  func panelHeight(for frame: OverlayFrame, width: Double) -> Double
  /// The height below which its panel says nothing any more.
  var smallestPanelHeight: Double { get }
  /// Draws its panel into a rectangle beside the phone, below the panel's head.
  ///
  /// The rectangle may be lower than the height that was asked for: what matters less is left out then.
  func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas)
  /// Whether it wants the content that clipping cuts off.
  var needsHiddenContent: Bool { get }
  /// Draws in the room around the phone and under it, in points of the viewport.
  func drawUnder(_ frame: OverlayFrame, on canvas: inout Canvas)
  /// Draws over the phone, in points of the viewport.
  func drawOver(_ frame: OverlayFrame, on canvas: inout Canvas)
}

extension Overlay {
  /// No panel.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double { 0 }
  /// Two lines of a table.
  public var smallestPanelHeight: Double { 48 }
  /// Nothing.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {}
  /// Nothing.
  public func drawOver(_ frame: OverlayFrame, on canvas: inout Canvas) {}
  /// No.
  public var needsHiddenContent: Bool { false }
  /// Nothing.
  public func drawUnder(_ frame: OverlayFrame, on canvas: inout Canvas) {}
}
