import Drawing
import Primitives

extension View {
  /// Paints the view and everything in it, in the coordinates of its superview.
  ///
  /// `visible` is the part of the superview's coordinates that shows; what lies outside is left out.
  public final func render(into canvas: inout Canvas, visible: Rect) {
    let look = appearance
    guard !look.isHidden, look.alpha > 0 else { return }
    let bounds = storedBounds
    let scale = storedScale
    let topLeft = pointFromSuperview(visible.origin)
    let shown = Rect(
      origin: topLeft, size: Size(width: visible.width / scale, height: visible.height / scale))
    let ownPart = shown.intersection(bounds)
    let reach = look.clipsToBounds ? ownPart : shown
    guard !reach.isEmpty, !ownPart.isEmpty || !children.isEmpty else { return }

    let translation = storedFrame.origin - (bounds.origin.vector * scale)
    canvas.group(translation: Vector(x: translation.x, y: translation.y), scale: scale, opacity: look.alpha) { canvas in
      if look.clipsToBounds {
        canvas.clipped(to: bounds, radius: look.cornerRadius) {
          paintContent(into: &$0, look, own: ownPart, reach: reach)
        }
      } else {
        paintContent(into: &canvas, look, own: ownPart, reach: reach)
      }
    }
  }

  private func paintContent(into canvas: inout Canvas, _ look: Appearance, own: Rect, reach: Rect) {
    if !own.isEmpty {
      if let color = look.backgroundColor, color.alpha > 0 {
        canvas.fill(storedBounds, radius: look.cornerRadius, color)
      }
      draw(&canvas, visible: own)
    }
    for subview in children { subview.render(into: &canvas, visible: reach) }
    if !own.isEmpty { drawOver(&canvas, visible: own) }
  }
}
