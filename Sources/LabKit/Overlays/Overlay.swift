import Drawing
import InteractionKit
import Primitives

/// Something that the lab draws over or beside the phone to show what the engine thinks.
///
/// An overlay reads the inspector frame and nothing else.
public protocol Overlay: Sendable {
  /// The stable id, in kebab case.
  var id: String { get }
  /// The name for people.
  var title: String { get }
  /// One sentence on what it shows.
  var about: String { get }
  /// The key that shows and hides it.
  var key: String { get }
  /// The height that its panel wants for a frame, in points; 0 for an overlay without a panel.
  func panelHeight(for frame: InspectorFrame) -> Double
  /// Draws its panel into a rectangle beside the phone.
  func drawPanel(_ frame: InspectorFrame, in rect: Rect, on canvas: inout Canvas)
  /// Draws over the phone, in points of the viewport.
  func drawOver(_ frame: InspectorFrame, on canvas: inout Canvas)
}

extension Overlay {
  /// No panel.
  public func panelHeight(for frame: InspectorFrame) -> Double { 0 }
  /// Nothing.
  public func drawPanel(_ frame: InspectorFrame, in rect: Rect, on canvas: inout Canvas) {}
  /// Nothing.
  public func drawOver(_ frame: InspectorFrame, on canvas: inout Canvas) {}
}
