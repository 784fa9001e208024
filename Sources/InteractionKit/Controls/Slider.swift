import Drawing
import Primitives

/// A control that sets a number by dragging a thumb along a horizontal track.
///
/// A drag moves the thumb from where it is, wherever on the control it begins. Along the track the slider keeps the
/// finger for itself: pans and swipes of the views around it do not begin then. Across the track they do, as long as
/// the thumb has not been moved; the value then returns to what it was.
open class Slider: Control {
  /// The values that it can have.
  public var range: ClosedRange<Double> {
    didSet { value = min(max(value, range.lowerBound), range.upperBound) }
  }
  /// The number; setting it from code reports nothing.
  public var value: Double {
    didSet {
      value = value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : oldValue
      if value != oldValue { setNeedsDisplay() }
    }
  }

  /// The diameter of the thumb, in points.
  public static let thumbDiameter = 26.0
  /// The thickness of the track, in points.
  public static let trackThickness = 4.0

  private var grabbedValue = 0.0
  private var grabbedAt = 0.0
  private var hasMoved = false

  /// Makes a slider.
  public init(name: String = "", frame: Rect = .zero, range: ClosedRange<Double> = 0...1, value: Double = 0) {
    self.range = range
    self.value = min(max(value, range.lowerBound), range.upperBound)
    super.init(name: name, frame: frame)
  }

  /// Calls a closure with the number whenever the user changes it.
  @discardableResult
  public final func onChange(_ action: @escaping (Double) -> Void) -> ActionToken {
    addAction(for: .valueChanged) { if let slider = $0 as? Slider { action(slider.value) } }
  }

  /// The value as a part of the range, 0 … 1.
  public final var fraction: Double {
    let extent = range.upperBound - range.lowerBound
    return extent > 0 ? (value - range.lowerBound) / extent : 0
  }

  /// The centre of the thumb, in own coordinates.
  public final var thumbCenter: Point {
    Point(x: bounds.minX + Slider.thumbDiameter / 2 + travel * fraction, y: bounds.midY)
  }

  /// Refuses pans and swipes along the track, and every one once the thumb is on its way.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(recognizer) else { return false }
    guard let view = recognizer.view, !view.isDescendant(of: self) else { return true }
    if hasMoved { return false }
    if let pan = recognizer as? PanGestureRecognizer {
      let tolerance = GestureSettings().diagonalTolerance
      return !StrokeDirection(pan.stroke, tolerance: tolerance).mayBe(.horizontal)
    }
    if let swipe = recognizer as? SwipeGestureRecognizer {
      return swipe.direction.isDisjoint(with: [.left, .right])
    }
    return true
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    grabbedValue = value
    grabbedAt = touch.location(in: self).x
    hasMoved = false
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    guard travel > 0 else { return true }
    let moved = touch.location(in: self).x - grabbedAt
    // The finger's first points may still become a stroke across; what it does later is meant for the thumb.
    if abs(moved) >= Slider.claimDistance { hasMoved = true }
    set(grabbedValue + moved / travel * (range.upperBound - range.lowerBound))
    return true
  }

  open override func endTracking(_ touch: Touch) { hasMoved = false }

  open override func cancelTracking() {
    hasMoved = false
    set(grabbedValue)
  }

  open override func draw(_ canvas: inout Canvas, visible: Rect) {
    let strength = isEnabled ? 1.0 : 0.4
    let thickness = Slider.trackThickness
    let track = Rect(x: bounds.minX, y: bounds.midY - thickness / 2, width: bounds.width, height: thickness)
    let center = thumbCenter
    canvas.fill(track, radius: thickness / 2, palette.fill.opacity(strength))
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: center.x - track.minX, height: thickness), radius: thickness / 2,
      palette.accent.opacity(strength))
    let radius = Slider.thumbDiameter / 2 * (isHighlighted ? 1.08 : 1.0)
    let thumb = Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    canvas.shadow(thumb.offset(by: Vector(x: 0, y: 2)), radius: radius, blur: 8, palette.shadow)
    canvas.fillCircle(center: center, radius: radius, palette.thumb)
    // A hairline keeps the thumb apart from a ground of its own colour.
    canvas.stroke(thumb, radius: radius, width: 0.5, palette.separator)
  }

  /// How far along the track the finger moves before the slider keeps it whatever follows: 10 points, a pan's slop.
  private static let claimDistance = 10.0

  private var travel: Double { max(0, bounds.width - Slider.thumbDiameter) }

  private func set(_ newValue: Double) {
    let former = value
    value = newValue
    if value != former { sendActions(for: .valueChanged) }
  }
}
