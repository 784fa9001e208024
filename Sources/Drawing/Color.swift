/// A colour in the standard RGB space, without premultiplication; each part is in 0 … 1.
public struct Color: Sendable, Hashable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity: 0 shows nothing, 1 covers.
  public var alpha: Double

  /// Makes a colour of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour of a number 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// Makes a grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// White.
  public static let white = Color(white: 1)
  /// Black.
  public static let black = Color(white: 0)
  /// Nothing.
  public static let clear = Color(white: 0, alpha: 0)

  /// The same colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour `fraction` of the way to another, part by part.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: part(alpha, other.alpha))
  }
}
