import Drawing
import InteractionKit
import Primitives

/// The measures of a run's latest stroke, under its phone.
struct MeasureStrip {
  /// The frame that shows.
  var inspector: InspectorFrame
  /// The run's colour.
  var color: Color

  /// The width from which the measures stand in two columns, in points.
  static let wideWidth = 292.0
  private static let rowHeight = 20.0
  private static let padding = 12.0

  func draw(in rect: Rect, _ canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    canvas.fill(rect, radius: 10, OverlayPalette.panel)
    canvas.stroke(rect, radius: 10, width: 1, OverlayPalette.panelEdge)
    canvas.fill(Rect(x: rect.minX + 12, y: rect.minY, width: rect.width - 24, height: 2), color)
    let measures = StrokeMeasure.all.filter(\.isInStrip)
    // Two columns where both labels and numbers fit, else one.
    let columns = rect.width >= Self.wideWidth ? 2 : 1
    let rows = (measures.count + columns - 1) / columns
    let inner = rect.width - 2 * Self.padding
    let width = columns == 2 ? (inner - 16) / 2 : inner
    let top = rect.midY - Double(rows) * Self.rowHeight / 2 + Self.rowHeight / 2
    for (index, measure) in measures.enumerated() {
      let x = rect.minX + Self.padding + Double(index / rows) * (width + 16)
      let middle = top + Double(index % rows) * Self.rowHeight
      canvas.line(measure.title, x: x, middle: middle, width: width - 44, OverlayType.label)
      canvas.line(text(measure), x: x, middle: middle, width: width, OverlayType.readout)
    }
  }

  private func text(_ measure: StrokeMeasure) -> String {
    guard (inspector.number("stroke.count") ?? 0) > 0 else { return "–" }
    return measure.text(inspector.number(measure.value) ?? 0)
  }
}
