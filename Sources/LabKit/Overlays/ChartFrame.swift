import Drawing
import Primitives

/// A chart's rectangle with its two axes: time to the right, a quantity upwards.
struct ChartFrame {
  /// The rectangle of the plot.
  let rect: Rect
  /// The span of time, in seconds.
  let times: ClosedRange<Double>
  /// The span of the quantity.
  let values: ClosedRange<Double>

  /// Makes a chart; spans without extent are widened, and the quantity gets some room above and below.
  init(in rect: Rect, times: ClosedRange<Double>, values: ClosedRange<Double>) {
    self.rect = rect
    self.times = times.upperBound - times.lowerBound > 1e-9 ? times : times.lowerBound...(times.lowerBound + 0.1)
    let extent = max(values.upperBound - values.lowerBound, 1)
    self.values = (values.lowerBound - extent * 0.08)...(values.upperBound + extent * 0.08)
  }

  func x(_ time: Double) -> Double {
    rect.minX + rect.width * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  func y(_ value: Double) -> Double {
    rect.maxY - rect.height * (value - values.lowerBound) / (values.upperBound - values.lowerBound)
  }

  func point(_ time: Double, _ value: Double) -> Point { Point(x: x(time), y: y(value)) }

  /// Draws the field of the chart with what a closure paints inside it.
  func draw(_ canvas: inout Canvas, _ content: (inout Canvas) -> Void) {
    canvas.fill(rect, radius: 8, OverlayPalette.stageBottom)
    canvas.clipped(to: rect, radius: 8, content)
    canvas.stroke(rect, radius: 8, width: 1, OverlayPalette.panelEdge)
  }

  /// Draws a level with its name at the right; the name stands above the line, or below it near the top.
  func drawLevel(_ value: Double, _ name: String, _ color: Color, _ canvas: inout Canvas) {
    let y = y(value)
    canvas.dashed(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y), width: 1, color)
    let middle = y - rect.minY > 18 ? y - 8 : y + 9
    canvas.line(
      name, x: rect.minX + 8, middle: middle, width: rect.width - 16, OverlayType.label.aligned(.trailing))
  }

  /// Draws a curve as a line through samples at each second point, or as dashes of it.
  func drawCurve(
    from start: Double, to end: Double, width: Double, isDashed: Bool = false, _ color: Color,
    _ canvas: inout Canvas, _ value: (Double) -> Double
  ) {
    let first = max(start, times.lowerBound)
    let last = min(end, times.upperBound)
    guard last > first else { return }
    let steps = max(2, Int(rect.width * (last - first) / (times.upperBound - times.lowerBound) / 2))
    let points = (0...steps).map { step in
      let time = first + (last - first) * Double(step) / Double(steps)
      return point(time, value(time))
    }
    guard isDashed else {
      canvas.polyline(points, width: width, color)
      return
    }
    for first in stride(from: 0, to: points.count - 1, by: 8) {
      canvas.polyline(Array(points[first...min(first + 4, points.count - 1)]), width: width, color)
    }
  }
}
