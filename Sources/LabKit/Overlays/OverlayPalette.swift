import Drawing

/// The colours of the stage and of everything that overlays draw.
///
/// Words on `panel` and on `tag` keep a contrast of at least 4.5 to 1. A colour never stands alone: a state has a sign
/// and a word beside it, a view its name.
public enum OverlayPalette {
  /// The room in which the phone lies, at its top.
  public static let stageTop = Color(hex: 0x1B1E26)
  /// The room in which the phone lies, at its bottom.
  public static let stageBottom = Color(hex: 0x101217)
  /// A panel beside the phone.
  public static let panel = Color(hex: 0x1F232C)
  /// The edge of a panel.
  public static let panelEdge = Color(hex: 0x313744)
  /// Hairlines, empty tracks, and axes of charts.
  public static let track = Color(hex: 0x3A4150)
  /// A field within a panel that stands out a little.
  public static let field = Color(hex: 0x2A2F3B)
  /// A tag over the phone, whose content may have any colour.
  public static let tag = Color(hex: 0x14161B, alpha: 0.92)

  /// Words and figures.
  public static let text = Color(hex: 0xEEF0F5)
  /// Labels and units.
  public static let secondaryText = Color(hex: 0xA7AEBD)
  /// What can be pressed, and what is chosen.
  public static let accent = Color(hex: 0x7CB4FF)

  /// The colours of scroll views, told apart in the common forms of colour blindness as neighbours.
  public static let views: [Color] = [
    Color(hex: 0x5AB8F5), Color(hex: 0xF2A33A), Color(hex: 0xE58AC9), Color(hex: 0xC3DB4E), Color(hex: 0xA898FF),
    Color(hex: 0x56D6CB), Color(hex: 0xFF9478),
  ]

  /// The colour of the view at a place among all views, outermost first; the same in panels and over the phone.
  public static func view(_ index: Int) -> Color { views[((index % views.count) + views.count) % views.count] }
}
