import Drawing
import Primitives

/// The body of the phone around its screen: a slim dark edge with a rim of light, on a soft shadow.
enum PhoneBody {
  /// The radius of the screen's corners, in points of the viewport.
  static let screenRadius = 42.0
  private static let rim = Color(hex: 0x4A505E)
  private static let metal = Color(hex: 0x2A2E38)
  private static let glass = Color(hex: 0x08090B)

  static func draw(_ geometry: StageGeometry, _ canvas: inout Canvas) {
    let body = geometry.deviceFrame
    let scale = geometry.scale
    let radius = (screenRadius + StageGeometry.bezel) * scale
    canvas.shadow(
      body.offset(by: Vector(x: 0, y: 10 * scale)), radius: radius, blur: 36 * scale, Color.black.opacity(0.55))
    drawButtons(body, scale, &canvas)
    canvas.fill(
      body, radius: radius, .linearGradient(rim, metal, from: .zero, to: Point(x: 1, y: 1)))
    canvas.fill(body.inset(by: 2.5 * scale), radius: radius - 2.5 * scale, glass)
  }

  private static func drawButtons(_ body: Rect, _ scale: Double, _ canvas: inout Canvas) {
    func button(_ x: Double, _ y: Double, _ height: Double) {
      canvas.fill(
        Rect(x: x - 2 * scale, y: body.minY + y * scale, width: 4 * scale, height: height * scale), radius: 1.5 * scale,
        metal)
    }
    button(body.minX, 132, 28)
    button(body.minX, 184, 54)
    button(body.minX, 250, 54)
    button(body.maxX, 204, 84)
  }
}
