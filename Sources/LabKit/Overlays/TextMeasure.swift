import Drawing

/// Tells how wide a line of text is, without a backend.
///
/// Widths are the advance widths of Inter Medium in thousandths of the size; the other weights differ from it by less
/// than five in a hundred, which the layout of panels has room for. JetBrains Mono is 600 wide throughout.
public enum TextMeasure {
  /// The advance widths of U+0020 … U+007E.
  private static let latin: [Double] = [
    265, 294, 400, 637, 643, 828, 651, 217, 378, 378, 522, 666, 288, 463, 283, 368, 646, 473, 613, 644, 654, 620, 636,
    579, 631, 636, 283, 288, 666, 666, 666, 526, 968, 700, 654, 735, 722, 603, 586, 749, 742, 270, 552, 664, 564, 898,
    747, 768, 639, 768, 645, 643, 651, 738, 700, 978, 666, 685, 639, 378, 368, 378, 475, 460, 497, 569, 626, 568, 626,
    587, 369, 617, 602, 249, 249, 556, 249, 884, 597, 602, 617, 617, 384, 536, 372, 594, 566, 825, 551, 566, 551, 378,
    342, 378, 666,
  ]
  /// The width of a digit when all digits have the same.
  private static let tabularDigit = 660.0
  /// The width taken for signs that are not in the table.
  private static let other = 700.0

  /// The width of a text in points; right within five in a hundred.
  public static func width(_ text: String, _ style: TextStyle) -> Double {
    var thousandths = 0.0
    for scalar in text.unicodeScalars {
      if style.face == .mono {
        thousandths += 600
      } else if style.tabularDigits, scalar.value >= 48, scalar.value <= 57 {
        thousandths += tabularDigit
      } else if scalar.value >= 32, scalar.value <= 126 {
        thousandths += latin[Int(scalar.value) - 32]
      } else {
        thousandths += scalar == "·" ? 283 : other
      }
    }
    return thousandths * style.size / 1000
  }

  /// A text broken into as few lines as it needs, all about as long as the others.
  public static func balancedLines(
    _ text: String, _ style: TextStyle, width: Double, limit: Int = .max
  ) -> [String] {
    var best = lines(text, style, width: width, limit: limit)
    var narrower = width
    while best.count > 1, narrower > width / 2 {
      narrower -= 8
      let tried = lines(text, style, width: narrower)
      guard tried.count == best.count else { break }
      best = tried
    }
    return best
  }

  /// A text broken into lines between words, at most `limit` of them; the last keeps what is left.
  public static func lines(_ text: String, _ style: TextStyle, width: Double, limit: Int = .max) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || lines.count + 1 >= limit || self.width(longer, style) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
