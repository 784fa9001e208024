import Primitives

/// The curve that an estimator has laid through the last samples, for a drawing beside the stroke.
public struct VelocityFit: Sendable, Hashable {
  /// The moment of the newest sample, at which the velocity is taken.
  public let time: Timestamp
  /// The place of the curve at that moment, in points.
  public let position: Point
  /// The derivative of the curve at that moment, in points per second.
  public let velocity: Vector
  /// The second derivative of the curve, in points per second squared; zero for a line.
  public let acceleration: Vector
  /// How many samples took part.
  public let sampleCount: Int

  /// The place of the curve at another moment.
  public func position(at moment: Timestamp) -> Point {
    let t = moment - time
    return position + velocity * t + acceleration * (t * t / 2)
  }
}

/// A parabola or line laid through weighted values by least squares, with t = 0 at the newest.
///
/// The polynomials that it uses are orthogonal over the samples: 1, t − t̄ and a square orthogonal to both. The
/// coefficients then follow one by one, without a system of equations to solve.
struct LeastSquares {
  private var weight = 0.0
  private var mean = 0.0
  private var second = 0.0
  private var skew = 0.0
  private var squareNorm = 0.0
  private(set) var isQuadratic = false
  private(set) var isUsable = false

  /// Prepares a fit over `count` samples; `time` and `weight` give a sample's age in seconds, not positive, and weight.
  init(count: Int, quadratic: Bool, time: (Int) -> Double, weight weightOf: (Int) -> Double) {
    for place in 0..<count {
      let share = weightOf(place)
      weight += share
      mean += share * time(place)
    }
    guard count >= 2, weight > 0, weight.isFinite else { return }
    mean /= weight
    var third = 0.0
    var fourth = 0.0
    for place in 0..<count {
      let u = time(place) - mean
      let share = weightOf(place)
      second += share * u * u
      third += share * u * u * u
      fourth += share * u * u * u * u
    }
    guard second.isFinite, second > 0 else { return }
    isUsable = true
    skew = third / second
    squareNorm = fourth - third * skew - second * second / weight
    isQuadratic = quadratic && count >= 3 && squareNorm.isFinite && squareNorm > 1e-9 * fourth
  }

  /// The value, derivative and second derivative at t = 0 of the curve through `value`.
  func solve(
    count: Int, time: (Int) -> Double, weight weightOf: (Int) -> Double, value: (Int) -> Double
  ) -> (value: Double, slope: Double, curvature: Double) {
    // Values are taken from the newest, so that large coordinates cost no digits.
    let origin = value(0)
    var zeroth = 0.0
    var first = 0.0
    var square = 0.0
    for place in 0..<count {
      let u = time(place) - mean
      let weighted = weightOf(place) * (value(place) - origin)
      zeroth += weighted
      first += weighted * u
      square += weighted * (u * u - skew * u - second / weight)
    }
    let atMean = zeroth / weight
    let slope = first / second
    let u = -mean
    if !isQuadratic { return (origin + atMean + slope * u, slope, 0) }
    let bend = square / squareNorm
    return (
      origin + atMean + slope * u + bend * (u * u - skew * u - second / weight),
      slope + bend * (2 * u - skew), 2 * bend
    )
  }
}
