import Drawing
import Primitives

/// How much room each panel gets.
struct PanelLayout {
  /// The room between panels.
  static let gap = 12.0
  /// The room inside a panel at its sides.
  static let side = 16.0
  /// The room inside a panel at its bottom.
  static let padding = 12.0
  /// The room for a panel's head.
  static let head = 36.0

  /// The heights of the panels' contents, 0 for those that do not fit.
  let heights: [Double]

  /// Shares `available` among panels that want heights: all get what they want where there is room for it; else the
  /// tallest give first, down to their least heights, and then the last leave.
  init(wanted: [Double], least: [Double], available: Double) {
    func used(_ heights: [Double]) -> Double {
      let shown = heights.filter { $0 > 0 }
      return shown.reduce(0, +) + Double(shown.count) * (Self.head + Self.padding)
        + Double(max(0, shown.count - 1)) * Self.gap
    }
    var heights = wanted
    var index = heights.count - 1
    while index >= 0, used(zip(heights, least).map { min($0, $1) }) > available {
      heights[index] = 0
      index -= 1
    }
    var surplus = used(heights) - available
    while surplus > 0.01 {
      // The tallest panels come down to the next tallest, or to their least heights.
      let open = heights.indices.filter { heights[$0] > min(wanted[$0], least[$0]) + 0.01 }
      guard let tallest = open.map({ heights[$0] }).max() else { break }
      let cut = open.filter { heights[$0] >= tallest - 0.01 }
      let below = open.map { heights[$0] }.filter { $0 < tallest - 0.01 }.max() ?? 0
      let step = min(surplus / Double(cut.count), max(0.5, tallest - below))
      for place in cut { heights[place] = max(min(wanted[place], least[place]), heights[place] - step) }
      surplus = used(heights) - available
    }
    self.heights = heights
  }
}

extension LabStage {
  /// Draws the panels of the overlays that are on: beside the phone from the top, over it from the bottom.
  func drawPanels(_ frame: OverlayFrame, _ geometry: StageGeometry, _ canvas: inout Canvas) {
    if geometry.panelsLieOver, tuning != nil { return }
    let area = geometry.panelsLieOver ? lowerPart(of: geometry) : belowCard(geometry)
    drawPanels(frame, in: area, fromBottom: geometry.panelsLieOver, &canvas)
  }

  /// Draws the panels one above the other.
  func drawPanels(_ frame: OverlayFrame, in area: Rect, fromBottom: Bool, _ canvas: inout Canvas) {
    let content = area.width - 2 * PanelLayout.side
    let panels = shownOverlays.map { (overlay: $0, height: $0.panelHeight(for: frame, width: content)) }
      .filter { $0.height > 0 }
    let layout = PanelLayout(
      wanted: panels.map(\.height), least: panels.map(\.overlay.smallestPanelHeight), available: area.height)
    let frames = rects(layout.heights, in: area, fromBottom: fromBottom)
    for (panel, rect) in zip(panels, frames) where !rect.isEmpty { drawPanel(panel.overlay, frame, in: rect, &canvas) }
  }

  /// Draws the panels side by side, as many as have room; each is as high as the area, or as it wants to be.
  ///
  /// - Returns: the part of the area at the right that they leave.
  func drawPanelRow(_ frame: OverlayFrame, in area: Rect, _ canvas: inout Canvas) -> Rect {
    let most = max(1, Int((area.width + PanelLayout.gap) / (StageGeometry.smallestPanelWidth + PanelLayout.gap)))
    let shown = shownOverlays.filter { $0.panelHeight(for: frame, width: StageGeometry.smallestPanelWidth) > 0 }
      .prefix(most)
    guard !shown.isEmpty else { return area }
    let room = (area.width - PanelLayout.gap * Double(shown.count - 1)) / Double(shown.count)
    let width = min(room, 480)
    for (index, overlay) in shown.enumerated() {
      let wanted = overlay.panelHeight(for: frame, width: width - 2 * PanelLayout.side)
      let height = min(area.height, wanted + PanelLayout.head + PanelLayout.padding)
      let x = area.minX + Double(index) * (width + PanelLayout.gap)
      drawPanel(overlay, frame, in: Rect(x: x, y: area.minY, width: width, height: height), &canvas)
    }
    let used = Double(shown.count) * (width + PanelLayout.gap)
    return Rect(x: area.minX + used, y: area.minY, width: max(0, area.width - used), height: area.height)
  }

  private func drawPanel(_ overlay: any Overlay, _ frame: OverlayFrame, in rect: Rect, _ canvas: inout Canvas) {
    canvas.fill(rect, radius: 14, OverlayPalette.panel)
    canvas.stroke(rect, radius: 14, width: 1, OverlayPalette.panelEdge)
    drawHead(overlay, in: rect, &canvas)
    let inner = Rect(
      x: rect.minX + PanelLayout.side, y: rect.minY + PanelLayout.head,
      width: rect.width - 2 * PanelLayout.side, height: rect.height - PanelLayout.head - PanelLayout.padding)
    canvas.clipped(to: rect, radius: 14) { overlay.drawPanel(frame, in: inner, on: &$0) }
  }

  private func drawHead(_ overlay: any Overlay, in rect: Rect, _ canvas: inout Canvas) {
    let middle = rect.minY + 19
    canvas.line(
      overlay.title, x: rect.minX + PanelLayout.side, middle: middle, width: rect.width - 80, OverlayType.heading)
    canvas.keyCap(overlay.key, in: Rect(x: rect.maxX - PanelLayout.side - 20, y: middle - 10, width: 20, height: 20))
  }

  private func lowerPart(of geometry: StageGeometry) -> Rect { geometry.lowerPart(ofWidth: 560) }

  private func belowCard(_ geometry: StageGeometry) -> Rect {
    let top = cardFrame(geometry).maxY + PanelLayout.gap
    let area = geometry.panelFrame
    return Rect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
  }

  private func rects(_ heights: [Double], in area: Rect, fromBottom: Bool) -> [Rect] {
    let outer = heights.map { $0 > 0 ? $0 + PanelLayout.head + PanelLayout.padding : 0 }
    let shown = outer.filter { $0 > 0 }
    let total = shown.reduce(0, +) + Double(max(0, shown.count - 1)) * PanelLayout.gap
    var top = fromBottom ? area.maxY - total : area.minY
    return outer.map { height in
      guard height > 0 else { return .zero }
      defer { top += height + PanelLayout.gap }
      return Rect(x: area.minX, y: top, width: area.width, height: height)
    }
  }
}
