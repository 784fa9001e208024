import Drawing
import InteractionKit
import Primitives

/// Figures at the edges of views, placed so that none lies over another.
struct XRayLabels {
  /// A figure with its place.
  struct Label {
    let text: String
    let color: Color
    let rect: Rect
  }

  private let viewport: Rect
  private(set) var labels: [Label] = []

  private static let height = 20.0
  private static let gap = 4.0
  private static let margin = 8.0
  /// The room at the phone's top and bottom that its round corners take, in points.
  private static let corner = 20.0

  init(viewport: Rect) { self.viewport = viewport }

  /// Gives the figures of a view their places; what finds none is left out.
  ///
  /// The frame is written above the view's top edge where there is room, else inside; the offset at the right of the
  /// same row; the bounds below the bottom edge, else inside.
  mutating func add(_ subject: XRaySubject) {
    let view = subject.view
    let shown = view.frame.intersection(viewport)
    guard shown.width >= 40, shown.height >= 40 else { return }
    let size = "\(Readout.number(view.frame.width)) × \(Readout.number(view.frame.height))"
    let place = view.frameInSuperview
    let origin = "\(Readout.number(view.offset.x, decimals: 1)), \(Readout.number(view.offset.y, decimals: 1))"
    let left = shown.minX + Self.margin
    let tops = [view.frame.minY - Self.height - Self.gap, shown.minY + Self.margin]
    let frame = "\(view.name)  frame \(Readout.number(place.minX)), \(Readout.number(place.minY)) · \(size)"
    let row = add(frame, subject, x: left, tops: tops, isDownwards: true)
    let offset = "offset \(origin)"
    let right = shown.maxX - Self.margin - Canvas.tagWidth(offset)
    if row == nil || !add(offset, subject, in: row ?? 0, x: right) {
      add("\(view.name)  \(offset)", subject, x: left, tops: [shown.minY + Self.margin], isDownwards: true)
    }
    add(
      "\(view.name)  bounds \(origin) · \(size)", subject, x: left,
      tops: [view.frame.maxY + Self.gap, shown.maxY - Self.margin - Self.height], isDownwards: false)
  }

  /// Places a label in a row; whether there was room.
  private mutating func add(_ text: String, _ subject: XRaySubject, in top: Double, x: Double) -> Bool {
    let rect = Rect(x: x, y: top, width: Canvas.tagWidth(text), height: Self.height)
    guard rect.minX >= viewport.minX + Self.margin, blocker(of: rect) == nil else { return false }
    labels.append(Label(text: text, color: subject.color, rect: rect))
    return true
  }

  /// Places a label at the first free one of some heights, else beside those that take the last one.
  ///
  /// - Returns: its top; nil where it is left out.
  @discardableResult
  private mutating func add(
    _ text: String, _ subject: XRaySubject, x: Double, tops: [Double], isDownwards: Bool
  ) -> Double? {
    let width = Canvas.tagWidth(text)
    let left = min(max(x, viewport.minX + Self.margin), viewport.maxX - Self.margin - width)
    let seen = Rect(
      x: viewport.minX, y: viewport.minY + Self.corner, width: viewport.width,
      height: viewport.height - 2 * Self.corner)
    func label(_ top: Double) -> Rect { Rect(x: left, y: top, width: width, height: Self.height) }
    var rect = tops.map(label).first { seen.contains($0.origin) && $0.maxY <= seen.maxY && blocker(of: $0) == nil }
    if rect == nil, var tried = tops.last.map({ label(min(max($0, seen.minY), seen.maxY - Self.height)) }) {
      while let blocker = blocker(of: tried) {
        tried = label(isDownwards ? blocker.maxY + Self.gap : blocker.minY - Self.gap - Self.height)
      }
      if tried.minY >= seen.minY, tried.maxY <= seen.maxY { rect = tried }
    }
    guard let rect else { return nil }
    labels.append(Label(text: text, color: subject.color, rect: rect))
    return rect.minY
  }

  /// A label that lies where another one is to be.
  private func blocker(of rect: Rect) -> Rect? {
    labels.first { $0.rect.inset(by: -Self.gap / 2).intersects(rect) }?.rect
  }

  /// Draws the labels.
  func draw(_ canvas: inout Canvas) {
    for label in labels {
      canvas.tag(label.text, mark: label.color, trailing: label.rect.maxX, top: label.rect.minY)
    }
  }
}
