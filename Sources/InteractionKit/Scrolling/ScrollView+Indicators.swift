import Drawing
import MotionCore
import Primitives

extension ScrollView {
  /// The bar that shows which part of the content is seen, in own coordinates; nil where all of it is.
  ///
  /// A stretch shortens the bar, as if the part beyond the limit were hidden.
  public func indicatorRect(_ axis: Axis) -> Rect? {
    let limits = limits(axis)
    let viewport = bounds.size[axis]
    let extent = limits.upperBound - limits.lowerBound + viewport
    guard extent > viewport, viewport > 0 else { return nil }
    let margin = 3.0
    let track = viewport - 2 * margin
    let offset = contentOffset[axis]
    let beyond = offset - clamped(offset, axis)
    let length = max(8, max(36, track * viewport / extent) - abs(beyond))
    let fraction = (clamped(offset, axis) - limits.lowerBound) / (limits.upperBound - limits.lowerBound)
    let start = margin + (track - length) * fraction
    let across = (axis == .vertical ? bounds.width : bounds.height) - 3 - margin
    return axis == .vertical
      ? Rect(x: bounds.minX + across, y: bounds.minY + start, width: 3, height: length)
      : Rect(x: bounds.minX + start, y: bounds.minY + across, width: length, height: 3)
  }

  /// Shows the indicators in full; called while a finger or a motion moves the view.
  func showIndicators() {
    indicatorFade?.cancel()
    indicatorFade = nil
    indicatorOpacity = showsIndicators ? 1 : 0
  }

  /// Lets the indicators stay for a moment and fade; called when the view has come to rest.
  ///
  /// - Parameter rest: when it has, which may be before the present frame; nil for now.
  func fadeIndicators(from rest: Timestamp? = nil) {
    guard indicatorOpacity > 0, let environment else { return }
    indicatorFade?.cancel()
    let start = (rest ?? environment.now) + ScrollView.indicatorStay
    let motion = EasedMotion(
      start: start, from: indicatorOpacity, to: 0, duration: ScrollView.indicatorFadeDuration)
    indicatorFade = environment.animations.run(motion) { [weak self] opacity in self?.indicatorOpacity = opacity }
  }

  /// How long the indicators stay after the view has come to rest, in seconds.
  static let indicatorStay = 0.25
  /// How long the indicators take to fade, in seconds.
  static let indicatorFadeDuration = 0.25

  /// Draws the indicators over the content.
  func drawIndicators(_ canvas: inout Canvas) {
    guard indicatorOpacity > 0 else { return }
    for axis in scrollableAxes {
      guard let rect = indicatorRect(axis) else { continue }
      canvas.fill(rect, radius: 1.5, Color(white: 0, alpha: 0.35 * indicatorOpacity))
    }
  }
}
