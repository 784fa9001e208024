import Drawing
import Primitives

/// A row of segments of equal width of which one is chosen; a thumb marks it.
///
/// The thumb can be moved from outside in fractions of a segment, so that it follows a pager.
open class SegmentedControl: Control {
  /// The words of the segments, from the left.
  public var titles: [String] {
    didSet {
      select(min(selectedIndex, max(0, titles.count - 1)))
      setNeedsDisplay()
    }
  }
  /// The chosen segment, counted from 0.
  public private(set) var selectedIndex = 0
  /// Where the thumb stands, in segments: 0 on the first one, 0.5 halfway to the second; kept within the row.
  public var thumbPosition = 0.0 {
    didSet {
      let last = Double(max(0, titles.count - 1))
      thumbPosition = thumbPosition.isFinite ? min(max(0, thumbPosition), last) : oldValue
      if thumbPosition != oldValue { setNeedsDisplay() }
    }
  }
  /// Whether choosing a segment leaves the thumb to whoever sets `thumbPosition`, such as a pager that scrolls there.
  public var isThumbDriven = false
  /// The segment under the finger.
  public private(set) var pressedIndex: Int?

  /// Makes a control with one segment for each title, the first one chosen.
  public init(name: String = "", frame: Rect = .zero, titles: [String]) {
    self.titles = titles
    super.init(name: name, frame: frame)
    cornerRadius = 9
  }

  /// Chooses a segment, without reporting it; what lies beyond the row is ignored.
  public final func select(_ index: Int) {
    guard titles.indices.contains(index) else { return }
    selectedIndex = index
    if !isThumbDriven { thumbPosition = Double(index) }
    setNeedsDisplay()
  }

  /// Calls a closure with the chosen segment whenever the user chooses another.
  @discardableResult
  public final func onSelect(_ action: @escaping (Int) -> Void) -> ActionToken {
    addAction(for: .valueChanged) { if let control = $0 as? SegmentedControl { action(control.selectedIndex) } }
  }

  /// Where a segment lies, in own coordinates.
  public final func segmentRect(_ index: Double) -> Rect {
    let width = bounds.width / Double(max(1, titles.count))
    return Rect(x: bounds.minX + width * index, y: bounds.minY, width: width, height: bounds.height)
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    pressedIndex = index(under: touch)
    return pressedIndex != nil
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    pressedIndex = isOnControl(touch) ? index(under: touch) : nil
    setNeedsDisplay()
    return true
  }

  open override func endTracking(_ touch: Touch) {
    let index = isOnControl(touch) ? index(under: touch) : nil
    pressedIndex = nil
    guard let index, index != selectedIndex else { return }
    select(index)
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking() { pressedIndex = nil }

  open override func draw(_ canvas: inout Canvas, visible: Rect) {
    let strength = isEnabled ? 1.0 : 0.4
    canvas.fill(bounds, radius: cornerRadius, palette.fill.opacity(strength))
    for index in titles.indices.dropFirst() {
      // A line hides while the thumb touches it.
      let place = Double(index)
      let distance: Double = min(abs(thumbPosition - place), abs(thumbPosition - place + 1))
      let shown: Double = min(1, distance) * strength
      guard shown > 0 else { continue }
      let x = segmentRect(Double(index)).minX
      canvas.fill(
        Rect(x: x - 0.5, y: bounds.minY + bounds.height * 0.28, width: 1, height: bounds.height * 0.44),
        palette.separator.opacity(shown))
    }
    let thumb = segmentRect(thumbPosition).inset(by: 2)
    canvas.shadow(thumb.offset(by: Vector(x: 0, y: 1)), radius: cornerRadius - 2, blur: 6, palette.shadow)
    canvas.fill(thumb, radius: cornerRadius - 2, palette.thumb.opacity(strength))
    for (index, title) in titles.enumerated() {
      let nearness: Double = max(0, 1 - abs(thumbPosition - Double(index)))
      let ink = palette.secondaryLabel.mixed(with: palette.label, nearness)
      let pressed = pressedIndex == index && index != selectedIndex ? 0.5 : 1.0
      canvas.text(
        title, in: segmentRect(Double(index)),
        TextStyle(
          nearness > 0.5 ? .semibold : .medium, size: 13, color: ink.opacity(strength * pressed), alignment: .center))
    }
  }

  private func index(under touch: Touch) -> Int? {
    guard !titles.isEmpty, bounds.width > 0 else { return nil }
    let fraction = (touch.location(in: self).x - bounds.minX) / bounds.width
    guard fraction.isFinite else { return nil }
    return Int(min(max(0, fraction * Double(titles.count)), Double(titles.count - 1)))
  }
}
