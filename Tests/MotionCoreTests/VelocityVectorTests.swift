import Foundation
import MotionCore
import Primitives
import TestSupport
import Testing

/// Strokes that were recorded on devices, with the velocities that the platforms report for them.
enum RecordedStrokes {
  static let flutter = VectorFiles.thirdParty("velocity-flutter.json")
  static let android = VectorFiles.thirdParty("velocity-android.json")
  static let arePresent = flutter != nil && android != nil

  static func cases(_ url: URL?) throws -> [[String: Any]] {
    guard let url else { return [] }
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    return root?["cases"] as? [[String: Any]] ?? []
  }

  /// The estimators by the names of the files; nil for one that is not offered here.
  static func estimator(_ name: String) -> VelocityEstimator? {
    switch name {
    case "lsq2", "LSQ2": .lsq2
    case "impulse", "IMPULSE": .impulse
    case "ios3": .iosWeighted
    default: nil
    }
  }
}

@Suite(
  "The estimators in conformance mode, on recorded strokes",
  .enabled(if: RecordedStrokes.arePresent, "skipped: velocity-*.json are not there (SCROLL_LAB_VECTORS)"))
struct VelocityVectorTests {
  @Test("Every stroke of Flutter has its velocity")
  func flutter() throws {
    var checked = 0
    for one in try RecordedStrokes.cases(RecordedStrokes.flutter) {
      let samples = try #require(one["samples"] as? [[Double]])
      for (name, expected) in try #require(one["expected"] as? [String: [String: Any]]) {
        // Flutter's tracker for macOS is the one for iOS with other weights, which no preset here needs.
        guard let estimator = RecordedStrokes.estimator(name) else { continue }
        let found = velocity(samples, estimator, of: one)
        let label: Comment = "\(one["name"] ?? ""), \(name)"
        for (axis, key) in [(Axis.horizontal, "vx"), (.vertical, "vy")] {
          let value = try #require(expected[key] as? Double)
          let tolerance = expected["tolerance_abs"] as? Double
          let relative = expected["tolerance_rel"] as? Double ?? 0
          #expect(found[axis].isClose(to: value, within: tolerance ?? relative * value.magnitude), label)
          checked += 1
        }
      }
    }
    #expect(checked == 62)
  }

  private func velocity(_ samples: [[Double]], _ estimator: VelocityEstimator, of one: [String: Any]) -> Vector {
    var window = VelocityWindow.conformance
    // The published numbers of the impulse strategy hold for the window of the library that they come from.
    if estimator == .impulse { window.horizon = 0.04 }
    // The tracker for iOS keeps samples however far apart; it measures the silence at the release by itself.
    let delay = (one["query_delay_ms"] as? Double).map { $0 / 1000 }
    if estimator == .iosWeighted, delay != nil {
      window.gap = 10
      window.horizon = 10
    }
    var tracker = VelocityTracker(estimator: estimator, window: window)
    for sample in samples { tracker.add(Point(x: sample[1], y: sample[2]), at: Timestamp(sample[0] / 1000)) }
    let last = (samples.last?[0] ?? 0) / 1000
    let silence = one["query_delay_ms"] is String ? 0.05 : delay ?? 0
    return tracker.velocity(at: Timestamp(last + silence))
  }

  @Test("Every stroke of Android has its velocity, in places and in deltas")
  func android() throws {
    var checked = 0
    for one in try RecordedStrokes.cases(RecordedStrokes.android) {
      for check in try #require(one["checks"] as? [[String: Any]]) {
        let strategy = try #require(check["strategy"] as? String)
        let estimator = try #require(RecordedStrokes.estimator(strategy))
        let found: Double
        if let deltas = one["deltas"] as? [[Double]] {
          found = velocity(deltas: deltas, estimator)
        } else {
          let pointer = try #require(check["pointer"] as? Int)
          let axis: Axis = check["axis"] as? String == "x" ? .horizontal : .vertical
          found = try velocity(one, pointer: pointer, estimator)[axis]
        }
        let expected = check["velocity"] as? Double ?? 0
        let relative = check["tolerance_rel"] as? Double ?? 0
        let tolerance = expected == 0 ? 1e-6 : relative * expected.magnitude
        #expect(found.isClose(to: expected, within: tolerance), "\(one["name"] ?? ""), \(strategy)")
        checked += 1
      }
    }
    #expect(checked == 100)
  }

  private func velocity(deltas: [[Double]], _ estimator: VelocityEstimator) -> Double {
    var tracker = VelocityTracker(estimator: estimator, window: .conformance)
    for delta in deltas { tracker.add(delta: Vector(x: 0, y: delta[1]), at: Timestamp(delta[0] / 1e9)) }
    return tracker.velocity(at: Timestamp((deltas.last?[0] ?? 0) / 1e9)).y
  }

  private func velocity(_ one: [String: Any], pointer: Int, _ estimator: VelocityEstimator) throws -> Vector {
    let events = try #require(one["events"] as? [[String: Any]])
    if one["last_event"] as? String == "cancel" { return .zero }
    var tracker = VelocityTracker(estimator: estimator, window: .conformance)
    var samples: [(Timestamp, [Any])] = []
    var release = Timestamp.zero
    for event in events {
      release = Timestamp(try #require(event["t_ns"] as? Double) / 1e9)
      let pointers = event["pointers"] as? [Any] ?? []
      if pointer < pointers.count, let sample = pointers[pointer] as? [Any] { samples.append((release, sample)) }
    }
    // The last event of a pointer repeats its place where it lifts: it is no sample. A resampled place has a third entry.
    for (time, sample) in samples.dropLast() where sample.count == 2 {
      let x = try #require(sample[0] as? Double)
      let y = try #require(sample[1] as? Double)
      tracker.add(Point(x: x, y: y), at: time)
    }
    return tracker.velocity(at: release)
  }
}
