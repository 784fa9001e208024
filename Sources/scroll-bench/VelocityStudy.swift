import MotionCore
import Primitives

/// The synthetic study of the velocity estimators: known strokes, reported by the devices of the desk.
struct VelocityStudy {
  /// The strokes of each kind on each device.
  var strokesOfEachKind = 2000
  /// The seed of the study: equal seeds give equal tables.
  var seed: UInt64 = 20_240

  /// The relative errors of one estimator on one device.
  struct Errors {
    private(set) var all: [Double] = []
    private(set) var byKind: [[Double]] = Array(repeating: [], count: Stroke.Kind.allCases.count)

    mutating func add(_ error: Double, kind: Int) {
      all.append(error)
      byKind[kind].append(error)
    }
  }

  /// The value below which a share of the errors lies.
  static func percentile(_ share: Double, of errors: [Double]) -> Double {
    let sorted = errors.sorted()
    guard let last = sorted.indices.last else { return 0 }
    return sorted[Int((share * Double(last)).rounded())]
  }

  /// The errors of every estimator on a device, in the order of the estimators.
  func errors(on device: PointingDevice) -> [Errors] {
    var generator = SeededGenerator(seed: seed)
    var errors = Array(repeating: Errors(), count: VelocityEstimator.allCases.count)
    for (kindPlace, kind) in Stroke.Kind.allCases.enumerated() {
      for _ in 0..<strokesOfEachKind {
        let stroke = Stroke(kind: kind, using: &generator)
        let (tracker, release, truth) = device.record(stroke, using: &generator)
        for (place, estimator) in VelocityEstimator.allCases.enumerated() {
          let found = tracker.velocity(at: release, estimator: estimator).y
          errors[place].add(((found - truth) / truth).magnitude, kind: kindPlace)
        }
      }
    }
    return errors
  }

  /// A table a device: the pooled median and 95th percentile, and those of each kind of stroke, in percent.
  func report() -> String {
    var text = ""
    for device in PointingDevice.all {
      text += "\(device.name): relative error at release in percent, median / 95th percentile\n"
      var table = TextTable(["estimator", "all"] + Stroke.Kind.allCases.map(\.rawValue))
      for (estimator, errors) in zip(VelocityEstimator.allCases, errors(on: device)) {
        let mark = estimator == device.standard ? " *" : ""
        table.add([estimator.rawValue + mark] + ([errors.all] + errors.byKind).map(Self.cell))
      }
      text += table.text + "\n"
    }
    text += "* the default for the device; aims: median at most 4, 95th percentile at most 20\n\n"
    return text + "the default by the scatter of the time stamps, all strokes\n" + sensitivity()
  }

  /// How the default estimators bear time stamps that are less exact.
  private func sensitivity() -> String {
    let scatters = [0.0, 0.5, 1, 2, 4]
    var table = TextTable(["device"] + scatters.map { fixed($0, 1) + " ms" })
    for device in PointingDevice.all {
      let place = VelocityEstimator.allCases.firstIndex(of: device.standard) ?? 0
      table.add(
        [device.name]
          + scatters.map { scatter in
            var other = device
            other.jitter = scatter / 1000
            return Self.cell(errors(on: other)[place].all)
          })
    }
    return table.text
  }

  private static func cell(_ errors: [Double]) -> String {
    fixed(100 * percentile(0.5, of: errors), 1) + " / " + fixed(100 * percentile(0.95, of: errors), 1)
  }
}
