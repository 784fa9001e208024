import Primitives

/// Where the parts of the tuning panel lie in its frame: drawing and pressing read the same places.
struct TuningLayout {
  /// A row with the places of its parts, in points of the window.
  struct Line {
    let row: TuningPanel.Row
    /// The whole row.
    let frame: Rect
    /// The words.
    let title: Rect
    /// The track of a slider, or the field of a choice or a switch.
    let control: Rect
    /// The figure beside a slider; empty for others.
    let figure: Rect
    /// The mark that gives the row its standard value.
    let mark: Rect
  }

  /// The width that the panel has beside other things.
  static let width = 376.0
  /// The least height of which it is of use.
  static let smallestHeight = 200.0
  private static let side = 16.0
  private static let headHeight = 48.0
  private static let footHeight = 86.0
  /// The height of the foot where a whole one would leave no room for rows: that of its first line.
  private static let lowFootHeight = 36.0
  private static let sectionHeight = 36.0
  private static let rowHeight = 28.0
  private static let controlWidth = 164.0
  private static let figureWidth = 74.0

  /// The panel.
  let frame: Rect
  /// The rows' room, in which they scroll.
  let body: Rect
  /// What is said about the selected row.
  let foot: Rect
  /// Whether the foot has room for its first line only.
  let footIsLow: Bool
  /// The presses at the head.
  let resetButton: Rect, saveButton: Rect
  /// The key that closes the panel.
  let closeButton: Rect
  /// The heads of the sections.
  private(set) var heads: [(title: String, rect: Rect)] = []
  /// The rows, also those that are scrolled out of sight.
  private(set) var lines: [Line] = []
  /// How far the rows are scrolled.
  let scrollOffset: Double
  /// The height of all rows.
  let contentHeight: Double

  /// Lays out the panel in the room that it may take.
  init(_ panel: TuningPanel, in room: Rect) {
    let sections = panel.sections.filter { !$0.rows.isEmpty }
    contentHeight =
      Double(sections.count) * Self.sectionHeight + Double(panel.rows.count) * Self.rowHeight + 8
    footIsLow = room.height < Self.smallestHeight
    let footHeight = footIsLow ? Self.lowFootHeight : Self.footHeight
    let height = min(room.height, Self.headHeight + contentHeight + footHeight)
    frame = Rect(x: room.minX, y: room.minY, width: room.width, height: height)
    body = Rect(
      x: frame.minX, y: frame.minY + Self.headHeight, width: frame.width,
      height: max(0, height - Self.headHeight - footHeight))
    foot = Rect(
      x: frame.minX + Self.side, y: body.maxY, width: frame.width - 2 * Self.side, height: footHeight)
    let middle = frame.minY + Self.headHeight / 2
    closeButton = Rect(x: frame.maxX - Self.side - 22, y: middle - 10, width: 22, height: 20)
    saveButton = Rect(x: closeButton.minX - 12 - 58, y: middle - 13, width: 58, height: 26)
    resetButton = Rect(x: saveButton.minX - 8 - 64, y: middle - 13, width: 64, height: 26)
    let wanted =
      panel.showsSelection
      ? Self.offset(showing: panel.selection, of: sections, height: body.height, from: panel.scrollOffset)
      : panel.scrollOffset
    scrollOffset = min(max(0, wanted), max(0, contentHeight - body.height))
    var y = body.minY - scrollOffset
    let sliders = Self.sliderWidth(panel.rows, foot.width)
    for section in sections {
      heads.append(
        (section.title, Rect(x: foot.minX, y: y, width: foot.width, height: Self.sectionHeight)))
      y += Self.sectionHeight
      for row in section.rows {
        let frame = Rect(x: foot.minX, y: y, width: foot.width, height: Self.rowHeight)
        lines.append(Self.line(row, frame, sliders: sliders))
        y += Self.rowHeight
      }
    }
  }

  private static func line(_ row: TuningPanel.Row, _ frame: Rect, sliders: Double) -> Line {
    let isSlider = row.tunable.choices.isEmpty
    let width = controlWidth(row, sliders: sliders, frame.width)
    let left = frame.maxX - width
    let figure =
      isSlider ? Rect(x: frame.maxX - figureWidth, y: frame.minY, width: figureWidth, height: rowHeight) : .zero
    let control =
      if isSlider {
        Rect(x: left, y: frame.midY - 8, width: max(24, width - figureWidth - 6), height: 16)
      } else if row.isSwitch {
        Rect(x: frame.maxX - 36, y: frame.midY - 10, width: 36, height: 20)
      } else {
        Rect(x: left, y: frame.midY - 11, width: width, height: 22)
      }
    let end = row.isSwitch ? control.minX : left
    return Line(
      row: row, frame: frame,
      title: Rect(x: frame.minX, y: frame.minY, width: end - frame.minX - 8, height: rowHeight),
      control: control, figure: figure, mark: Rect(x: frame.minX - 14, y: frame.midY - 8, width: 14, height: 16))
  }

  /// The width that all sliders have with their figures: in a narrow panel the words of most rows come first, and a figure
  /// and a short track keep their room.
  private static func sliderWidth(_ rows: [TuningPanel.Row], _ width: Double) -> Double {
    let words =
      rows.filter { $0.tunable.choices.isEmpty }
      .map { TextMeasure.width($0.tunable.title, OverlayType.body) * 1.05 + 8 }.max() ?? 0
    return min(max(width - words, figureWidth + 36), controlWidth)
  }

  /// The width of a row's control: a choice has room for its longest name.
  private static func controlWidth(_ row: TuningPanel.Row, sliders: Double, _ width: Double) -> Double {
    let names = row.tunable.choices.map { TextMeasure.width($0, OverlayType.name) * 1.05 + 44 }
    return min(max(sliders, names.max() ?? 0), width * 0.7)
  }

  /// The offset that brings a row into sight, the first of a section with its head, as near to the present one as may be.
  private static func offset(
    showing id: String, of sections: [TuningPanel.Section], height: Double, from present: Double
  ) -> Double {
    var top = 0.0
    for section in sections {
      if let place = section.rows.firstIndex(where: { $0.tunable.id == id }) {
        let bottom = top + sectionHeight + Double(place + 1) * rowHeight
        let first = place == 0 ? top : bottom - rowHeight
        return min(max(present, bottom + 8 - height), first)
      }
      top += sectionHeight + Double(section.rows.count) * rowHeight
    }
    return present
  }

  /// Something that can be pressed.
  enum Hit {
    /// A slider's row, at a place of its track from 0 to 1.
    case slider(Line, place: Double)
    /// A choice, forwards or backwards.
    case choice(Line, steps: Double)
    /// A row's words: they select it.
    case row(Line)
    /// The mark before a changed row.
    case mark(Line)
    /// A press at the head.
    case reset, save, close
    /// The panel between its parts.
    case panel
    /// The room around the panel.
    case away
  }

  func hit(_ point: Point) -> Hit {
    guard frame.contains(point) else { return .away }
    if closeButton.inset(by: -6).contains(point) { return .close }
    if saveButton.inset(by: -4).contains(point) { return .save }
    if resetButton.inset(by: -4).contains(point) { return .reset }
    guard body.contains(point) else { return .panel }
    guard let line = lines.first(where: { point.y >= $0.frame.minY && point.y < $0.frame.maxY }) else { return .panel }
    if line.row.isChanged, line.mark.inset(by: -3).contains(point) { return .mark(line) }
    let reach = Rect(
      x: line.control.minX - 8, y: line.frame.minY, width: line.control.width + 16, height: line.frame.height)
    guard reach.contains(point) else { return .row(line) }
    if line.row.tunable.choices.isEmpty { return .slider(line, place: place(of: point, on: line)) }
    let isBack = !line.row.isSwitch && point.x < line.control.midX
    return .choice(line, steps: isBack ? -1 : 1)
  }

  /// The place of a point along a slider's track; below 0 and above 1 beyond its ends.
  func place(of point: Point, on line: Line) -> Double {
    (point.x - line.control.minX) / max(1, line.control.width)
  }

}
