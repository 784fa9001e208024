import Drawing
import Primitives

/// Draws the tuning panel.
struct TuningSheet {
  let panel: TuningPanel
  let layout: TuningLayout

  func draw(_ canvas: inout Canvas) {
    let frame = layout.frame
    canvas.fill(frame, radius: 14, OverlayPalette.panel)
    canvas.stroke(frame, radius: 14, width: 1, OverlayPalette.panelEdge)
    drawHead(&canvas)
    canvas.clipped(to: layout.body) { canvas in
      for head in layout.heads where head.rect.intersects(layout.body) {
        drawSectionHead(head.title, head.rect, &canvas)
      }
      for line in layout.lines where line.frame.intersects(layout.body) { draw(line, &canvas) }
    }
    drawScrollIndicator(&canvas)
    canvas.clipped(to: layout.foot) { drawFoot(&$0) }
  }

  private func drawHead(_ canvas: inout Canvas) {
    let room = layout.resetButton.minX - 8 - layout.foot.minX
    if TextMeasure.width("Tuning", OverlayType.heading) < room {
      canvas.line("Tuning", x: layout.foot.minX, middle: layout.closeButton.midY, width: room, OverlayType.heading)
    }
    drawButton("Reset", in: layout.resetButton, isOn: panel.isChanged, &canvas)
    drawButton("Save", in: layout.saveButton, isOn: true, &canvas)
    canvas.keyCap("u", in: layout.closeButton)
  }

  private func drawButton(_ title: String, in rect: Rect, isOn: Bool, _ canvas: inout Canvas) {
    canvas.stroke(rect, radius: rect.height / 2, width: 1, OverlayPalette.track)
    canvas.text(
      title, in: rect,
      OverlayType.name.colored(isOn ? OverlayPalette.text : OverlayPalette.secondaryText.opacity(0.55)).aligned(.center)
    )
  }

  private func drawSectionHead(_ title: String, _ rect: Rect, _ canvas: inout Canvas) {
    canvas.line(
      title, x: rect.minX, middle: rect.maxY - 16, width: rect.width,
      TextStyle(.semibold, size: 12, color: OverlayPalette.secondaryText))
    canvas.fill(Rect(x: rect.minX, y: rect.maxY - 5, width: rect.width, height: 1), OverlayPalette.panelEdge)
  }

  // MARK: Rows

  private func draw(_ line: TuningLayout.Line, _ canvas: inout Canvas) {
    let isSelected = line.row.tunable.id == panel.selection
    if isSelected { canvas.fill(line.frame.inset(by: EdgeRoom.selection), radius: 6, OverlayPalette.field) }
    if line.row.isChanged {
      canvas.fillCircle(center: Point(x: line.mark.midX + 1, y: line.mark.midY), radius: 3, OverlayPalette.accent)
    }
    canvas.text(line.row.tunable.title, in: line.title, OverlayType.body)
    if line.row.tunable.choices.isEmpty {
      drawSlider(line, isSelected: isSelected, &canvas)
    } else if line.row.isSwitch {
      drawSwitch(line, &canvas)
    } else {
      drawChoice(line, &canvas)
    }
  }

  private func drawSlider(_ line: TuningLayout.Line, isSelected: Bool, _ canvas: inout Canvas) {
    let track = Rect(x: line.control.minX, y: line.control.midY - 2, width: line.control.width, height: 4)
    let scale = line.row.scale
    let knob = track.minX + track.width * scale.place(of: line.row.value)
    let standard = track.minX + track.width * scale.place(of: line.row.standard)
    canvas.fill(track, radius: 2, OverlayPalette.track)
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: knob - track.minX, height: 4), radius: 2,
      OverlayPalette.accent.opacity(0.75))
    canvas.fill(Rect(x: standard - 0.5, y: track.minY - 4, width: 1, height: 12), OverlayPalette.secondaryText)
    canvas.fillCircle(center: Point(x: knob, y: track.midY), radius: 6.5, OverlayPalette.panel)
    canvas.fillCircle(
      center: Point(x: knob, y: track.midY), radius: 5.5,
      panel.held?.row == line.row.tunable.id || isSelected ? OverlayPalette.accent : OverlayPalette.text)
    canvas.text(Self.figure(of: line.row, width: line.figure.width), in: line.figure, OverlayType.readout)
  }

  /// The value with its unit; without it where both have no room, since the foot says the unit too.
  static func figure(of row: TuningPanel.Row, width: Double) -> String {
    let number = JSONText.number(row.value)
    let whole = row.tunable.unit.isEmpty ? number : "\(number) \(row.tunable.unit)"
    return TextMeasure.width(whole, OverlayType.readout) * 1.05 <= width ? whole : number
  }

  private func drawSwitch(_ line: TuningLayout.Line, _ canvas: inout Canvas) {
    let isOn = line.row.value >= 0.5
    let rect = line.control
    canvas.fill(rect, radius: rect.height / 2, isOn ? OverlayPalette.accent : OverlayPalette.track)
    let knob = Point(x: isOn ? rect.maxX - rect.height / 2 : rect.minX + rect.height / 2, y: rect.midY)
    canvas.fillCircle(
      center: knob, radius: rect.height / 2 - 3, isOn ? OverlayPalette.stageBottom : OverlayPalette.text)
  }

  private func drawChoice(_ line: TuningLayout.Line, _ canvas: inout Canvas) {
    let rect = line.control
    let names = line.row.tunable.choices
    let place = Int(min(max(line.row.value.rounded(), 0), Double(names.count - 1)))
    canvas.fill(rect, radius: 6, OverlayPalette.stageBottom)
    canvas.stroke(rect, radius: 6, width: 1, OverlayPalette.track)
    for (x, tip) in [(rect.minX + 12, -3.0), (rect.maxX - 12, 3.0)] {
      canvas.polyline(
        [
          Point(x: x - tip / 2, y: rect.midY - 4), Point(x: x + tip / 2 + tip * 0.17, y: rect.midY),
          Point(x: x - tip / 2, y: rect.midY + 4),
        ],
        width: 1.5, OverlayPalette.secondaryText)
    }
    canvas.text(
      names[place], in: Rect(x: rect.minX + 20, y: rect.minY, width: rect.width - 40, height: rect.height),
      OverlayType.name.aligned(.center))
  }

  // MARK: Around the rows

  private func drawScrollIndicator(_ canvas: inout Canvas) {
    guard layout.contentHeight > layout.body.height, layout.body.height > 40 else { return }
    let share = layout.body.height / layout.contentHeight
    let height = max(24, layout.body.height * share)
    let way = layout.scrollOffset / (layout.contentHeight - layout.body.height)
    let top = layout.body.minY + (layout.body.height - height) * way
    canvas.fill(
      Rect(x: layout.frame.maxX - 7, y: top + 2, width: 3, height: height - 4), radius: 1.5, OverlayPalette.track)
  }

  /// What a script calls the selected row, what it may be, and where its standard value comes from; or what was done.
  private func drawFoot(_ canvas: inout Canvas) {
    let foot = layout.foot
    canvas.fill(Rect(x: foot.minX, y: foot.minY, width: foot.width, height: 1), OverlayPalette.panelEdge)
    guard let row = panel.selectedRow else { return }
    if layout.footIsLow, !panel.message.isEmpty {
      canvas.line(panel.message, x: foot.minX, middle: foot.minY + 19, width: foot.width, OverlayType.body)
      return
    }
    canvas.line(
      row.tunable.id, x: foot.minX, middle: foot.minY + 19, width: foot.width,
      TextStyle(.mono, size: 12, color: OverlayPalette.text))
    let range = "\(JSONText.number(row.tunable.range.lowerBound)) … \(JSONText.number(row.tunable.range.upperBound))"
    let bounds = row.tunable.choices.isEmpty ? "\(range) \(row.tunable.unit)" : "\(row.tunable.choices.count) choices"
    canvas.line(
      bounds, x: foot.minX, middle: foot.minY + 19, width: foot.width, OverlayType.label.aligned(.trailing))
    let source = row.tunable.source
    let said =
      !panel.message.isEmpty
      ? panel.message
      : source.isEmpty
        ? "Arrow keys select and change, backspace resets." : source.prefix(1).uppercased() + source.dropFirst()
    let lines = TextMeasure.balancedLines(said, OverlayType.note, width: foot.width, limit: 3)
    for (index, words) in lines.enumerated() {
      canvas.line(
        words, x: foot.minX, middle: foot.minY + 40 + Double(index) * 17, width: foot.width,
        panel.message.isEmpty ? OverlayType.note : OverlayType.body)
    }
  }

  private enum EdgeRoom {
    static let selection = EdgeInsets(top: 1, left: -6, bottom: 1, right: -6)
  }
}
