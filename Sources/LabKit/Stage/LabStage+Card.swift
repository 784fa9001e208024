import Drawing
import Primitives

extension LabStage {
  private static let padding = 20.0

  /// Where the card that names the run lies, beside the phone: all of the column's head without overlays, one line with
  /// them.
  func cardFrame(_ geometry: StageGeometry) -> Rect {
    let area = geometry.panelFrame
    let height = isCardLarge(geometry) ? largeCardHeight(width: area.width) : Self.lineHeight
    return Rect(x: area.minX, y: area.minY, width: area.width, height: min(height, area.height))
  }

  /// The height of a card of one line.
  static let lineHeight = 44.0

  /// Whether there is nothing beside the phone that the card leaves its room to.
  private func isCardLarge(_ geometry: StageGeometry) -> Bool {
    shownOverlays.isEmpty && geometry.panelFrame.height > Self.lineHeight
  }

  /// Draws the card.
  func drawCard(_ geometry: StageGeometry, _ canvas: inout Canvas) {
    let rect = cardFrame(geometry)
    canvas.clipped(to: rect) { canvas in
      if isCardLarge(geometry) { drawLargeCard(in: rect, &canvas) } else { drawLine(in: rect, &canvas) }
    }
  }

  /// Draws the caption under a phone that has nothing beside it.
  func drawCaption(_ geometry: StageGeometry, _ canvas: inout Canvas) { drawLine(in: geometry.captionFrame, &canvas) }

  /// Scene, strategy and preset at the left, the key for help at the right.
  private func drawLine(in rect: Rect, _ canvas: inout Canvas) { drawLine(info.caption, in: rect, &canvas) }

  /// Some words and what is special at the left, the key for help at the right.
  func drawLine(_ words: String, in rect: Rect, _ canvas: inout Canvas) {
    let left = drawKeyToHelp(in: rect, &canvas)
    let text = info.notice.isEmpty ? words : "\(words) · \(info.notice)"
    canvas.line(
      text, x: rect.minX, middle: rect.midY, width: left - rect.minX - 12,
      TextStyle(.medium, size: 13, color: OverlayPalette.text))
  }

  /// Draws the key that shows all keys at the right of a line.
  ///
  /// - Returns: where it begins.
  @discardableResult
  private func drawKeyToHelp(in rect: Rect, _ canvas: inout Canvas) -> Double {
    let keys = "keys"
    let width = TextMeasure.width(keys, OverlayType.note)
    let cap = Rect(x: rect.maxX - width - 30, y: rect.midY - 10, width: 22, height: 20)
    canvas.keyCap("?", in: cap)
    canvas.line(keys, x: cap.maxX + 8, middle: rect.midY, width: width + 8, OverlayType.note)
    return cap.minX
  }

  // MARK: The large card

  private func aboutLines(width: Double) -> [String] {
    TextMeasure.balancedLines(info.scene?.about ?? "", Self.aboutStyle, width: width, limit: 3)
  }

  private func strategyLines(width: Double) -> [String] {
    TextMeasure.balancedLines(info.strategyEntry?.about ?? "", OverlayType.note, width: width, limit: 3)
  }

  private static let aboutStyle = TextStyle(.regular, size: 15, color: OverlayPalette.secondaryText)

  private func presetLines(width: Double) -> [String] {
    TextMeasure.balancedLines(info.preset?.about ?? "", OverlayType.note, width: width - 96, limit: 4)
  }

  /// A part of the large card with a head of its own.
  private enum Section: CaseIterable {
    case strategies, physics, keys
  }

  private func height(of section: Section, width: Double) -> Double {
    switch section {
    case .strategies:
      68 + Double(chipRows(strategies: info.strategies, width: width).count) * 40
        + Double(strategyLines(width: width).count) * 20
    case .physics: 68 + Double(presetLines(width: width).count) * 20
    case .keys: 68 + Double((Self.hints.count + columns(width) - 1) / columns(width)) * 32
    }
  }

  private func headHeight(width: Double) -> Double { 92 + Double(aboutLines(width: width).count) * 22 }

  private func largeCardHeight(width: Double) -> Double {
    let inner = width - 2 * Self.padding
    return headHeight(width: inner) + Section.allCases.map { height(of: $0, width: inner) }.reduce(0, +)
  }

  /// The sections for which there is room: the strategies before the keys, and those before the physics.
  private func sections(width: Double, height: Double) -> Set<Section> {
    var left = height - headHeight(width: width) + 32
    var shown: Set<Section> = []
    for section in [Section.strategies, .keys, .physics] {
      let needed = self.height(of: section, width: width)
      guard needed <= left else { break }
      shown.insert(section)
      left -= needed
    }
    return shown
  }

  private func columns(_ width: Double) -> Int { width >= 320 ? 2 : 1 }

  private static let hints: [KeyBindings.Binding] = KeyBindings.all.filter { binding in
    switch binding.action {
    case .toggleOverlay, .nextStrategy, .nextScene, .nextPreset, .compare, .menu, .tuning, .help: true
    default: false
    }
  }

  private func drawLargeCard(in rect: Rect, _ canvas: inout Canvas) {
    let x = rect.minX + Self.padding
    let width = rect.width - 2 * Self.padding
    var y = rect.minY + 40
    if !info.notice.isEmpty {
      canvas.line(info.notice, x: x, middle: rect.minY + 14, width: width, OverlayType.label)
    }
    canvas.line(
      info.scene?.title ?? "", x: x, middle: y, width: width, TextStyle(.bold, size: 28, color: OverlayPalette.text))
    y += 36
    for line in aboutLines(width: width) {
      canvas.line(line, x: x, middle: y, width: width, Self.aboutStyle)
      y += 22
    }
    y += 28
    let shown = sections(width: width, height: rect.height)
    if shown.contains(.strategies) { drawStrategies(x: x, y: &y, width, &canvas) }
    if shown.contains(.physics) { drawPhysics(x: x, y: &y, width, &canvas) }
    if shown.contains(.keys) {
      section("Keys", x: x, y: &y, width, &canvas)
      drawHints(x: x, y: y, width: width, &canvas)
    } else {
      drawKeyToHelp(in: Rect(x: x, y: rect.minY + 30, width: width, height: 20), &canvas)
    }
  }

  private func drawStrategies(x: Double, y: inout Double, _ width: Double, _ canvas: inout Canvas) {
    section("How the conflict is resolved", x: x, y: &y, width, &canvas)
    for row in chipRows(strategies: info.strategies, width: width) {
      for chip in row { drawChip(chip, origin: Point(x: x, y: y - 4), &canvas) }
      y += 40
    }
    for line in strategyLines(width: width) {
      canvas.line(line, x: x, middle: y + 8, width: width, OverlayType.note)
      y += 20
    }
    y += 36
  }

  private func drawPhysics(x: Double, y: inout Double, _ width: Double, _ canvas: inout Canvas) {
    section("Physics", x: x, y: &y, width, &canvas)
    canvas.line(info.presetTitle ?? "", x: x, middle: y + 4, width: 88, OverlayType.name)
    for line in presetLines(width: width) {
      canvas.line(line, x: x + 96, middle: y + 4, width: width - 96, OverlayType.note)
      y += 20
    }
    y += 32
  }

  private func section(_ title: String, x: Double, y: inout Double, _ width: Double, _ canvas: inout Canvas) {
    canvas.fill(Rect(x: x, y: y - 12, width: width, height: 1), OverlayPalette.panelEdge)
    canvas.line(title, x: x, middle: y + 6, width: width, OverlayType.label)
    y += 32
  }

  private func drawHints(x: Double, y: Double, width: Double, _ canvas: inout Canvas) {
    let columns = columns(width)
    let rows = (Self.hints.count + columns - 1) / columns
    for (index, binding) in Self.hints.enumerated() {
      let left = x + Double(index / rows) * width / Double(columns)
      let top = y + Double(index % rows) * 32 - 8
      canvas.keyCap(binding.key, in: Rect(x: left, y: top, width: 26, height: 24))
      canvas.line(
        binding.about, x: left + 38, middle: top + 12, width: width / Double(columns) - 50, OverlayType.note)
    }
  }

  // MARK: Strategies

  /// A strategy's field with its place in the row.
  private struct Chip {
    var entry: Catalogue.Entry
    var rect: Rect
  }

  private func chipRows(strategies: [Catalogue.Entry], width: Double) -> [[Chip]] {
    var rows: [[Chip]] = []
    var row: [Chip] = []
    var x = 0.0
    for entry in strategies {
      let extent = (TextMeasure.width(entry.title, OverlayType.name) * 1.03 + 28).rounded(.up)
      if !row.isEmpty, x + extent > width {
        rows.append(row)
        row = []
        x = 0
      }
      row.append(Chip(entry: entry, rect: Rect(x: x, y: 0, width: extent, height: 30)))
      x += extent + 8
    }
    return row.isEmpty ? rows : rows + [row]
  }

  private func drawChip(_ chip: Chip, origin: Point, _ canvas: inout Canvas) {
    let rect = chip.rect.offset(by: origin.vector)
    let isChosen = chip.entry.id == info.strategy
    if isChosen {
      canvas.fill(rect, radius: 15, OverlayPalette.accent)
    } else {
      canvas.stroke(rect, radius: 15, width: 1, OverlayPalette.track)
    }
    canvas.text(
      chip.entry.title, in: rect,
      OverlayType.name.colored(isChosen ? OverlayPalette.stageBottom : OverlayPalette.secondaryText).aligned(.center))
  }
}
