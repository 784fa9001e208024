import Drawing
import InteractionKit
import Primitives

extension LabStage {
  private static let tuningMargin = 24.0
  /// The width below which phones do not make room for the tuning panel, in points.
  private static let narrowestComparison = 500.0
  /// The width below which a chart beside panels says nothing, in points.
  private static let narrowestChart = 400.0

  /// Where everything lies that stands side by side.
  ///
  /// - Parameters:
  ///   - output: the frame of the phone that is selected: its overlays say whether panels are shown.
  public func geometry(comparing count: Int, _ output: FrameOutput, window: Size) -> ComparisonGeometry {
    let frame = OverlayFrame(output.inspector, stage: info)
    let showsPanels = shownOverlays.contains { $0.panelHeight(for: frame, width: StageGeometry.smallestPanelWidth) > 0 }
    return ComparisonGeometry(
      window: roomForPhones(in: window), viewport: output.inspector.viewport, count: count, showsPanels: showsPanels)
  }

  /// The part of a window that the tuning panel leaves to phones that stand side by side.
  private func roomForPhones(in window: Size) -> Size {
    let side = TuningLayout.width + Self.tuningMargin
    guard tuning != nil, window.width - side >= Self.narrowestComparison else { return window }
    return Size(width: window.width - side, height: window.height)
  }

  /// Where the tuning panel may lie beside phones that stand side by side, or over them where there is no room.
  func tuningRoom(comparing window: Size) -> Rect {
    guard tuning != nil else { return .zero }
    let width = min(TuningLayout.width, window.width - 16)
    let isBeside = roomForPhones(in: window) != window
    let top = isBeside ? Self.tuningMargin : window.height * 0.45
    let margin = isBeside ? Self.tuningMargin : 8
    return Rect(x: window.width - margin - width, y: top, width: width, height: window.height - top - margin)
  }

  /// What a window of a size shows of several runs.
  ///
  /// Overlays show the selected one.
  ///
  /// - Parameters:
  ///   - runs: the runs; those without a frame are left out.
  ///   - selected: the place of the selected run.
  public func displayList(of runs: [ComparedRun], selected: Int, window: Size) -> DisplayList {
    var canvas = Canvas()
    drawRoom(window, &canvas)
    let shown = runs.compactMap { run in run.output.map { (run: run, output: $0) } }
    guard !shown.isEmpty else { return canvas.displayList }
    let selected = min(max(0, selected), shown.count - 1)
    let geometry = geometry(comparing: shown.count, shown[selected].output, window: window)
    let frame = OverlayFrame(
      shown[selected].output.inspector, stage: info, hiddenContent: shown[selected].output.hiddenContent)
    // Before the captions and the other phones, which stand on it.
    drawAround(frame, geometry.phones[selected], overlays: shownOverlays, &canvas)
    drawLine(caption(of: runs.map(\.choice)), in: geometry.captionFrame, &canvas)
    for (index, entry) in shown.enumerated() {
      let isSelected = index == selected
      drawPhone(
        entry.output, isSelected ? frame : OverlayFrame(entry.output.inspector, stage: info), geometry.phones[index],
        overlays: isSelected ? shownOverlays : [], &canvas)
      drawName(
        entry.run.choice.title, color: OverlayPalette.view(index), isSelected: isSelected,
        in: geometry.nameFrames[index], &canvas)
      MeasureStrip(inspector: entry.output.inspector, color: OverlayPalette.view(index))
        .draw(in: geometry.stripFrames[index], &canvas)
    }
    var chartFrame = geometry.chartFrame
    if geometry.panelsStandBeside {
      drawPanels(frame, in: geometry.panelFrame, fromBottom: false, &canvas)
    } else if !geometry.panelFrame.isEmpty {
      let rest = drawPanelRow(frame, in: geometry.panelFrame, &canvas)
      if rest.width >= Self.narrowestChart { chartFrame = rest }
    }
    ComparisonChart(
      lines: shown.enumerated().map { index, entry in
        .init(title: entry.run.choice.title, curve: entry.run.curve, color: OverlayPalette.view(index))
      }
    ).draw(in: chartFrame, &canvas)
    drawTuning(in: tuningRoom(comparing: window), &canvas)
    if let menu { SceneMenuSheet(menu: menu).draw(in: window, &canvas) }
    if showsHelp { HelpSheet().draw(in: Rect(origin: .zero, size: window), &canvas) }
    return canvas.displayList
  }

  /// The scene, and what all runs have in common.
  private func caption(of choices: [ComparedChoice]) -> String {
    let strategies = Set(choices.map(\.configuration.strategy))
    let presets = Set(choices.map(\.configuration.preset))
    let common = [
      info.scene?.title, strategies.count == 1 ? info.strategyEntry?.title : nil,
      presets.count == 1 ? info.presetTitle : nil,
    ]
    return common.compactMap { $0 }.joined(separator: " · ")
  }

  /// A name with its colour in the middle over its phone; the selected one stands on a field.
  private func drawName(
    _ name: String, color: Color, isSelected: Bool, in rect: Rect, _ canvas: inout Canvas
  ) {
    let style = TextStyle(.semibold, size: 14, color: isSelected ? OverlayPalette.text : OverlayPalette.secondaryText)
    let wanted = TextMeasure.width(name, style) * 1.05 + 38
    let width = min(rect.width, wanted.rounded(.up))
    let field = Rect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height - 4)
    if isSelected {
      canvas.fill(field, radius: field.height / 2, OverlayPalette.field)
      canvas.stroke(field, radius: field.height / 2, width: 1, OverlayPalette.track)
    }
    canvas.fillCircle(center: Point(x: field.minX + 14, y: field.midY), radius: 5, color)
    canvas.line(name, x: field.minX + 26, middle: field.midY, width: width - 34, style)
  }
}
