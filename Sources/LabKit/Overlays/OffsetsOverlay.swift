import Drawing
import InteractionKit
import Primitives

/// Where every scroll view stands, and at each visible view's edge a tag with the same colour.
public struct OffsetsOverlay: Overlay {
  /// Makes the overlay.
  public init() {}

  /// `offsets`.
  public let id = "offsets"
  /// Its name.
  public let title = "Offsets"
  /// What it shows.
  public let about = "Offset, velocity, limits and phase of every scroll view"
  /// Its key.
  public let key = "o"

  private static let rowHeight = 24.0
  private static let headHeight = 20.0

  /// A row for each view, and one for the latest hand-over.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double {
    Self.headHeight + Double(frame.inspector.scrollViews.count + 1) * Self.rowHeight
  }

  /// Draws the table; views that are not seen come last and leave first.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    let columns = OffsetColumns(rect)
    drawHead(columns, y: rect.minY + Self.headHeight / 2, &canvas)
    let views = frame.inspector.scrollViews
    let order = views.indices.filter { views[$0].isVisible } + views.indices.filter { !views[$0].isVisible }
    var middle = rect.minY + Self.headHeight + Self.rowHeight / 2
    for index in order {
      guard middle + Self.rowHeight / 2 <= rect.maxY + 0.5 else { return }
      canvas.group(opacity: views[index].isVisible ? 1 : 0.8) { canvas in
        drawRow(views[index], color: OverlayPalette.view(index), columns, middle: middle, &canvas)
      }
      middle += Self.rowHeight
    }
    guard middle + Self.rowHeight / 2 <= rect.maxY + 0.5 else { return }
    canvas.line(Self.handOver(frame.inspector), x: rect.minX, middle: middle, width: rect.width, OverlayType.label)
  }

  private func drawHead(_ columns: OffsetColumns, y: Double, _ canvas: inout Canvas) {
    func head(_ text: String, _ column: OffsetColumns.Column?, _ alignment: TextStyle.Alignment = .leading) {
      guard let column else { return }
      canvas.line(text, x: column.x, middle: y, width: column.width, OverlayType.label.aligned(alignment))
    }
    head("view", columns.name)
    head(columns.phase.width > 24 ? "phase" : "", columns.phase)
    head("offset, pt", columns.offset, .trailing)
    head("limits", columns.limits, .center)
    head("velocity, pt/s", columns.velocity, .trailing)
  }

  private func drawRow(
    _ view: ScrollViewInspection, color: Color, _ columns: OffsetColumns, middle: Double, _ canvas: inout Canvas
  ) {
    let axis = view.mainAxis
    canvas.fill(Rect(x: columns.name.x, y: middle - 5, width: 10, height: 10), radius: 3, color)
    let arrow = axis == .vertical ? "↕" : "↔"
    canvas.line(
      "\(view.name) \(arrow)", x: columns.name.x + 18, middle: middle, width: columns.name.width - 18, OverlayType.name)
    canvas.fillCircle(
      center: Point(x: columns.phase.x + 4, y: middle), radius: 4, ScrollPhasePalette.color(view.phase))
    if columns.phase.width > 24 {
      canvas.line(
        view.isVisible || view.phase != ScrollPhase.idle.name ? view.phase : "off screen", x: columns.phase.x + 14,
        middle: middle, width: columns.phase.width - 14, OverlayType.body)
    }
    let beyond = view.beyond(axis)
    canvas.line(
      Readout.number(view.offset[axis], decimals: 1), x: columns.offset.x, middle: middle, width: columns.offset.width,
      beyond == 0 ? OverlayType.readout : OverlayType.readout.colored(RecognizerStatus.cancelled.color))
    if let column = columns.limits { drawLimits(view, axis, color, column, middle: middle, &canvas) }
    if let column = columns.velocity { drawVelocity(view, axis, column, middle: middle, &canvas) }
  }

  /// The range of the offset as a track between its limits, with a mark where the view stands.
  private func drawLimits(
    _ view: ScrollViewInspection, _ axis: Axis, _ color: Color, _ column: OffsetColumns.Column, middle: Double,
    _ canvas: inout Canvas
  ) {
    let minimum = view.minimum[axis]
    let maximum = view.maximum[axis]
    let figures = 44.0
    canvas.line(
      Readout.number(minimum), x: column.x, middle: middle, width: figures, OverlayType.label.aligned(.trailing))
    canvas.line(
      Readout.number(maximum), x: column.maxX - figures, middle: middle, width: figures, OverlayType.label)
    let track = Rect(x: column.x + figures + 16, y: middle - 2, width: column.width - 2 * (figures + 16), height: 4)
    guard track.width > 12 else { return }
    canvas.fill(track, radius: 2, OverlayPalette.track)
    let fraction = maximum > minimum ? (view.offset[axis] - minimum) / (maximum - minimum) : 0
    let beyond = view.beyond(axis)
    // Beyond a limit the mark leaves the track by at most its own width, however short the range is.
    let x = track.minX + track.width * min(max(fraction, 0), 1) + min(max(beyond / 8, -8), 8)
    canvas.fillCircle(center: Point(x: x, y: middle), radius: 5, color)
    if beyond != 0 {
      canvas.stroke(
        Rect(x: x - 7, y: middle - 7, width: 14, height: 14), radius: 7, width: 1.5, RecognizerStatus.cancelled.color)
    }
  }

  private func drawVelocity(
    _ view: ScrollViewInspection, _ axis: Axis, _ column: OffsetColumns.Column, middle: Double,
    _ canvas: inout Canvas
  ) {
    let isFinger = view.phase == ScrollPhase.dragging.name
    let velocity = isFinger ? view.fingerVelocity[axis] : view.velocity[axis]
    let source = isFinger ? "finger" : velocity != 0 ? "motion" : ""
    canvas.line(
      Readout.number(velocity), x: column.x, middle: middle, width: column.width,
      velocity == 0 ? OverlayType.readout.colored(OverlayPalette.secondaryText) : OverlayType.readout)
    canvas.line(source, x: column.x, middle: middle, width: 48, OverlayType.label.aligned(.trailing))
  }

  private static func handOver(_ inspector: InspectorFrame) -> String {
    guard let latest = inspector.handOffs.last else { return "No hand-over yet" }
    let cause =
      latest.isInertia
      ? "by inertia, step in velocity \(Readout.number(latest.relativeJump * 100, decimals: 2)) %" : "by the finger"
    return
      "Last hand-over: \(latest.from) → \(latest.to) at \(Readout.number(latest.time.seconds, decimals: 2)) s, \(cause)"
  }

  /// Draws a line at the right edge of every visible view, and its tag.
  public func drawOver(_ frame: OverlayFrame, on canvas: inout Canvas) {
    let viewport = Rect(origin: .zero, size: frame.inspector.viewport)
    var taken: [Rect] = []
    var lines = 0
    for (index, view) in frame.inspector.scrollViews.enumerated() where view.isVisible {
      let shown = view.frame.intersection(viewport)
      guard shown.height >= 4 else { continue }
      let color = OverlayPalette.view(index)
      let x = shown.maxX - 3 - Double(lines) * 5
      canvas.fill(Rect(x: x, y: shown.minY + 1, width: 3, height: shown.height - 2), radius: 1.5, color)
      lines += 1
      // A view that reaches the top of the phone has its tag below the status bar.
      let top = Self.freeTop(from: max(shown.minY + 8, 56), taken, limit: viewport.maxY)
      let axis = view.mainAxis
      let tag = canvas.tag(
        "\(view.name)  \(Readout.number(view.offset[axis], decimals: 1))", mark: color,
        dot: ScrollPhasePalette.color(view.phase), trailing: shown.maxX - 20, top: top)
      canvas.line(from: Point(x: tag.maxX, y: tag.midY), to: Point(x: x, y: tag.midY), width: 1.5, color)
      taken.append(tag)
    }
  }

  private static func freeTop(from wanted: Double, _ taken: [Rect], limit: Double) -> Double {
    var top = wanted
    for rect in taken.sorted(by: { $0.minY < $1.minY }) where top < rect.maxY + 4 && rect.minY < top + 24 {
      top = rect.maxY + 6
    }
    return min(top, limit - 28)
  }
}
