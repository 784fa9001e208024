/// How a line of text is set.
public struct TextStyle: Sendable, Hashable {
  /// The typefaces that the lab ships.
  public enum Face: String, Sendable, Hashable, CaseIterable {
    /// Body text.
    case regular
    /// Labels that stand out.
    case medium
    /// Titles.
    case semibold
    /// Large titles and figures.
    case bold
    /// Readouts and code: every character has the same width.
    case mono
  }

  /// Where a line stands in its rectangle, horizontally; vertically it is centred.
  public enum Alignment: String, Sendable, Hashable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing
  }

  /// The size in points.
  public var size: Double
  /// The colour.
  public var color: Color
  /// The typeface.
  public var face: Face
  /// Where the line stands in its rectangle.
  public var alignment: Alignment
  /// Whether digits all have the same width, for numbers that change.
  public var tabularDigits: Bool

  /// Makes a style.
  public init(
    _ face: Face = .regular, size: Double, color: Color, alignment: Alignment = .leading, tabularDigits: Bool = false
  ) {
    self.face = face
    self.size = size
    self.color = color
    self.alignment = alignment
    self.tabularDigits = tabularDigits
  }
}
