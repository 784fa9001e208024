import Drawing
import Primitives

extension View {
  /// Paints the view and everything in it, in the coordinates of its superview.
  ///
  /// `visible` is the part of the superview's coordinates that shows; what lies outside is left out.
  public final func render(into canvas: inout Canvas, visible: Rect) {
    guard !isHidden, alpha > 0 else { return }
    let topLeft = pointFromSuperview(visible.origin)
    let shown = Rect(
      origin: topLeft, size: Size(width: visible.width / scale, height: visible.height / scale))
    let ownPart = shown.intersection(bounds)
    let reach = clipsToBounds ? ownPart : shown
    guard !reach.isEmpty, !ownPart.isEmpty || !subviews.isEmpty else { return }

    let translation = frame.origin - (bounds.origin.vector * scale)
    canvas.group(translation: Vector(x: translation.x, y: translation.y), scale: scale, opacity: alpha) { canvas in
      if clipsToBounds {
        canvas.clipped(to: bounds, radius: cornerRadius) { paintContent(into: &$0, own: ownPart, reach: reach) }
      } else {
        paintContent(into: &canvas, own: ownPart, reach: reach)
      }
    }
  }

  private func paintContent(into canvas: inout Canvas, own: Rect, reach: Rect) {
    if !own.isEmpty {
      if let backgroundColor, backgroundColor.alpha > 0 {
        canvas.fill(bounds, radius: cornerRadius, backgroundColor)
      }
      draw(&canvas, visible: own)
    }
    for subview in subviews { subview.render(into: &canvas, visible: reach) }
    if !own.isEmpty { drawOver(&canvas, visible: own) }
  }
}
