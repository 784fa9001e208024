import Drawing
import Primitives

/// Draws display lists into pixels on the CPU, the same on every machine.
///
/// Edges are soft and exact to a fraction of a pixel, so what moves slowly moves evenly. Not thread-safe: one rasteriser
/// serves one thread.
public final class SoftwareRasterizer {
  let fonts: FontLibrary
  let scratch = CoverageMask()
  let shadows = ShadowCache()

  /// The state that `save`, `clip` and `restore` change.
  struct State {
    /// Device pixels a point.
    var scale: Double
    /// The device position of the origin.
    var origin: Point
    /// What the opacity of colours is multiplied by.
    var opacity: Double
    /// Where drawing shows.
    var clip: ClipRegion

    /// A point in device pixels.
    @inline(__always)
    func device(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }

    /// A rounded rectangle in device pixels.
    func device(_ rect: Rect, radius: Double) -> RoundedShape {
      RoundedShape(
        minX: origin.x + rect.minX * scale, minY: origin.y + rect.minY * scale, maxX: origin.x + rect.maxX * scale,
        maxY: origin.y + rect.maxY * scale, radius: radius * scale)
    }
  }

  /// Makes a rasteriser that sets text in the library's fonts.
  public init(fonts: FontLibrary) { self.fonts = fonts }

  /// Draws over what a buffer holds.
  ///
  /// `scale` is the number of pixels a point, above zero.
  public func draw(_ list: DisplayList, into buffer: inout PixelBuffer, scale: Double) {
    buffer.withTarget { draw(list, into: $0, scale: scale) }
  }

  /// Draws over what a target holds, or over a part of that.
  func draw(_ list: DisplayList, into target: PixelTarget, scale: Double, region: PixelRegion? = nil) {
    precondition(scale > 0 && scale.isFinite, "the scale is a number of pixels a point above zero")
    fonts.atlas.trim()
    let clip = region.map { ClipRegion($0) } ?? ClipRegion(width: target.width, height: target.height)
    var state = State(scale: scale, origin: .zero, opacity: 1, clip: clip)
    var saved: [State] = []
    for (index, command) in list.commands.enumerated() {
      if state.follow(command, saved: &saved) || state.clip.isEmpty || !(state.opacity > 0) || !(state.scale > 0) {
        continue
      }
      switch command {
      case .shadow(let rect, let radius, let blur, let color):
        shadow(
          state.device(rect, radius: radius), blur: blur * state.scale, Ink(color, opacity: state.opacity), state.clip,
          hiddenBy: cover(after: index, of: list, state), target)
      default:
        paint(command, state, target)
      }
    }
  }

  private func paint(_ command: DisplayList.Command, _ state: State, _ target: PixelTarget) {
    switch command {
    case .fill(let rect, let radius, let paint):
      fill(state.device(rect, radius: radius), ink(paint, in: rect, state), state.clip, target)
    case .stroke(let rect, let radius, let width, let color):
      stroke(
        state.device(rect, radius: radius), width: width * state.scale, Ink(color, opacity: state.opacity), state.clip,
        target)
    case .polyline(let points, let width, let color):
      polyline(
        points.map { state.device($0) }, width: width * state.scale, Ink(color, opacity: state.opacity), state.clip,
        target)
    case .polygon(let points, let color):
      polygon(points.map { state.device($0) }, Ink(color, opacity: state.opacity), state.clip, target)
    case .text(let text, let rect, let style):
      self.text(text, in: rect, style, state, target)
    case .shadow, .save, .clip, .restore:
      break
    }
  }

  /// What the next thing painted is sure to hide, if it is an opaque rectangle: mostly the card that casts the shadow.
  private func cover(after index: Int, of list: DisplayList, _ state: State) -> OpaqueCover? {
    var state = state
    var saved: [State] = []
    for command in list.commands.dropFirst(index + 1).prefix(4) {
      if case .restore = command { return nil }
      if state.follow(command, saved: &saved) { continue }
      switch command {
      case .fill(let rect, let radius, let paint):
        let shape = state.device(rect, radius: radius)
        guard paint.isOpaque, state.opacity >= 1, shape.isFinite, !state.clip.isEmpty else { return nil }
        return OpaqueCover(shape: shape, clip: state.clip)
      default:
        return nil
      }
    }
    return nil
  }

  private func ink(_ paint: DisplayList.Paint, in rect: Rect, _ state: State) -> Ink {
    switch paint {
    case .solid(let color):
      return Ink(color, opacity: state.opacity)
    case .linearGradient(let start, let end, let from, let to):
      func place(_ fraction: Point) -> Point {
        state.device(Point(x: rect.minX + fraction.x * rect.width, y: rect.minY + fraction.y * rect.height))
      }
      return Ink(from: start, at: place(from), to: end, at: place(to), opacity: state.opacity)
    }
  }
}

/// A rectangle of opaque paint: what lies under it need not be painted.
struct OpaqueCover {
  /// The rectangle.
  let shape: RoundedShape
  /// Where it shows.
  let clip: ClipRegion

  /// The columns of a row that it covers wholly; empty if there is none.
  func columns(row y: Int) -> Range<Int> {
    let row = shape.row(y)
    guard row.coverage >= 1, clip.rows.contains(y) else { return 0..<0 }
    let shown = clip.solidColumns(row: y)
    let start = max(row.solidStart, shown.lowerBound)
    return start..<max(start, min(row.solidEnd, shown.upperBound))
  }
}

extension DisplayList.Paint {
  /// Whether it hides what lies under it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .linearGradient(let start, let end, _, _): start.alpha >= 1 && end.alpha >= 1
    }
  }
}
