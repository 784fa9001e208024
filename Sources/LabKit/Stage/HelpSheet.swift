import Drawing
import Primitives

/// Every key of the window in a sheet over the stage.
struct HelpSheet {
  private static let rowHeight = 32.0
  private static let columnWidth = 300.0
  private static let padding = 28.0

  func draw(in window: Rect, _ canvas: inout Canvas) {
    canvas.fill(window, Color.black.opacity(0.6))
    let bindings = KeyBindings.all
    let room = window.width - 32 - 2 * Self.padding
    let columns = room >= 2 * Self.columnWidth ? 2 : 1
    let rows = (bindings.count + columns - 1) / columns
    let width = min(room, Double(columns) * Self.columnWidth)
    let height = 76 + Double(rows) * Self.rowHeight + 24
    // A window that is too low for the sheet gets it smaller, not cut off.
    let scale = min(1, (window.height - 16) / height, (window.width - 16) / (width + 2 * Self.padding))
    let size = Size(width: width + 2 * Self.padding, height: height)
    let origin = Vector(
      x: window.midX - size.width * scale / 2, y: max(8, window.midY - size.height * scale / 2))
    canvas.group(translation: origin, scale: scale) { canvas in
      let sheet = Rect(origin: .zero, size: size)
      canvas.shadow(sheet.offset(by: Vector(x: 0, y: 8)), radius: 18, blur: 32, Color.black.opacity(0.5))
      canvas.fill(sheet, radius: 18, OverlayPalette.panel)
      canvas.stroke(sheet, radius: 18, width: 1, OverlayPalette.panelEdge)
      canvas.line("Keys", x: Self.padding, middle: 38, width: width, OverlayType.title)
      canvas.line(
        "? closes", x: Self.padding, middle: 38, width: width, OverlayType.note.aligned(.trailing))
      for (index, binding) in bindings.enumerated() {
        let place = Point(
          x: Self.padding + Double(index / rows) * Self.columnWidth,
          y: 76 + Double(index % rows) * Self.rowHeight)
        draw(binding, at: place, width: min(width, Self.columnWidth), &canvas)
      }
    }
  }

  private func draw(_ binding: KeyBindings.Binding, at origin: Point, width: Double, _ canvas: inout Canvas) {
    let name = KeyBindings.label(of: binding.key)
    let capWidth = max(28, (TextMeasure.width(name, OverlayType.key) + 18).rounded(.up))
    canvas.keyCap(name, in: Rect(x: origin.x, y: origin.y, width: capWidth, height: 24))
    canvas.line(binding.about, x: origin.x + 76, middle: origin.y + 12, width: width - 88, OverlayType.body)
  }
}
