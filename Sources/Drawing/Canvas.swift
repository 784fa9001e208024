import Primitives

/// Collects a display list.
///
/// Views and overlays draw on this; none of them knows a backend.
public struct Canvas {
  /// What has been painted so far.
  public private(set) var displayList = DisplayList()

  /// Makes an empty canvas.
  ///
  /// - Parameter expectedCommandCount: how many commands it will take about; the list gets the room for them at once.
  public init(expectedCommandCount: Int = 0) { displayList.commands.reserveCapacity(expectedCommandCount) }

  /// Fills a rectangle with one colour.
  public mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    fill(rect, radius: radius, .solid(color))
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, radius: Double = 0, _ paint: DisplayList.Paint) {
    guard !rect.isEmpty else { return }
    displayList.commands.append(.fill(rect, radius: radius, paint))
  }

  /// Fills a circle.
  public mutating func fillCircle(center: Point, radius: Double, _ color: Color) {
    fill(
      Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2), radius: radius, color)
  }

  /// Outlines a rectangle inside its edges.
  public mutating func stroke(_ rect: Rect, radius: Double = 0, width: Double, _ color: Color) {
    guard !rect.isEmpty else { return }
    displayList.commands.append(.stroke(rect, radius: radius, width: width, color))
  }

  /// Draws a line between two points.
  public mutating func line(from start: Point, to end: Point, width: Double, _ color: Color) {
    polyline([start, end], width: width, color)
  }

  /// Draws a line through points.
  public mutating func polyline(_ points: [Point], width: Double, _ color: Color) {
    guard points.count > 1 else { return }
    displayList.commands.append(.polyline(points, width: width, color))
  }

  /// Fills a convex polygon.
  public mutating func polygon(_ points: [Point], _ color: Color) {
    guard points.count > 2 else { return }
    displayList.commands.append(.polygon(points, color))
  }

  /// Casts the shadow of a rounded rectangle.
  public mutating func shadow(_ rect: Rect, radius: Double, blur: Double, _ color: Color) {
    displayList.commands.append(.shadow(rect, radius: radius, blur: blur, color))
  }

  /// Sets one line of text in a rectangle.
  public mutating func text(_ text: String, in rect: Rect, _ style: TextStyle) {
    guard !text.isEmpty, !rect.isEmpty else { return }
    displayList.commands.append(.text(text, rect, style))
  }

  /// Paints `content` moved by a vector, then scaled, with an opacity.
  public mutating func group(
    translation: Vector = .zero, scale: Double = 1, opacity: Double = 1, _ content: (inout Canvas) -> Void
  ) {
    guard opacity > 0 else { return }
    displayList.commands.append(.save(translation: translation, scale: scale, opacity: opacity))
    content(&self)
    displayList.commands.append(.restore)
  }

  /// Paints `content` inside a rounded rectangle only.
  public mutating func clipped(to rect: Rect, radius: Double = 0, _ content: (inout Canvas) -> Void) {
    displayList.commands.append(.clip(rect, radius: radius))
    content(&self)
    displayList.commands.append(.restore)
  }

  /// Paints a list that was made elsewhere.
  public mutating func draw(_ list: DisplayList) {
    displayList.commands.append(contentsOf: list.commands)
  }
}
