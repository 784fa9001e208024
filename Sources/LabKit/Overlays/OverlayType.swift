import Drawing

/// The type of the stage: one scale of sizes, Inter for words, tabular digits for figures.
public enum OverlayType {
  /// The name of the scene.
  public static let title = TextStyle(.semibold, size: 22, color: OverlayPalette.text)
  /// The head of a panel.
  public static let heading = TextStyle(.semibold, size: 13, color: OverlayPalette.text)
  /// Running words.
  public static let body = TextStyle(.regular, size: 13, color: OverlayPalette.text)
  /// Words that explain.
  public static let note = TextStyle(.regular, size: 13, color: OverlayPalette.secondaryText)
  /// Names in tables.
  public static let name = TextStyle(.medium, size: 13, color: OverlayPalette.text)
  /// The heads of columns, units, and marks on axes.
  public static let label = TextStyle(.regular, size: 11, color: OverlayPalette.secondaryText, tabularDigits: true)
  /// Figures that change.
  public static let readout = TextStyle(
    .medium, size: 13, color: OverlayPalette.text, alignment: .trailing, tabularDigits: true)
  /// Figures in a tag over the phone.
  public static let tag = TextStyle(.medium, size: 11, color: OverlayPalette.text, tabularDigits: true)
  /// A key of the keyboard.
  public static let key = TextStyle(.medium, size: 12, color: OverlayPalette.text, alignment: .center)
}

extension TextStyle {
  /// The same style in another colour.
  public func colored(_ color: Color) -> TextStyle {
    var style = self
    style.color = color
    return style
  }

  /// The same style at another edge.
  public func aligned(_ alignment: Alignment) -> TextStyle {
    var style = self
    style.alignment = alignment
    return style
  }
}
