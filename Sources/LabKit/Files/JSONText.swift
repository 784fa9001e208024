/// Pieces of JSON as text.
public enum JSONText {
  /// A number, written so that it reads back to the same double.
  ///
  /// JSON has no word for what is not finite: such a number is written as the text `"inf"`, `"-inf"` or `"nan"`.
  public static func number(_ number: Double) -> String {
    guard number.isFinite else { return "\"\(number)\"" }
    let text = number.description
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }

  /// A text in quotation marks.
  public static func text(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A list of what is JSON already.
  public static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  /// An object of names and what is JSON already, in the order given.
  public static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(text($0.name)): \($0.value)" }.joined(separator: ", ") + "}"
  }
}
