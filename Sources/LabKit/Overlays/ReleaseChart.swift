import Drawing
import InteractionKit
import MotionCore
import Primitives

/// The samples of the last release with the curve through them, and what two estimators make of them.
struct ReleaseChart {
  private let release: ReleaseInspection?

  init(_ release: ReleaseInspection?) { self.release = release }

  func draw(in rect: Rect, _ canvas: inout Canvas) {
    let head = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 20)
    let foot = Self.footHeight
    let plot = Rect(x: rect.minX, y: head.maxY + 4, width: rect.width, height: rect.height - 24 - foot)
    guard plot.height > 24 else { return }
    guard let release, let newest = release.tracker.samples.last else {
      canvas.line("No release yet", x: head.minX, middle: head.midY, width: head.width, OverlayType.name)
      canvas.placeholder("The finger's last samples, and the speed made of them", in: plot, below: foot)
      return
    }
    let samples = release.tracker.samples
    canvas.line(
      "Release of \(release.recognizer)", x: head.minX, middle: head.midY, width: head.width - 116, OverlayType.name)
    let span = Readout.span(newest.time - samples[0].time)
    canvas.line(
      "\(samples.count) samples in \(span)", x: head.maxX - 116, middle: head.midY, width: 116,
      OverlayType.label.aligned(.trailing))
    let places = samples.map { $0.position[release.axis] }
    let low = places.min() ?? 0
    let high = places.max() ?? 0
    let start = min(samples[0].time.seconds, newest.time.seconds - 0.02)
    let end = max(release.time.seconds, newest.time.seconds + 0.002)
    // Room for half a dot at both ends.
    let margin = (end - start) * 0.03
    let chart = ChartFrame(
      in: plot, times: (start - margin)...(end + margin), values: low...high)
    let (used, other) = estimators(of: release)
    chart.draw(&canvas) { canvas in
      if release.time - newest.time > 0.02 {
        // The finger rested before it lifted: nothing was measured from there on.
        let x = chart.x(newest.time.seconds)
        canvas.fill(Rect(x: x, y: plot.minY, width: plot.maxX - x, height: plot.height), OverlayPalette.field)
        canvas.line("rested", x: x + 8, middle: plot.maxY - 12, width: plot.maxX - x - 8, OverlayType.label)
      }
      drawFit(used, release, chart, Self.usedColor, isDashed: false, &canvas)
      drawFit(other, release, chart, Self.otherColor, isDashed: true, &canvas)
      for sample in samples {
        canvas.fillCircle(
          center: chart.point(sample.time.seconds, sample.position[release.axis]), radius: 3, OverlayPalette.text)
      }
    }
    drawEstimate(
      used, "in use", isDashed: false, release, Self.usedColor, middle: plot.maxY + 14, rect, &canvas)
    drawEstimate(
      other, "to compare", isDashed: true, release, Self.otherColor, middle: plot.maxY + 34, rect, &canvas)
  }

  /// The room below the plot for the two results.
  static let footHeight = 44.0

  private static let usedColor = RecognizerStatus.changed.color
  private static let otherColor = RecognizerStatus.cancelled.color

  /// The one in use, and one that works in another way.
  private func estimators(of release: ReleaseInspection) -> (VelocityEstimator, VelocityEstimator) {
    let used = release.tracker.estimator
    return (used, used == .impulse ? .lsq2 : .impulse)
  }

  private func drawFit(
    _ estimator: VelocityEstimator, _ release: ReleaseInspection, _ chart: ChartFrame, _ color: Color,
    isDashed: Bool, _ canvas: inout Canvas
  ) {
    guard let fit = release.tracker.fit(estimator: estimator) else { return }
    // A straight line stands for the last samples only: drawn further it would say more than the estimator does.
    let start =
      fit.acceleration == .zero ? max(chart.times.lowerBound, fit.time.seconds - 0.03) : chart.times.lowerBound
    chart.drawCurve(
      from: start, to: fit.time.seconds, width: isDashed ? 2 : 3, isDashed: isDashed, color, &canvas
    ) {
      fit.position(at: Timestamp($0))[release.axis]
    }
  }

  private func drawEstimate(
    _ estimator: VelocityEstimator, _ role: String, isDashed: Bool, _ release: ReleaseInspection, _ color: Color,
    middle: Double, _ rect: Rect, _ canvas: inout Canvas
  ) {
    let velocity = release.tracker.velocity(at: release.time, estimator: estimator)[release.axis]
    for place in isDashed ? [(0.0, 6.0), (9, 6)] : [(0, 15)] {
      canvas.fill(
        Rect(x: rect.minX + place.0, y: middle - 1.5, width: place.1, height: 3), radius: 1.5, color)
    }
    canvas.line("\(estimator.rawValue)", x: rect.minX + 24, middle: middle, width: 84, OverlayType.name)
    canvas.line(role, x: rect.minX + 108, middle: middle, width: 64, OverlayType.label)
    canvas.line(
      "\(Readout.number(velocity)) pt/s", x: rect.maxX - 110, middle: middle, width: 110, OverlayType.readout)
  }
}
