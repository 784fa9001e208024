import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("The samples of the velocity tracker")
struct VelocityTrackerTests {
  /// A tracker that was given places along y at times.
  static func tracker(
    _ samples: [(Double, Double)], estimator: VelocityEstimator = .lsq2, window: VelocityWindow = .standard
  ) -> VelocityTracker {
    var tracker = VelocityTracker(estimator: estimator, window: window)
    for (time, y) in samples { tracker.add(Point(x: 0, y: y), at: Timestamp(time)) }
    return tracker
  }

  static func velocity(_ samples: [(Double, Double)], _ estimator: VelocityEstimator) -> Double {
    tracker(samples, estimator: estimator).velocity(at: Timestamp(samples.last?.0 ?? 0)).y
  }

  @Test("A sample closer than a millisecond replaces the one before; a slot never grows beyond a millisecond")
  func merging() {
    #expect(Self.tracker([(0, 0), (0.0004, 1), (0.0008, 2)]).samples.map(\.position.y) == [2])
    // At 4 kHz each slot takes four samples: the last one of each is kept.
    let fast = Self.tracker((0..<400).map { (Double($0) * 0.00025, Double($0)) })
    #expect(fast.samples.count == 100)
    #expect(fast.velocity(at: 0.1).y.isClose(to: 4000, within: 40))
    // Exactly a millisecond apart is not closer, whatever the clock's last digits say.
    #expect(Self.tracker((0..<50).map { (123_456.0 + Double($0) * 0.001, 0) }).samples.count == 50)
  }

  @Test("A silence over 40 ms clears what was before, and one of 40 ms does not")
  func gap() {
    #expect(Self.tracker([(0, 0), (0.01, 1), (0.0501, 2)]).samples.map(\.position.y) == [2])
    #expect(Self.tracker([(0, 0), (0.01, 1), (0.05, 2)]).samples.map(\.position.y) == [0, 1, 2])
  }

  @Test("Samples within 100 ms of the newest count, and 128 are kept at least")
  func horizon() {
    let slow = Self.tracker((0...20).map { (Double($0) * 0.01, Double($0)) })
    #expect(slow.samples.map(\.position.y) == (10...20).map(Double.init))
    var window = VelocityWindow.standard
    window.horizon = 10
    let long = Self.tracker((0..<500).map { (Double($0) * 0.001, Double($0)) }, window: window)
    #expect(long.samples.count == 128)
    #expect(long.samples.first?.position.y == 372)
  }

  @Test("A release more than 40 ms after the last sample has no velocity, with every estimator")
  func stillness() {
    let tracker = Self.tracker((0..<10).map { (Double($0) * 0.01, Double($0)) })
    for estimator in VelocityEstimator.allCases {
      #expect(tracker.velocity(at: 0.1301, estimator: estimator) == .zero)
      #expect(tracker.velocity(at: 0.13, estimator: estimator).y.isClose(to: 100, within: 1e-9))
    }
  }

  @Test("A parabola needs three samples and 12 ms; below, the fit is a line")
  func lineOrParabola() {
    // Three samples over 8 ms: the slope of the line through them, not the parabola's 6000.
    #expect(Self.velocity([(0, 0), (0.004, 4), (0.008, 24)], .lsq2).isClose(to: 3000, within: 1e-6))
    #expect(Self.velocity([(0, 0), (0.008, 8), (0.016, 48)], .lsq2).isClose(to: 7000, within: 1e-6))
    #expect(Self.velocity([(0, 0), (0.008, 8)], .lsq2).isClose(to: 1000, within: 1e-6))
    #expect(Self.tracker([(0, 0), (0.008, 8)]).fit()?.acceleration == .zero)
  }

  @Test("The parabola finds velocity and acceleration of a parabola exactly, weighted or not")
  func parabolaIsExact() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<1000 {
      let (a, v, x) = (
        generator.double(in: -20000...20000), generator.double(in: -4000...4000), generator.double(in: -1000...1000)
      )
      var time = 1000.0
      var samples: [(Double, Double)] = []
      for _ in 0..<12 {
        time += generator.double(in: 0.0015...0.012)
        samples.append((time, x + v * (time - 1000) + a * (time - 1000) * (time - 1000) / 2))
      }
      for estimator in [VelocityEstimator.lsq2, .wlsq2] {
        let tracker = Self.tracker(samples, estimator: estimator)
        #expect(tracker.velocity(at: Timestamp(time)).y.isNear(v + a * (time - 1000), within: 1e-6))
        let fit = tracker.fit()
        let (bend, place, last) = (fit?.acceleration.y ?? .nan, fit?.position.y ?? .nan, samples.last?.1 ?? 0)
        #expect(bend.isNear(a, within: 1e-5))
        #expect(place.isNear(last, within: 1e-8))
      }
    }
  }

  @Test("Weights pull the fit towards the newest samples")
  func weights() {
    // 3 points a step down for 40 steps, then 25 a step up for 8: the parabola over 100 ms, worked out by hand.
    var samples: [(Double, Double)] = [(0, 300)]
    for step in 1...48 {
      let last = samples[step - 1].1
      samples.append((Double(step) * 0.008, step <= 40 ? last + 3 : last - 25))
    }
    #expect(Self.velocity(samples, .lsq2).isClose(to: -4680.944056, within: 1e-5))
    #expect(Self.velocity(samples, .wlsq2).isClose(to: -4115.661638, within: 1e-5))
    #expect(Self.velocity(samples, .lastTwo).isClose(to: -3125, within: 1e-6))
  }

  @Test("Movements and places give the same velocity")
  func deltas() {
    var places = VelocityTracker(estimator: .impulse)
    var deltas = VelocityTracker(estimator: .impulse)
    var position = Point(x: 100, y: -50)
    var generator = SeededGenerator(seed: 42)
    for step in 0..<20 {
      let delta = Vector(x: generator.double(in: -3...3), y: generator.double(in: 0...20))
      position = position + delta
      places.add(position, at: Timestamp(Double(step) * 0.008))
      deltas.add(delta: delta, at: Timestamp(Double(step) * 0.008))
    }
    for estimator in VelocityEstimator.allCases {
      let (one, other) = (
        places.velocity(at: 0.16, estimator: estimator), deltas.velocity(at: 0.16, estimator: estimator)
      )
      #expect(one.x.isNear(other.x, within: 1e-9))
      #expect(one.y.isNear(other.y, within: 1e-9))
    }
  }

  @Test("Every estimator is finite for any samples, and odd ones are rejected")
  func finite() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<3000 {
      var tracker = VelocityTracker()
      var time = 0.0
      for _ in 0..<generator.int(in: 0...30) {
        time += [0, 1e-12, 1e-6, 0.0009, 0.004, 0.03, 0.05, -0.01][generator.int(in: 0...7)]
        let size = [0, 1, 1e9, 1e300, .infinity, .nan][generator.int(in: 0...5)]
        tracker.add(Point(x: size, y: -size), at: Timestamp(time))
      }
      for estimator in VelocityEstimator.allCases {
        #expect(tracker.velocity(at: Timestamp(time), estimator: estimator).isFinite)
      }
    }
  }

  @Test("Reset forgets everything")
  func reset() {
    var tracker = Self.tracker([(0, 0), (0.01, 10), (0.02, 20)])
    tracker.reset()
    #expect(tracker.velocity(at: 0.02) == .zero)
    #expect(tracker.samples.isEmpty)
    #expect(tracker.fit() == nil)
  }
}
