import Drawing
import Primitives

/// Every key of the window in a sheet over the stage: what each overlay shows at the left, all else at the right.
struct HelpSheet {
  private static let rowHeight = 32.0
  private static let overlayRowHeight = 72.0
  private static let overlayWidth = 380.0
  private static let columnWidth = 264.0
  private static let columnGap = 40.0
  private static let padding = 28.0
  private static let top = 76.0
  private static let capColumn = 76.0

  func draw(in window: Rect, _ canvas: inout Canvas) {
    canvas.fill(window, Color.black.opacity(0.6))
    let both = Self.overlayWidth + Self.columnGap + Self.columnWidth
    let isWide = window.width - 32 - 2 * Self.padding >= both
    let others = KeyBindings.all.filter { overlay(of: $0) == nil }
    let width = isWide ? both : 300
    let rows =
      isWide
      ? max(Double(OverlayRegistry.all.count) * Self.overlayRowHeight, Double(others.count) * Self.rowHeight)
      : Double(KeyBindings.all.count) * Self.rowHeight
    let size = Size(width: width + 2 * Self.padding, height: Self.top + rows + 20)
    // A window that is too small for the sheet gets it smaller, not cut off.
    let scale = min(1, (window.height - 16) / size.height, (window.width - 16) / size.width)
    let origin = Vector(x: window.midX - size.width * scale / 2, y: max(8, window.midY - size.height * scale / 2))
    canvas.group(translation: origin, scale: scale) { canvas in
      drawSheet(Rect(origin: .zero, size: size), width: width, &canvas)
      guard isWide else {
        drawColumn(KeyBindings.all, at: Point(x: Self.padding, y: Self.top), width: width, &canvas)
        return
      }
      drawOverlays(at: Point(x: Self.padding, y: Self.top), &canvas)
      let left = Self.padding + Self.overlayWidth + Self.columnGap
      drawColumn(others, at: Point(x: left, y: Self.top), width: Self.columnWidth, &canvas)
    }
  }

  private func overlay(of binding: KeyBindings.Binding) -> (any Overlay)? {
    if case .toggleOverlay(let id) = binding.action { OverlayRegistry.overlay(id) } else { nil }
  }

  private func drawSheet(_ sheet: Rect, width: Double, _ canvas: inout Canvas) {
    canvas.shadow(sheet.offset(by: Vector(x: 0, y: 8)), radius: 18, blur: 32, Color.black.opacity(0.5))
    canvas.fill(sheet, radius: 18, OverlayPalette.panel)
    canvas.stroke(sheet, radius: 18, width: 1, OverlayPalette.panelEdge)
    canvas.line("Keys", x: Self.padding, middle: 38, width: width, OverlayType.title)
    canvas.line("? closes", x: Self.padding, middle: 38, width: width, OverlayType.note.aligned(.trailing))
  }

  private func drawColumn(
    _ bindings: [KeyBindings.Binding], at origin: Point, width: Double, _ canvas: inout Canvas
  ) {
    for (index, binding) in bindings.enumerated() {
      let y = origin.y + Double(index) * Self.rowHeight
      drawKey(binding, at: Point(x: origin.x, y: y), &canvas)
      canvas.line(
        binding.about, x: origin.x + Self.capColumn, middle: y + 12, width: width - Self.capColumn, OverlayType.body)
    }
  }

  /// The overlays, each with what it shows.
  private func drawOverlays(at origin: Point, _ canvas: inout Canvas) {
    let width = Self.overlayWidth - 44
    var y = origin.y
    for binding in KeyBindings.all {
      guard let overlay = overlay(of: binding) else { continue }
      drawKey(binding, at: Point(x: origin.x, y: y), &canvas)
      canvas.line(overlay.title, x: origin.x + 44, middle: y + 12, width: width, OverlayType.name)
      let lines = TextMeasure.balancedLines(overlay.about, OverlayType.note, width: width, limit: 2)
      for (index, line) in lines.enumerated() {
        canvas.line(line, x: origin.x + 44, middle: y + 32 + Double(index) * 18, width: width, OverlayType.note)
      }
      y += Self.overlayRowHeight
    }
  }

  private func drawKey(_ binding: KeyBindings.Binding, at origin: Point, _ canvas: inout Canvas) {
    let name = KeyBindings.label(of: binding.key)
    let width = max(28, (TextMeasure.width(name, OverlayType.key) + 18).rounded(.up))
    canvas.keyCap(name, in: Rect(x: origin.x, y: origin.y, width: width, height: 24))
  }
}
