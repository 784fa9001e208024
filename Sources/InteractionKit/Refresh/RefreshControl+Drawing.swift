import Drawing
import Primitives

extension RefreshControl {
  /// How much of the way to the trigger is pulled, 0 … 1; 1 while it refreshes.
  public var progress: Double {
    switch state {
    case .refreshing: 1
    case .idle, .pulling, .ready, .ending: threshold > 0 ? min(1, stretch / threshold) : 1
    }
  }

  /// How much of it shows: it comes with the pull, and goes with the way back.
  private var visibility: Double {
    holdingHeight > 0 ? min(1, max(0, stretch / holdingHeight * 1.5 - 0.25)) : 0
  }

  /// Draws the spokes that are earned so far, or all of them turning, and the words below.
  func drawSpinner(_ canvas: inout Canvas) {
    guard visibility > 0 else { return }
    let words = title(state)
    let center = Point(x: bounds.midX, y: words.isEmpty ? bounds.midY : bounds.minY + 21)
    let size = state == .ending || state == .idle ? 0.6 + 0.4 * visibility : 1
    let spinner = ActivitySpinner(radius: 11 * size, color: tint.opacity(visibility))
    if isRefreshing {
      spinner.draw(at: center, turned: spinTime, &canvas)
    } else {
      spinner.draw(at: center, progress: progress, &canvas)
    }
    canvas.text(
      words, in: Rect(x: 0, y: bounds.minY + 37, width: bounds.width, height: 18),
      TextStyle(state == .ready ? .semibold : .medium, size: 12, color: tint.opacity(visibility), alignment: .center))
  }
}

/// A wheel of spokes: as many as there is progress, or all of them with a shade that runs round.
struct ActivitySpinner {
  /// The distance from the middle to the outer ends, in points.
  var radius: Double
  /// The colour of a full spoke.
  var color: Color

  private static let spokeCount = 12
  /// The share of the colour that the faintest spoke keeps.
  private static let faintest = 0.18
  /// Turns per second, as the platform's spinner is seen to make.
  private static let speed = 1.0

  /// Draws the spokes from the top clockwise up to a progress of 0 … 1; the last one fades in.
  func draw(at center: Point, progress: Double, _ canvas: inout Canvas) {
    let shown = progress * Double(Self.spokeCount)
    for spoke in 0..<Self.spokeCount {
      let share = min(1, max(0, shown - Double(spoke)))
      if share > 0 { draw(spoke, at: center, color.opacity(share * 0.9), &canvas) }
    }
  }

  /// Draws all spokes, the darkest where the shade has come to after a time in seconds.
  func draw(at center: Point, turned time: Double, _ canvas: inout Canvas) {
    let count = Double(Self.spokeCount)
    let head = (time * Self.speed * count).rounded(.down)
    for spoke in 0..<Self.spokeCount {
      let behind = (head - Double(spoke)).truncatingRemainder(dividingBy: count)
      let age = (behind < 0 ? behind + count : behind) / count
      draw(spoke, at: center, color.opacity(max(Self.faintest, 1 - age)), &canvas)
    }
  }

  private func draw(_ spoke: Int, at center: Point, _ color: Color, _ canvas: inout Canvas) {
    let angle = Double(spoke) / Double(Self.spokeCount) * 2 * Double.pi
    let direction = Vector(x: Elementary.sin(angle), y: -Elementary.cos(angle))
    canvas.polyline(
      [center + direction * (radius * 0.52), center + direction * radius], width: radius * 0.19, color)
  }
}
