/// Numbers as readouts write them: a fixed number of decimals, and a true minus sign.
public enum Readout {
  /// A number with `decimals` decimals, rounded to nearest; what rounds to zero has no sign.
  public static func number(_ value: Double, decimals: Int = 0) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "–" : value < 0 ? "−∞" : "∞" }
    let places = max(0, min(decimals, 6))
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let scaled = Int((abs(value) * factor).rounded())
    let sign = value < 0 && scaled > 0 ? "−" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let whole = scaled / Int(factor)
    let rest = String(scaled % Int(factor))
    return "\(sign)\(whole).\(String(repeating: "0", count: places - rest.count))\(rest)"
  }

  /// A span of time: milliseconds below a second, else seconds.
  public static func span(_ seconds: Double) -> String {
    abs(seconds) < 0.9995 ? "\(number(seconds * 1000)) ms" : "\(number(seconds, decimals: 2)) s"
  }

  /// The same with a sign in front when it is positive.
  public static func signed(_ value: Double, decimals: Int = 0) -> String {
    let text = number(value, decimals: decimals)
    return value > 0 && !text.allSatisfy { $0 == "0" || $0 == "." } ? "+\(text)" : text
  }
}
