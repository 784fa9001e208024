import Drawing

/// Colours and type of the phone that scenes show.
///
/// Text on a background keeps a contrast of at least 4.5 to 1; sizes follow one scale; distances are multiples of 4.
enum PhoneTheme {
  static let background = Color.white
  static let grouped = Color(hex: 0xF2F3F7)
  static let primaryText = Color(hex: 0x14161C)
  static let secondaryText = Color(hex: 0x5B6070)
  static let separator = Color(hex: 0xE3E5EB)
  static let accent = Color(hex: 0x3B5BDB)
  static let placeholder = Color(hex: 0xC3C8D4)

  /// The colours of thumbnails: pairs for gradients.
  static let swatches: [(Color, Color)] = [
    (Color(hex: 0xFF8A65), Color(hex: 0xE4572E)), (Color(hex: 0x5C7CFA), Color(hex: 0x3B5BDB)),
    (Color(hex: 0x38D9A9), Color(hex: 0x0CA678)), (Color(hex: 0xFFD43B), Color(hex: 0xF59F00)),
    (Color(hex: 0xB197FC), Color(hex: 0x7950F2)), (Color(hex: 0x66D9E8), Color(hex: 0x1098AD)),
    (Color(hex: 0xFAA2C1), Color(hex: 0xD6336C)),
  ]

  static func largeTitle(_ color: Color = primaryText) -> TextStyle { TextStyle(.bold, size: 24, color: color) }
  static func title(_ color: Color = primaryText) -> TextStyle {
    TextStyle(.semibold, size: 17, color: color, alignment: .center)
  }
  static func headline(_ color: Color = primaryText) -> TextStyle { TextStyle(.semibold, size: 16, color: color) }
  static func body(_ color: Color = primaryText) -> TextStyle { TextStyle(.regular, size: 15, color: color) }
  static func footnote(_ color: Color = secondaryText) -> TextStyle { TextStyle(.regular, size: 13, color: color) }
  static func tab(_ color: Color) -> TextStyle { TextStyle(.semibold, size: 14, color: color, alignment: .center) }
}
