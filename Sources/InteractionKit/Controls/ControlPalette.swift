import Drawing

/// The colours in which controls draw themselves.
public struct ControlPalette: Sendable, Hashable {
  /// What can be pressed, and the filled part of a slider.
  public var accent: Color
  /// Text on `accent`.
  public var onAccent: Color
  /// Text.
  public var label: Color
  /// Text that stands back.
  public var secondaryLabel: Color
  /// The ground of a segmented control, a grey button and the empty part of a slider.
  public var fill: Color
  /// What can be moved: the thumb.
  public var thumb: Color
  /// Lines between segments.
  public var separator: Color
  /// The shadow under a thumb.
  public var shadow: Color

  /// Makes a palette of its colours.
  public init(
    accent: Color, onAccent: Color, label: Color, secondaryLabel: Color, fill: Color, thumb: Color, separator: Color,
    shadow: Color
  ) {
    self.accent = accent
    self.onAccent = onAccent
    self.label = label
    self.secondaryLabel = secondaryLabel
    self.fill = fill
    self.thumb = thumb
    self.separator = separator
    self.shadow = shadow
  }

  /// For light grounds: words have a contrast of at least 4.5 to 1 on `fill` over white.
  public static let light = ControlPalette(
    accent: Color(hex: 0x3B5BDB), onAccent: .white, label: Color(hex: 0x14161C),
    secondaryLabel: Color(hex: 0x5B6070), fill: Color(hex: 0x767680, alpha: 0.14), thumb: .white,
    separator: Color(hex: 0x3C3C43, alpha: 0.25), shadow: Color(white: 0, alpha: 0.16))

  /// For dark grounds.
  public static let dark = ControlPalette(
    accent: Color(hex: 0x3B8CFF), onAccent: .white, label: Color(hex: 0xF5F5F7),
    secondaryLabel: Color(hex: 0xEBEBF5, alpha: 0.72), fill: Color(hex: 0x767680, alpha: 0.28),
    thumb: Color(hex: 0x6C6C72), separator: Color(hex: 0xEBEBF5, alpha: 0.2), shadow: Color(white: 0, alpha: 0.4))
}
