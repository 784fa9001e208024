import Primitives

extension VelocityTracker {
  /// The velocity at the newest sample, of the newest `count` samples.
  func estimate(_ estimator: VelocityEstimator, count: Int) -> Vector {
    guard count >= 2 else { return .zero }
    switch estimator {
    case .lsq2, .wlsq2: return fit(estimator, count: count)?.velocity ?? .zero
    case .impulse:
      return Vector(x: impulse(.horizontal, count: count), y: impulse(.vertical, count: count))
    case .iosWeighted: return weightedPairs(count: count)
    case .lastTwo: return pair(0)
    case .mean: return (sample(0).position - sample(count - 1).position) / -time(count - 1)
    }
  }

  /// The curve of a least-squares estimator through the samples that count; nil with fewer than two.
  ///
  /// Estimators that fit no curve give the straight line of their velocity through the newest sample.
  public func fit(estimator: VelocityEstimator? = nil) -> VelocityFit? {
    let estimator = estimator ?? self.estimator
    let count = windowCount
    switch estimator {
    case .lsq2, .wlsq2: return fit(estimator, count: count)
    case .impulse, .iosWeighted, .lastTwo, .mean:
      guard count >= 2 else { return nil }
      return VelocityFit(
        time: sample(0).time, position: sample(0).position, velocity: estimate(estimator, count: count),
        acceleration: .zero, sampleCount: count)
    }
  }

  /// The time constant of the weights of `wlsq2`, in seconds.
  static let weightDecay = 0.04

  /// A parabola where there are three samples and the span is long enough, else a line.
  private func fit(_ estimator: VelocityEstimator, count: Int) -> VelocityFit? {
    guard count >= 2 else { return nil }
    let span = -time(count - 1)
    let quadratic = count >= 3 && span >= window.quadraticSpan - Self.timeTolerance
    let weight: (Int) -> Double =
      estimator == .wlsq2 ? { Elementary.exp(time($0) / Self.weightDecay) } : { _ in 1 }
    let curve = solve(count: count, quadratic: quadratic, weight: weight)
    if let curve, curve.velocity.isFinite, curve.acceleration.isFinite { return curve }
    return quadratic ? solve(count: count, quadratic: false, weight: weight) : nil
  }

  private func solve(count: Int, quadratic: Bool, weight: (Int) -> Double) -> VelocityFit? {
    let squares = LeastSquares(count: count, quadratic: quadratic, time: { time($0) }, weight: weight)
    guard squares.isUsable else { return nil }
    let x = squares.solve(count: count, time: { time($0) }, weight: weight) { sample($0).position.x }
    let y = squares.solve(count: count, time: { time($0) }, weight: weight) { sample($0).position.y }
    return VelocityFit(
      time: sample(0).time, position: Point(x: x.value, y: y.value), velocity: Vector(x: x.slope, y: y.slope),
      acceleration: Vector(x: x.curvature, y: y.curvature), sampleCount: count)
  }

  /// The velocity between the sample `age` places before the newest and the one before that.
  private func pair(_ age: Int) -> Vector {
    (sample(age).position - sample(age + 1).position) / (time(age) - time(age + 1))
  }

  /// The mean of the last three velocities, weighted 0.05, 0.35, 0.6 from the newest.
  private func weightedPairs(count: Int) -> Vector {
    var sum = Vector.zero
    var total = 0.0
    for age in 0..<min(3, count - 1) {
      let weight = age == 0 ? 0.05 : age == 1 ? 0.35 : 0.6
      sum += pair(age) * weight
      total += weight
    }
    return sum / total
  }

  /// The velocity that the samples' work leaves in a unit mass that was at rest.
  ///
  /// Each step from one sample to the next is taken as a push that changes the velocity so far to that of the step; the
  /// work of a push is (v − v₀) |v|, the first counts half, and the velocity is sign(W) √(2 |W|). The scheme is that of
  /// Android's impulse strategy, described in its source.
  private func impulse(_ axis: Axis, count: Int) -> Double {
    if count == 2 { return pair(0)[axis] }
    var work = 0.0
    for age in (0..<count - 1).reversed() {
      let before = Self.velocity(ofWork: work)
      let now = pair(age)[axis]
      work += (now - before) * now.magnitude
      if age == count - 2 { work /= 2 }
    }
    return Self.velocity(ofWork: work)
  }

  private static func velocity(ofWork work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
