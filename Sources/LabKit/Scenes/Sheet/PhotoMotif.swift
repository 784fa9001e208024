import Drawing
import Primitives

/// A drawn picture: a boat on a fjord between hills, at three times of day.
enum PhotoMotif {
  /// The light in the picture.
  enum Daytime: CaseIterable {
    case day
    case dusk
    case night

    var title: String {
      switch self {
      case .day: "Day"
      case .dusk: "Dusk"
      case .night: "Night"
      }
    }

    fileprivate var sky: (Color, Color) {
      switch self {
      case .day: (Color(hex: 0x6FB7F2), Color(hex: 0xDDF0FB))
      case .dusk: (Color(hex: 0x4A3A86), Color(hex: 0xF7A072))
      case .night: (Color(hex: 0x0B1230), Color(hex: 0x2A3D75))
      }
    }

    fileprivate var water: (Color, Color) {
      switch self {
      case .day: (Color(hex: 0x4C94C9), Color(hex: 0x1F5E8C))
      case .dusk: (Color(hex: 0xC77B6A), Color(hex: 0x3B2C66))
      case .night: (Color(hex: 0x1E2D5C), Color(hex: 0x080D22))
      }
    }

    fileprivate var hills: (Color, Color) {
      switch self {
      case .day: (Color(hex: 0x5F8F83), Color(hex: 0x2F5D56))
      case .dusk: (Color(hex: 0x7A4E79), Color(hex: 0x43305F))
      case .night: (Color(hex: 0x1B2850), Color(hex: 0x111A38))
      }
    }

    fileprivate var light: (place: Point, color: Color) {
      switch self {
      case .day: (Point(x: 0.74, y: 0.2), Color(hex: 0xFFF3C4))
      case .dusk: (Point(x: 0.52, y: 0.54), Color(hex: 0xFFD9A0))
      case .night: (Point(x: 0.24, y: 0.2), Color(hex: 0xE8ECFA))
      }
    }
  }

  /// Draws the picture.
  ///
  /// - Parameter exposure: 0 dark … 0.5 as it is … 1 bright.
  static func draw(_ daytime: Daytime, exposure: Double, in rect: Rect, _ canvas: inout Canvas) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
    func fall(_ colors: (Color, Color)) -> DisplayList.Paint {
      .linearGradient(colors.0, colors.1, from: Point(x: 0, y: 0), to: Point(x: 0, y: 1))
    }
    canvas.fill(rect, fall(daytime.sky))
    let light = daytime.light
    canvas.fillCircle(center: at(light.place.x, light.place.y), radius: rect.height * 0.2, light.color.opacity(0.22))
    canvas.fillCircle(center: at(light.place.x, light.place.y), radius: rect.height * 0.1, light.color)
    let hills = daytime.hills
    canvas.polygon([at(-0.1, 0.64), at(0.18, 0.26), at(0.34, 0.42), at(0.56, 0.64)], hills.0)
    canvas.polygon([at(0.5, 0.64), at(0.8, 0.3), at(1.1, 0.64)], hills.0)
    canvas.polygon([at(-0.1, 0.64), at(0.04, 0.46), at(0.3, 0.64)], hills.1)
    canvas.polygon([at(0.66, 0.64), at(0.94, 0.42), at(1.1, 0.52), at(1.1, 0.64)], hills.1)
    canvas.fill(
      Rect(x: rect.minX, y: at(0, 0.63).y, width: rect.width, height: rect.height * 0.37 + 1), fall(daytime.water))
    for line in 0..<3 {
      let y = 0.72 + Double(line) * 0.085
      canvas.line(
        from: at(light.place.x - 0.07 + Double(line) * 0.02, y), to: at(light.place.x + 0.06 - Double(line) * 0.01, y),
        width: 2, light.color.opacity(0.55))
    }
    drawBoat(at, &canvas)
    if exposure != 0.5 {
      let ground = exposure < 0.5 ? Color.black : Color.white
      canvas.fill(rect, ground.opacity(abs(exposure - 0.5) * 1.1))
    }
  }

  private static func drawBoat(_ at: (Double, Double) -> Point, _ canvas: inout Canvas) {
    canvas.polygon([at(0.42, 0.8), at(0.64, 0.8), at(0.61, 0.88), at(0.45, 0.88)], Color(hex: 0xF4F5F8))
    canvas.polygon([at(0.47, 0.73), at(0.58, 0.73), at(0.58, 0.8), at(0.47, 0.8)], Color(hex: 0xDDE1EA))
    canvas.polygon([at(0.45, 0.855), at(0.62, 0.855), at(0.61, 0.88), at(0.456, 0.88)], Color(hex: 0xC2372E))
    canvas.polygon([at(0.535, 0.66), at(0.555, 0.66), at(0.555, 0.73), at(0.535, 0.73)], Color(hex: 0xC2372E))
    for window in 0..<3 {
      canvas.fillCircle(center: at(0.492 + Double(window) * 0.032, 0.765), radius: 2.2, Color(hex: 0x33415C))
    }
  }
}
