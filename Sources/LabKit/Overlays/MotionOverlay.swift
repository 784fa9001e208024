import Drawing
import InteractionKit
import MotionCore
import Primitives

/// The curve of the running motion, and the samples from which the last release took its velocity.
public struct MotionOverlay: Overlay {
  /// Makes the overlay.
  public init() {}

  /// `motion`.
  public let id = "motion"
  /// Its name.
  public let title = "Motion"
  /// What it shows.
  public let about = "The curve ahead with its boundaries and its rest, and the samples of the last release"
  /// Its key.
  public let key = "m"

  /// Both charts side by side, or one above the other.
  public func panelHeight(for frame: OverlayFrame, width: Double) -> Double { width >= 480 ? 204 : 380 }

  /// A chart that can still be read.
  public var smallestPanelHeight: Double { 120 }

  /// Draws the two charts.
  public func drawPanel(_ frame: OverlayFrame, in rect: Rect, on canvas: inout Canvas) {
    let ahead: Rect
    let release: Rect
    if rect.width >= 480 {
      let width = (rect.width - 20) * 0.56
      ahead = Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
      release = Rect(x: rect.minX + width + 20, y: rect.minY, width: rect.width - width - 20, height: rect.height)
    } else {
      let isBoth = rect.height >= 280
      let height = isBoth ? (rect.height - 12) / 2 : rect.height
      ahead = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
      release = Rect(x: rect.minX, y: rect.minY + height + 12, width: rect.width, height: isBoth ? height : 0)
    }
    MotionCurveChart(frame.inspector).draw(in: ahead, &canvas)
    if !release.isEmpty { ReleaseChart(frame.inspector.release).draw(in: release, &canvas) }
  }

  /// Draws where each moving view will rest: a dashed line at the content that will be at its top, or an arrow at its
  /// edge with the distance that is left.
  public func drawOver(_ frame: OverlayFrame, on canvas: inout Canvas) {
    let inspector = frame.inspector
    for motion in inspector.motions {
      for (place, name) in motion.members.enumerated() where place < motion.destinations.count {
        guard let index = inspector.scrollViews.firstIndex(where: { $0.name == name }) else { continue }
        drawRest(
          of: inspector.scrollViews[index], at: motion.destinations[place], motion.axis,
          OverlayPalette.view(index), viewport: inspector.viewport, &canvas)
      }
    }
  }

  private func drawRest(
    of view: ScrollViewInspection, at destination: Double, _ axis: Axis, _ color: Color, viewport: Size,
    _ canvas: inout Canvas
  ) {
    let left = destination - view.offset[axis]
    guard abs(left) >= 0.5, view.isVisible else { return }
    let shown = view.frame.intersection(Rect(origin: .zero, size: viewport))
    let place = view.frame.origin[axis] + left
    let text = "\(view.name) rests at \(Readout.number(destination))"
    let margin = axis == .vertical ? 32.0 : 4
    if place > shown.origin[axis] + 4, place < shown.origin[axis] + shown.size[axis] - margin {
      drawLine(at: place, axis, text, color, in: shown, &canvas)
    } else if axis == .vertical {
      drawArrow(ahead: left > 0, "\(text), \(Readout.number(abs(left))) to go", color, in: shown, &canvas)
    }
  }

  /// The width that the tags of offsets take at the right edge.
  private static let tagColumn = 140.0

  /// The content at the line will be at the view's start.
  private func drawLine(
    at place: Double, _ axis: Axis, _ text: String, _ color: Color, in shown: Rect, _ canvas: inout Canvas
  ) {
    guard axis == .vertical else {
      canvas.dashed(
        from: Point(x: place, y: shown.minY), to: Point(x: place, y: shown.maxY), width: 2, dash: 8, gap: 5, color)
      canvas.tag(text, mark: color, trailing: shown.midX + 56, top: shown.midY)
      return
    }
    // The tag ends the line, beside the column in which the tags of offsets stand.
    let tag = canvas.tag(text, mark: color, trailing: shown.maxX - Self.tagColumn, top: place - 10)
    canvas.dashed(
      from: Point(x: shown.minX, y: place), to: Point(x: tag.minX - 4, y: place), width: 2, dash: 8, gap: 5, color)
  }

  /// The rest lies beyond the edge to which the arrow points.
  private func drawArrow(
    ahead isAhead: Bool, _ text: String, _ color: Color, in shown: Rect, _ canvas: inout Canvas
  ) {
    // At the top of the phone it stands below the bars.
    let top = isAhead ? shown.maxY - 44 : max(shown.minY + 12, 96)
    let half = Canvas.tagWidth(text) / 2
    canvas.tag(text, mark: color, shape: isAhead ? .down : .up, trailing: shown.midX + half, top: top)
  }
}
