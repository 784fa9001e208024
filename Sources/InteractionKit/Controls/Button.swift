import Drawing
import Primitives

/// A control that is pressed.
open class Button: Control {
  /// How a button looks.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// White on the accent colour.
    case filled
    /// The accent colour on grey.
    case tinted
    /// The accent colour alone.
    case plain
  }

  /// The words on it.
  public var title: String {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }
  /// How it looks.
  public var style: Style
  /// The size of the words, in points.
  public var fontSize = 17.0

  /// Makes a button.
  public init(name: String = "", frame: Rect = .zero, title: String, style: Style = .filled) {
    self.title = title
    self.style = style
    super.init(name: name, frame: frame)
    cornerRadius = 12
  }

  /// Calls a closure whenever the button was pressed and let go on it.
  @discardableResult
  public final func onPress(_ action: @escaping () -> Void) -> ActionToken {
    addAction(for: .touchUpInside) { _ in action() }
  }

  open override func draw(_ canvas: inout Canvas, visible: Rect) {
    let strength = (isEnabled ? 1.0 : 0.4) * (isHighlighted ? 0.6 : 1.0)
    let ground: Color? =
      switch style {
      case .filled: palette.accent
      case .tinted: palette.fill
      case .plain: nil
      }
    if let ground { canvas.fill(bounds, radius: cornerRadius, ground.opacity(strength)) }
    let ink = style == .filled ? palette.onAccent : palette.accent
    canvas.text(
      title, in: bounds,
      TextStyle(
        isSelected ? .bold : .semibold, size: fontSize, color: ink.opacity(style == .filled ? 1.0 : strength),
        alignment: .center))
  }
}
