import Primitives

/// A connection between an item and a fixed point: a spring, or a rod where the frequency is 0.
///
/// With the frequency f in Hz and the damping ratio ζ the law is x″ = −2ζω x′ − ω² (x − rest), ω = 2πf, the usual reading of
/// the two properties; Apple publishes no formula. The rest lies `length` points from the anchor, in the direction in
/// which the item stood when the attachment came into force: along that line the law is exact, and a movement across
/// it is drawn back to the line as if it were straight. An item that stands on its anchor is taken to hang below.
public final class AttachmentBehavior: DynamicBehavior {
  /// The fixed point, in points.
  public var anchorPoint: Point {
    didSet { attachmentDidChange() }
  }

  /// The distance from the anchor to the place of rest, in points; at first that at which the item stands.
  public var length: Double {
    didSet { attachmentDidChange() }
  }

  /// The damping ratio of the spring: 1 returns without oscillating; values below 0.01 count as 0.01.
  public var damping: Double = 0 {
    didSet { attachmentDidChange() }
  }

  /// The frequency of the spring in Hz; 0, the default, is a rod, which puts the item to its place at once.
  public var frequency: Double = 0 {
    didSet { attachmentDidChange() }
  }

  /// Makes a connection between an item and a fixed point.
  public init(item: any DynamicItem, attachedToAnchor point: Point) {
    anchorPoint = point
    length = (item.center - point).length
    super.init(items: [item])
  }

  /// The place of rest of an item that stands at `center`.
  func rest(from center: Point) -> Point {
    let offset = center - anchorPoint
    let distance = offset.length
    if length == 0 || !distance.isFinite { return anchorPoint }
    let direction = distance > 0 ? offset / distance : Vector(x: 0, y: 1)
    return anchorPoint + direction * length
  }

  private func attachmentDidChange() { dynamicAnimator?.lawDidChange(for: items) }
}
