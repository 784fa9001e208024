import Primitives

/// The stroke of one finger: legs through way points, then a rest, then the lift.
public struct DragStroke: Sendable, Hashable {
  /// How the way along a leg grows with its time; both run from 0 to 1.
  public enum Ease: String, Sendable, Hashable, CaseIterable {
    /// u.
    case linear
    /// u².
    case easeIn
    /// u(2 − u).
    case easeOut
    /// 2u² up to the half, then 1 − 2(1 − u)².
    case easeInOut

    /// The part of the way at the part `u` of the time.
    public func callAsFunction(_ u: Double) -> Double {
      switch self {
      case .linear: u
      case .easeIn: u * u
      case .easeOut: u * (2 - u)
      case .easeInOut: u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) * (1 - u)
      }
    }
  }

  /// A place on the way.
  public struct WayPoint: Sendable, Hashable {
    /// Where, in points of the viewport.
    public var position: Point
    /// When, in seconds from the start of the stroke.
    public var time: Double

    /// Makes a way point.
    public init(_ position: Point, at time: Double) {
      self.position = position
      self.time = time
    }
  }

  /// The way points, in order of time; the first is where the finger goes down.
  public var path: [WayPoint]
  /// Moves a second.
  public var rate: Double
  /// How the way grows along each leg.
  public var ease: Ease
  /// Seconds from the last move to the lift.
  public var hold: Double

  /// Makes a stroke through way points, of which there is at least one.
  public init(path: [WayPoint], rate: Double = 120, ease: Ease = .linear, hold: Double = 0) {
    precondition(!path.isEmpty, "a stroke has a place where it starts")
    self.path = path
    self.rate = rate
    self.ease = ease
    self.hold = hold
  }

  /// The places of the finger from down to the last move, in order; times are seconds from the start of the stroke.
  ///
  /// Each leg of `over` seconds has n = max(1, ⌊over·rate + ½⌋) moves, the i-th at `over·i/n` and at
  /// `from + (to − from)·ease(i/n)`, so that every way point is one of them.
  public var samples: [WayPoint] {
    var samples = [path[0]]
    for (from, to) in zip(path, path.dropFirst()) {
      let over = to.time - from.time
      let count = Self.moveCount(over: over, rate: rate)
      for step in 1..<count {
        let part = Double(step) / Double(count)
        let time = from.time + over * Double(step) / Double(count)
        samples.append(WayPoint(from.position + (to.position - from.position) * ease(part), at: time))
      }
      samples.append(to)
    }
    return samples
  }

  /// The number of moves in `over` seconds: max(1, ⌊over·rate + ½⌋).
  static func moveCount(over: Double, rate: Double) -> Int { max(1, Int((over * rate + 0.5).rounded(.down))) }
}
