import Drawing
import Primitives

/// What clipping cuts off, for those who want to see it.
extension View {
  /// Paints, in the coordinates of the superview, the content that the view and those in it cut off: for every view that
  /// clips, the parts of its content that lie around it.
  ///
  /// Each such part is painted once, as it would show without that one view's clipping. `area` is the part of the
  /// superview's coordinates that is wanted: what lies outside costs nothing.
  final func renderHiddenContent(into canvas: inout Canvas, area: Rect) {
    guard !isHidden, alpha > 0 else { return }
    let wanted = Rect(
      origin: pointFromSuperview(area.origin), size: Size(width: area.width / scale, height: area.height / scale))
    let translation = frame.origin - (bounds.origin.vector * scale)
    canvas.group(translation: Vector(x: translation.x, y: translation.y), scale: scale, opacity: alpha) { canvas in
      // The window clips without saying so.
      if clipsToBounds || superview == nil {
        for part in wanted.parts(around: bounds) { renderContent(in: part, &canvas) }
      }
      for subview in subviews where subview.canHideContent {
        subview.renderHiddenContent(into: &canvas, area: wanted)
      }
    }
  }

  /// Paints the part of the content that lies in a part around the view.
  private func renderContent(in part: Rect, _ canvas: inout Canvas) {
    let content = asScrollingView.map { Rect(origin: .zero, size: $0.contentSize) } ?? bounds
    let own = part.intersection(content)
    guard !own.isEmpty || !subviews.isEmpty else { return }
    canvas.clipped(to: part) { canvas in
      if !own.isEmpty {
        if let backgroundColor, backgroundColor.alpha > 0 { canvas.fill(own, backgroundColor) }
        draw(&canvas, visible: own)
      }
      for subview in subviews { subview.render(into: &canvas, visible: part) }
    }
  }

  /// Whether it or a view in it clips.
  private var canHideContent: Bool { clipsToBounds || subviews.contains { $0.canHideContent } }
}

extension Rect {
  /// The up to four parts of this rectangle that lie outside another one: above, below, left and right of it.
  ///
  /// They do not overlap, and together with the intersection of both they are this rectangle.
  public func parts(around other: Rect) -> [Rect] {
    let inner = intersection(other)
    guard !inner.isEmpty else { return isEmpty ? [] : [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: inner.minY - minY),
      Rect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      Rect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      Rect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { !$0.isEmpty }
  }
}
