import Drawing
import InteractionKit
import MotionCore
import Primitives

/// The running motion over time: what is past, what lies ahead, its boundaries, hand-overs and rest.
struct MotionCurveChart {
  private let motion: MotionInspection?
  private let views: [ScrollViewInspection]
  private let now: Double

  init(_ frame: InspectorFrame) {
    // Of several motions the one that runs longest is the one that a reader looks at.
    motion = frame.motions.max { $0.motion.end < $1.motion.end }
    views = frame.scrollViews
    now = frame.time.seconds
  }

  private static let samples = 160

  func draw(in rect: Rect, _ canvas: inout Canvas) {
    let head = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 20)
    let foot = ReleaseChart.footHeight
    let plot = Rect(x: rect.minX, y: head.maxY + 4, width: rect.width, height: rect.height - 24 - foot)
    guard plot.height > 24 else { return }
    guard let motion else {
      canvas.line("Nothing moves", x: head.minX, middle: head.midY, width: head.width, OverlayType.name)
      canvas.placeholder("Let go of a moving finger to see the curve ahead", in: plot, below: foot)
      return
    }
    let left = max(0, motion.motion.end.seconds - now)
    canvas.line(
      motion.members.joined(separator: " + "), x: head.minX, middle: head.midY, width: head.width * 0.5,
      OverlayType.name)
    canvas.line(
      "\(rest(of: motion)) in \(Readout.span(left))", x: head.minX, middle: head.midY, width: head.width,
      OverlayType.label.aligned(.trailing))
    let chart = chart(of: motion, in: plot)
    chart.draw(&canvas) { drawCurve(motion, chart, &$0) }
    drawTimes(motion, chart, middle: plot.maxY + 14, &canvas)
  }

  /// The view in which the motion ends, and its offset there: the one after the last hand-over ahead, or else the one
  /// with most of its way to go.
  private func rest(of motion: MotionInspection) -> String {
    let ahead = motion.crossings.last { $0.time.seconds > now }?.to
    let places = zip(motion.members, motion.destinations).map { name, destination in
      let offset = views.first { $0.name == name }?.offset[motion.axis] ?? destination
      return (name: name, destination: destination, left: abs(destination - offset))
    }
    guard let last = places.first(where: { $0.name == ahead }) ?? places.max(by: { $0.left < $1.left }) else {
      return "rests"
    }
    return "\(last.name) rests at \(Readout.number(last.destination))"
  }

  private func chart(of motion: MotionInspection, in plot: Rect) -> ChartFrame {
    let sequence = motion.motion
    let start = sequence.start.seconds
    let end = max(sequence.end.seconds, start + 0.05)
    var low = sequence.destination
    var high = sequence.destination
    for sample in 0...Self.samples {
      let value = sequence.value(at: Timestamp(start + (end - start) * Double(sample) / Double(Self.samples)))
      low = min(low, value)
      high = max(high, value)
    }
    // Room for the dots at both ends.
    let margin = (end - start) * 0.02
    return ChartFrame(in: plot, times: (start - margin)...(end + margin), values: low...high)
  }

  private func drawCurve(_ motion: MotionInspection, _ chart: ChartFrame, _ canvas: inout Canvas) {
    let sequence = motion.motion
    // The motion counts from its release; the ends of the chain have names instead of numbers.
    let ends = [
      (motion.range.lowerBound, "start of \(motion.members.first ?? "the chain")"),
      (motion.range.upperBound, "end of \(motion.members.last ?? "the chain")"),
    ]
    for (bound, name) in ends where chart.values.contains(bound) {
      chart.drawLevel(bound, name, OverlayPalette.secondaryText.opacity(0.8), &canvas)
    }
    // The names of hand-overs keep clear of a limit that runs along the bottom.
    let isBottomTaken = [motion.range.lowerBound, motion.range.upperBound].contains { bound in
      chart.values.contains(bound) && chart.y(bound) > chart.rect.maxY - 28
    }
    let nameMiddle = isBottomTaken ? chart.rect.minY + 12 : chart.rect.maxY - 12
    for crossing in motion.crossings {
      let at = chart.point(crossing.time.seconds, crossing.position)
      canvas.dashed(
        from: Point(x: at.x, y: chart.rect.minY), to: Point(x: at.x, y: chart.rect.maxY), width: 1,
        OverlayPalette.accent)
      let width = 120.0
      let isLeft = at.x - chart.rect.minX > width + 12
      canvas.line(
        "\(crossing.from) → \(crossing.to)", x: isLeft ? at.x - width - 6 : at.x + 6, middle: nameMiddle,
        width: width, OverlayType.label.colored(OverlayPalette.accent).aligned(isLeft ? .trailing : .leading))
    }
    let color = RecognizerStatus.ended.color
    chart.drawCurve(from: sequence.start.seconds, to: now, width: 2, color.opacity(0.4), &canvas) {
      sequence.value(at: Timestamp($0))
    }
    chart.drawCurve(from: now, to: max(now, sequence.end.seconds), width: 2.5, color, &canvas) {
      sequence.value(at: Timestamp($0))
    }
    for crossing in motion.crossings {
      canvas.fillCircle(
        center: chart.point(crossing.time.seconds, crossing.position), radius: 3.5, OverlayPalette.accent)
    }
    let present = chart.point(now, sequence.value(at: Timestamp(now)))
    canvas.fill(Rect(x: present.x - 0.5, y: chart.rect.minY, width: 1, height: chart.rect.height), OverlayPalette.track)
    canvas.fillCircle(center: present, radius: 6, OverlayPalette.stageBottom)
    canvas.fillCircle(center: present, radius: 4.5, OverlayPalette.text)
  }

  private func drawTimes(_ motion: MotionInspection, _ chart: ChartFrame, middle: Double, _ canvas: inout Canvas) {
    let sequence = motion.motion
    canvas.line("0", x: chart.rect.minX, middle: middle, width: 24, OverlayType.label)
    canvas.line(
      Readout.span(sequence.duration), x: chart.rect.maxX - 64, middle: middle, width: 64,
      OverlayType.label.aligned(.trailing))
    let present = Timestamp(now)
    canvas.line(
      "\(sequence.phase(at: present).rawValue) at \(Readout.number(sequence.velocity(at: present))) pt/s",
      x: chart.rect.minX, middle: middle + 20, width: chart.rect.width * 0.5, OverlayType.label)
    let coming = motion.crossings.first { $0.time.seconds > now }
    canvas.line(
      coming.map { "\($0.from) → \($0.to) in \(Readout.span($0.time.seconds - now))" } ?? "no hand-over ahead",
      x: chart.rect.midX, middle: middle + 20, width: chart.rect.width / 2, OverlayType.label.aligned(.trailing))
  }
}
