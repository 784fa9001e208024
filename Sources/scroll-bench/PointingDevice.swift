import MotionCore
import Primitives

/// How a device reports a stroke: how often, how finely, and with what error of time.
struct PointingDevice: Sendable {
  let name: String
  /// The reports a second.
  let rate: Double
  /// The step of the reported places, in points: a mouse moves the pointer by whole points.
  let resolution: Double
  /// The standard deviation of the sensor's noise, in points.
  let noise: Double
  /// The standard deviation of the delay from the report to its time stamp, in seconds.
  var jitter: Double
  /// The step of time stamps, in seconds.
  let clockStep: Double
  /// The estimator that the engine uses for the device.
  let standard: VelocityEstimator

  /// The devices of the study.
  ///
  /// USB mice report each 8 ms or each millisecond; a desktop's event loop stamps with a scatter of about a
  /// millisecond, in whole milliseconds (X11) or finer. A touch panel reports at 120 Hz in fractions of a point.
  static let all = [
    PointingDevice(
      name: "mouse 125 Hz", rate: 125, resolution: 1, noise: 0, jitter: 0.001, clockStep: 0.001, standard: .wlsq2),
    PointingDevice(
      name: "mouse 1 kHz", rate: 1000, resolution: 1, noise: 0, jitter: 0.001, clockStep: 0.0001, standard: .wlsq2),
    PointingDevice(
      name: "touch 120 Hz", rate: 120, resolution: 0.125, noise: 0.15, jitter: 0.0005, clockStep: 0.0001,
      standard: .lsq2),
  ]

  /// What the tracker holds when the stroke is released, and the true velocity at that moment.
  func record(_ stroke: Stroke, using generator: inout SeededGenerator) -> (VelocityTracker, Timestamp, Double) {
    var tracker = VelocityTracker(estimator: standard)
    let period = 1 / rate
    // The stroke begins somewhere between two reports; its release is reported together with the last place.
    let first = generator.double(in: 0...period)
    let count = Int(((stroke.duration - first) / period).rounded(.down))
    var last: Double?
    var stamp = -1.0
    for report in 0...max(count, 1) {
      let t = first + Double(report) * period
      let place = stroke.state(at: t).position + noise * Self.normal(using: &generator)
      let shown = (place / resolution).rounded() * resolution
      let late = t + jitter * Self.normal(using: &generator).magnitude
      stamp = max(stamp, (late / clockStep).rounded() * clockStep)
      // A mouse that has not moved by a whole point sends nothing.
      if shown != last { tracker.add(Point(x: 0, y: shown), at: Timestamp(stamp)) }
      last = shown
    }
    let release = first + Double(max(count, 1)) * period
    return (tracker, Timestamp(stamp), stroke.state(at: release).velocity)
  }

  /// A normally distributed number: the sum of twelve evenly spread ones, less six.
  private static func normal(using generator: inout SeededGenerator) -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += generator.double(in: 0...1) }
    return sum
  }
}
