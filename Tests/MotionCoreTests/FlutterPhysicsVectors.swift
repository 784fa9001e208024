import Foundation
import MotionCore
import Primitives
import TestSupport

/// The published expectations of Flutter's physics, as far as its laws are those of this package.
enum FlutterPhysicsVectors {
  static let url = VectorFiles.thirdParty("physics-flutter.json")
  static let isPresent = url != nil

  /// The cases that do not apply, and why.
  static let leftOut: [String: String] = [
    "Friction simulation constant deceleration": "drag and constant deceleration at a time: no law here mixes them",
    "Gravity simulation 1": "no content falls",
    "Gravity simulation 2": "no content falls",
    "test_gravity": "no content falls",
    "Clamped simulation 1": "clamps a fall; hard ends are tested with the decay",
    "Clamped simulation 2": "clamps a fall; hard ends are tested with the decay",
    "test_kinetic_scroll":
      "an underdamped spring rings about the edge there; here the content decelerates on inside the range",
    "test_friction_through[0]": "solves for a drag from two states, which nothing here asks for",
    "test_friction_through[1]": "solves for a drag from two states, which nothing here asks for",
    "overscroll is progressively harder": "resistance by single steps, tested through its limit for small steps",
    "easing an overscroll still has resistance": "resistance by single steps; here it is a function of the total",
    "no resistance when not overscrolled": "in range the band is not asked",
    "easing an overscroll meets less resistance than tensioning": "path dependent; not adopted (behaviour 111)",
    "no easing resistance for ScrollDecelerationRate.fast": "path dependent; not adopted (behaviour 111)",
    "overscroll a small list and a big list works the same way": "the band knows nothing of the content's length",
  ]

  /// The cases of the file as plain JSON objects.
  static func cases() throws -> [[String: Any]] {
    guard let url else { return [] }
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    return root?["cases"] as? [[String: Any]] ?? []
  }

  /// A motion that one of Flutter's simulations describes; nil for a simulation whose law is not here.
  static func motion(_ object: [String: Any]) -> (any Motion)? {
    func number(_ key: String, _ fallback: Double = 0) -> Double {
      if object[key] as? String == "inf" { return 1e9 }
      return object[key] as? Double ?? fallback
    }
    func spring(_ object: [String: Any]) -> (frequency: Double, dampingRatio: Double) {
      let mass = object["mass"] as? Double ?? 1
      let stiffness = object["stiffness"] as? Double ?? 100
      let critical = 2 * (mass * stiffness).squareRoot()
      let ratio = (object["damping"] as? Double).map { $0 / critical } ?? object["ratio"] as? Double ?? 1
      return ((stiffness / mass).squareRoot(), ratio)
    }
    let drag = -Elementary.log(number("drag", 0.135))
    switch object["type"] as? String {
    case "FrictionSimulation" where object["constantDeceleration"] == nil:
      return DecayMotion(
        start: 0, value: number("position"), velocity: number("velocity"), drag: drag, pixel: 1e-9)
    case "BoundedFrictionSimulation", "BouncingScrollSimulation":
      var constants = PhysicsConstants()
      constants.decayModelNumber = 1
      constants.decayDrag = drag
      if let description = object["spring"] as? [String: Any] {
        (constants.edgeFrequency, constants.edgeDampingRatio) = spring(description)
      }
      let bounces = object["spring"] != nil
      let lower = number(bounces ? "leadingExtent" : "minX")
      let upper = number(bounces ? "trailingExtent" : "maxX")
      return constants.inertia(
        InertiaRequest(
          start: 0, value: number("position"), velocity: number("velocity"), range: lower...upper,
          bouncesAtStart: bounces, bouncesAtEnd: bounces, pixel: 1e-3))
    case "SpringSimulation":
      guard let description = object["spring"] as? [String: Any] else { return nil }
      let (frequency, ratio) = spring(description)
      return SpringMotion(
        start: 0, value: number("start"), velocity: number("velocity"), destination: number("end"),
        frequency: frequency, dampingRatio: ratio, pixel: 1e-9)
    default: return nil
    }
  }
}
