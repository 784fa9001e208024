import Drawing
import Primitives

/// The curves of a report as a picture.
public struct ReportPlot: Sendable {
  /// The size of the picture, in points.
  public static let size = Size(width: 1180, height: 520)

  private let report: StrokeReport

  /// Makes the picture of a report.
  public init(_ report: StrokeReport) { self.report = report }

  /// What the picture shows.
  public var displayList: DisplayList {
    var canvas = Canvas()
    let whole = Rect(origin: .zero, size: Self.size)
    canvas.fill(
      whole,
      .linearGradient(OverlayPalette.stageTop, OverlayPalette.stageBottom, from: .zero, to: Point(x: 0, y: 1)))
    let name = report.file.split(separator: "/").last.map(String.init) ?? report.file
    canvas.line("\(report.scene) · \(name)", x: 24, middle: 32, width: Self.size.width - 48, OverlayType.title)
    let lines = report.rows.enumerated().map { index, row in
      ComparisonChart.Line(title: row.choice.title, curve: row.curve, color: OverlayPalette.view(index))
    }
    ComparisonChart(lines: lines, invitation: "The file holds no stroke")
      .draw(in: Rect(x: 16, y: 60, width: Self.size.width - 40, height: Self.size.height - 72), &canvas)
    return canvas.displayList
  }
}
