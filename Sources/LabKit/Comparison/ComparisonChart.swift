import Drawing
import Primitives

/// The ways of several runs over time, in one chart with a legend: where curves part, the runs differ.
struct ComparisonChart {
  /// A run in the chart.
  struct Line {
    var title: String
    var curve: StrokeCurve
    var color: Color
  }

  /// The runs, in order; differences are those from the first.
  var lines: [Line]
  /// What stands in the field while there is no stroke.
  var invitation = "Drag any of the phones: all of them get the same stroke"

  private static let headHeight = 28.0
  private static let footHeight = 20.0
  private static let axisWidth = 44.0
  /// How far apart the points of a curve are drawn, in points of the chart.
  private static let pointDistance = 1.5

  func draw(in rect: Rect, _ canvas: inout Canvas) {
    let plot = Rect(
      x: rect.minX + Self.axisWidth, y: rect.minY + Self.headHeight, width: rect.width - Self.axisWidth,
      height: rect.height - Self.headHeight - Self.footHeight)
    guard plot.height >= 24, plot.width >= 60 else { return }
    drawLegend(in: Rect(x: plot.minX, y: rect.minY, width: plot.width, height: Self.headHeight), &canvas)
    let samples = lines.flatMap(\.curve.samples)
    guard let first = samples.map(\.time).min() else {
      canvas.placeholder(invitation, in: plot, below: 0)
      return
    }
    let values = samples.map(\.content) + (lines.first?.curve.samples.compactMap(\.finger) ?? [])
    let chart = ChartFrame(
      in: plot, times: first...max(lastTime, first + 0.5), values: min(0, values.min() ?? 0)...max(0, values.max() ?? 0)
    )
    chart.draw(&canvas) { drawCurves(chart, &$0) }
    drawAxes(chart, &canvas)
  }

  private var lastTime: Double { lines.compactMap(\.curve.samples.last?.time).max() ?? 0 }

  private func drawCurves(_ chart: ChartFrame, _ canvas: inout Canvas) {
    let zero = chart.y(0)
    canvas.fill(Rect(x: chart.rect.minX, y: zero - 0.5, width: chart.rect.width, height: 1), OverlayPalette.track)
    if let finger = lines.first { drawFinger(finger.curve, chart, &canvas) }
    // The first run lies on top: what covers it is the same.
    for line in lines.reversed() {
      canvas.polyline(points(of: line.curve, chart), width: 2, line.color)
    }
  }

  /// The points of a curve, no two of them nearer than can be told apart; what has come to rest goes on to the end.
  private func points(of curve: StrokeCurve, _ chart: ChartFrame) -> [Point] {
    var points: [Point] = []
    for (index, sample) in curve.samples.enumerated() {
      let point = chart.point(sample.time, sample.content)
      if let before = points.last, index < curve.samples.count - 1,
        abs(point.x - before.x) < Self.pointDistance, abs(point.y - before.y) < Self.pointDistance
      {
        continue
      }
      points.append(point)
    }
    if let last = points.last { points.append(Point(x: chart.x(lastTime), y: last.y)) }
    return points
  }

  /// The finger's way, as dashes of six points to the right.
  private func drawFinger(_ curve: StrokeCurve, _ chart: ChartFrame, _ canvas: inout Canvas) {
    for (start, end) in zip(curve.samples, curve.samples.dropFirst()) {
      guard let from = start.finger, let to = end.finger else { continue }
      let (first, last) = (chart.point(start.time, from), chart.point(end.time, to))
      guard Int((first.x + first.y) / 5) % 2 == 0 else { continue }
      canvas.line(from: first, to: last, width: 2, OverlayPalette.text)
    }
  }

  // MARK: Words

  private func drawAxes(_ chart: ChartFrame, _ canvas: inout Canvas) {
    let style = OverlayType.label.aligned(.trailing)
    for value in Self.marks(chart.values, about: max(2, Int(chart.rect.height / 36))) {
      let y = chart.y(value)
      canvas.line(
        Readout.number(value), x: chart.rect.minX - Self.axisWidth, middle: y, width: Self.axisWidth - 8, style)
      canvas.fill(
        Rect(x: chart.rect.minX, y: y - 0.5, width: chart.rect.width, height: 1), OverlayPalette.track.opacity(0.4))
    }
    let span = chart.times.upperBound - chart.times.lowerBound
    let marks = Self.marks(0...span, about: max(2, Int(chart.rect.width / 120)))
    // As many decimals as tell neighbours apart.
    let step = marks.count > 1 ? marks[1] - marks[0] : 1
    let decimals = step >= 0.999 ? 0 : step >= 0.0999 ? 1 : step >= 0.00999 ? 2 : 3
    for mark in marks {
      let x = chart.x(chart.times.lowerBound + mark)
      let isFirst = mark == 0
      let width = 48.0
      guard isFirst || x + width / 2 <= chart.rect.maxX + 8 else { continue }
      canvas.line(
        isFirst ? "0 s" : "\(Readout.number(mark, decimals: decimals)) s", x: isFirst ? x : x - width / 2,
        middle: chart.rect.maxY + 12,
        width: width, OverlayType.label.aligned(isFirst ? .leading : .center))
    }
  }

  /// Round numbers in a range, about as many as asked for: multiples of 1, 2 or 5 times a power of ten.
  static func marks(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, extent.isFinite, count > 0 else { return [] }
    var step = 0.001
    let factors = [2.0, 2.5, 2.0]
    var place = 0
    while extent / step > Double(count) {
      step *= factors[place % 3]
      place += 1
    }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (Int(first)...Int(last)).map { Double($0) * step }
  }

  private func drawLegend(in rect: Rect, _ canvas: inout Canvas) {
    let title = "Way of the content, points"
    let titleWidth = TextMeasure.width(title, OverlayType.label) + 24
    // Where there is no room for names and numbers, names alone.
    let full = legend(lines.indices.map(entry))
    let fits = full.reduce(0.0) { $0 + $1.width } <= rect.width
    let entries = fits ? full : legend(lines.map(\.title))
    let total = entries.reduce(0.0) { $0 + $1.width }
    let middle = rect.minY + 11
    let fitsBeside = total + titleWidth <= rect.width
    if fitsBeside {
      canvas.line(title, x: rect.minX, middle: middle, width: titleWidth, OverlayType.label)
    }
    let share = min(1, rect.width / total)
    var x = max(rect.minX, rect.maxX - total)
    for (text, color, width) in entries {
      let mark = Rect(x: x, y: middle - 1.5, width: 14, height: 3)
      if let color {
        canvas.fill(mark, radius: 1.5, color)
      } else {
        canvas.dashed(
          from: Point(x: mark.minX, y: middle), to: Point(x: mark.maxX, y: middle), width: 2, dash: 4, gap: 4,
          OverlayPalette.text)
      }
      canvas.line(text, x: x + 20, middle: middle, width: width * share - 22, OverlayType.name)
      x += width * share
    }
  }

  /// The words of the legend with their colours and widths; the finger's stand last.
  private func legend(_ words: [String]) -> [(text: String, color: Color?, width: Double)] {
    let all: [(String, Color?)] = zip(words, lines).map { ($0, $1.color) } + [("finger", nil)]
    return all.map { ($0.0, $0.1, TextMeasure.width($0.0, OverlayType.name) * 1.04 + 34) }
  }

  /// A run's name with where its content is, and by how much that differs from the first run.
  private func entry(_ index: Int) -> String {
    let line = lines[index]
    guard !line.curve.samples.isEmpty else { return line.title }
    let end = Readout.number(line.curve.end)
    guard index > 0, let first = lines.first else { return "\(line.title) \(end)" }
    let difference = line.curve.end - first.curve.end
    let text = Readout.signed(difference)
    return text == "0" ? "\(line.title) \(end)" : "\(line.title) \(end) (\(text))"
  }
}
