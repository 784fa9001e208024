import Foundation
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite(
  "Flutter's physics, where the laws are the same",
  .enabled(if: FlutterPhysicsVectors.isPresent, "skipped: physics-flutter.json is not there (SCROLL_LAB_VECTORS)"))
struct FlutterPhysicsTests {
  @Test("Every case is either checked or left out for a reason that is given")
  func coverage() throws {
    var checked = 0
    for one in try FlutterPhysicsVectors.cases() {
      let name = one["name"] as? String ?? ""
      if FlutterPhysicsVectors.leftOut[name] != nil { continue }
      checked += 1
      switch one["kind"] as? String {
      case nil: try checkSimulation(one, name: name)
      case "least-squares": try checkLeastSquares(one)
      case "rubber-band-factor": try checkBandFactor(one)
      case "rule": checkRule(one)
      case "clamping-initial", "clamping-acceleration": try checkPowerLaw(one)
      case .some(let kind): Issue.record("no check for \(kind): \(name)")
      }
    }
    #expect(checked == 19)
  }

  private func checkSimulation(_ one: [String: Any], name: String) throws {
    let objects = try #require(one["objects"] as? [String: [String: Any]])
    let checks = try #require(one["checks"] as? [[String: Any]])
    for check in checks {
      let object = try #require(objects[check["on"] as? String ?? ""])
      let motion = try #require(FlutterPhysicsVectors.motion(object), "\(name)")
      guard let found = try self.found(check, motion, object) else { continue }
      let label: Comment = "\(name): \(check)"
      let expected = (check["value"] as? String) == "inf" ? Double.infinity : check["value"] as? Double ?? .nan
      switch check["op"] as? String {
      case "eq" where expected.isInfinite: #expect(found == expected, label)
      case "eq": #expect(found.isNear(expected, within: 1e-9), label)
      case "near": #expect(found.isClose(to: expected, within: check["tolerance_abs"] as? Double ?? 0), label)
      case "lt": #expect(min(found, expected.nextDown) == found, label)
      case "gt": #expect(max(found, expected.nextUp) == found, label)
      case "between":
        let (low, high) = (check["lo"] as? Double ?? 0, check["hi"] as? Double ?? 0)
        #expect(min(max(found, low), high) == found, label)
      default: Issue.record("unknown comparison in \(name)")
      }
    }
  }

  /// What a check asks of a motion, as a number; nil for what is not a number, which is checked here.
  private func found(_ check: [String: Any], _ motion: any Motion, _ object: [String: Any]) throws -> Double? {
    var argument = check["arg"] as? Double ?? 0
    if let inner = check["arg"] as? [String: Any] {
      argument = motion.value(at: Timestamp(inner["arg"] as? Double ?? 0))
    }
    let time = Timestamp(argument)
    var result: Double
    switch check["fn"] as? String {
    case "x": result = motion.value(at: time)
    case "dx": result = motion.velocity(at: time)
    case "finalX": result = motion.destination
    case "timeAtX":
      if argument == motion.value(at: 0) { return 0 }
      // The rest itself is reached only in the limit there.
      result = motion.firstCrossing(of: argument, after: 0).map(\.seconds) ?? .infinity
    case "isDone":
      let tolerance = object["tolerance"] as? [String: Double] ?? [:]
      let isSlow = motion.velocity(at: time).magnitude < tolerance["velocity"] ?? 1e-3
      let isNear = (motion.value(at: time) - motion.destination).magnitude < tolerance["distance"] ?? 1e-3
      let needsPlace = motion is SpringMotion
      let isDone = isSlow && (isNear || !needsPlace)
      #expect(isDone == (check["value"] as? Bool), "\(check)")
      return nil
    case "type":
      let ratio = (motion as? SpringMotion)?.dampingRatio ?? .nan
      let type = ratio < 1 ? "underDamped" : ratio > 1 ? "overDamped" : "criticallyDamped"
      #expect(type == check["value"] as? String)
      return nil
    default: throw UnknownFunction()
    }
    // A floor of −1e-12 is −1: the value may differ from theirs in its last digits.
    if check["post"] as? String == "floor" { result = (result + 1e-9).rounded(.down) }
    return result
  }

  struct UnknownFunction: Error {}

  private func checkLeastSquares(_ one: [String: Any]) throws {
    let x = try #require(one["x"] as? [Double])
    let y = try #require(one["y"] as? [Double])
    let coefficients = try #require(one["coefficients"] as? [Double])
    // One unit of x is a centisecond here, so that the samples lie within the window.
    var window = VelocityWindow.conformance
    if one["degree"] as? Int == 1 { window.quadraticSpan = .infinity }
    var tracker = VelocityTracker(window: window)
    for (x, y) in zip(x, y) { tracker.add(Point(x: 0, y: y), at: Timestamp(x / 100)) }
    let fit = try #require(tracker.fit())
    let newest = try #require(x.last)
    #expect((fit.velocity.y / 100).isClose(to: coefficients[1], within: 1e-6))
    #expect(fit.position.y.isClose(to: coefficients[0] + coefficients[1] * newest, within: 1e-6))
    #expect(fit.acceleration.y.isClose(to: 0, within: 1e-6))
  }

  /// The factor on a small step is the band's slope there: the hyperbolic band is the limit of the resistance by steps.
  private func checkBandFactor(_ one: [String: Any]) throws {
    for check in try #require(one["checks"] as? [[String: Any]]) where check["rate"] as? String == "normal" {
      let fraction = try #require(check["overscroll_fraction"] as? Double)
      let band = RubberBand(coefficient: 0.52, dimension: 100)
      let slope = band.slope(at: band.overshoot(displayed: fraction * 100))
      let expected = try #require(check["value"] as? Double)
      #expect(slope.isClose(to: expected, within: 1e-10))
    }
  }

  private func checkRule(_ one: [String: Any]) {
    let velocity = one["velocity"] as? Double ?? 1000
    if one["metrics"] != nil {
      for model in 0..<DecayModel.allCases.count {
        var constants = PhysicsConstants()
        constants.decayModelNumber = Double(model)
        let request = InertiaRequest(start: 0, value: 20, velocity: velocity, range: 0...100)
        #expect(constants.inertia(request).velocity(at: 0) == velocity)
      }
      #expect(
        PhysicsConstants().settle(from: 20, velocity: velocity, to: 0, at: 0, pixel: 1).velocity(at: 0) == velocity)
      return
    }
    let motion = PowerLawMotion(start: 0, value: 0, velocity: velocity, pixel: 1e-9)
    var again: any Motion = motion
    var last = velocity
    var now = Timestamp.zero
    while now < motion.end {
      let current = motion.velocity(at: now)
      #expect(max(current, last) == last)
      #expect(min(last - current, 5130.0 / 60) == last - current)
      last = current
      now = now + 1.0 / 60
    }
    now = .zero
    while now + 1.0 / 90 < motion.end {
      now = now + 1.0 / 90
      again = PowerLawMotion(start: now, value: again.value(at: now), velocity: again.velocity(at: now), pixel: 1e-9)
      #expect(again.value(at: now).isNear(motion.value(at: now), within: 1e-10))
    }
    #expect(motion.velocity(at: motion.end) == 0)
  }

  private func checkPowerLaw(_ one: [String: Any]) throws {
    let exponent = AndroidScroller.exponent
    let reference = AndroidScroller.referenceVelocity(friction: AndroidScroller.friction)
    let time = exponent * AndroidScroller.inflexion
    for pair in try #require(one["position_velocity"] as? [[Double]]) {
      let motion = PowerLawMotion(start: 0, value: pair[0], velocity: pair[1], pixel: 1e-9)
      #expect(motion.value(at: 0) == pair[0])
      #expect(motion.velocity(at: 0) == pair[1])
      guard one["kind"] as? String == "clamping-acceleration" else { continue }
      let h = 1.0 / 60
      for step in 0..<120 {
        let t = Double(step) * h
        let (v, middle, next) = (
          motion.velocity(at: Timestamp(t)), motion.velocity(at: Timestamp(t + h / 2)),
          motion.velocity(at: Timestamp(t + h))
        )
        if next == 0 { break }
        let acceleration =
          -(exponent - 1) * reference / time * Elementary.pow(middle / reference, (exponent - 2) / (exponent - 1))
        let jerk =
          reference / (time * time) * (exponent - 1) * (exponent - 2)
          * Elementary.pow(next / reference, (exponent - 3) / (exponent - 1))
        #expect((next - v - h * acceleration).isClose(to: 0, within: jerk * h * h / 2))
      }
    }
  }
}
