import Drawing
import Primitives

/// One thing that a display list paints, with the state in which it is painted and the pixels that it can touch.
struct PaintedItem {
  /// What is painted.
  let command: DisplayList.Command
  /// Where and how strongly.
  let state: SoftwareRasterizer.State
  /// All pixels that it can touch.
  let bounds: PixelRegion

  /// Whether both paint the same pixels in the same way.
  func matches(_ other: PaintedItem) -> Bool {
    bounds == other.bounds && state.scale == other.state.scale && state.origin == other.state.origin
      && state.opacity == other.state.opacity && state.clip == other.state.clip && command == other.command
  }

  /// The visible items of a list, in the order of painting.
  static func items(of list: DisplayList, scale: Double, width: Int, height: Int) -> [PaintedItem] {
    var items: [PaintedItem] = []
    items.reserveCapacity(list.commands.count)
    var state = SoftwareRasterizer.State(
      scale: scale, origin: .zero, opacity: 1, clip: ClipRegion(width: width, height: height))
    var saved: [SoftwareRasterizer.State] = []
    for command in list.commands {
      if state.follow(command, saved: &saved) { continue }
      guard !state.clip.isEmpty, let bounds = state.bounds(of: command) else { continue }
      items.append(PaintedItem(command: command, state: state, bounds: bounds))
    }
    return items
  }
}

extension SoftwareRasterizer.State {
  /// Takes a command that changes the state; false if it is one that paints.
  mutating func follow(_ command: DisplayList.Command, saved: inout [SoftwareRasterizer.State]) -> Bool {
    switch command {
    case .save(let translation, let factor, let opacity):
      saved.append(self)
      origin = device(Point(x: translation.x, y: translation.y))
      scale *= factor
      self.opacity *= opacity
    case .clip(let rect, let radius):
      saved.append(self)
      clip.intersect(device(rect, radius: radius))
    case .restore:
      if let previous = saved.popLast() { self = previous }
    default:
      return false
    }
    return true
  }

  /// The pixels that a painting command can touch; nil if none are visible.
  fileprivate func bounds(of command: DisplayList.Command) -> PixelRegion? {
    let area: Rect
    switch command {
    case .fill(let rect, _, _), .stroke(let rect, _, _, _):
      area = rect
    case .polyline(let points, let width, _):
      area = Self.box(points).inset(by: -width / 2 - 1 / scale)
    case .polygon(let points, _):
      area = Self.box(points)
    case .shadow(let rect, _, let blur, _):
      area = rect.inset(by: -blur / 2 * GaussianEdge.reach - 1 / scale)
    case .text(_, let rect, let style):
      let middle = Rect(x: rect.minX, y: rect.midY, width: rect.width, height: 0)
      area = middle.inset(by: -style.size * 1.5 - 2 / scale)
    case .save, .clip, .restore:
      return nil
    }
    let shape = device(area, radius: 0)
    return clip.visiblePixels(minX: shape.minX, minY: shape.minY, maxX: shape.maxX, maxY: shape.maxY).map {
      PixelRegion(columns: $0.columns, rows: $0.rows)
    }
  }

  private static func box(_ points: [Point]) -> Rect {
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
