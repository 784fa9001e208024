import Primitives

/// The resistance of content that is dragged beyond its edge, as a map of the finger's total travel out of range.
///
/// It is a function of the total and not of single steps, so the content's place does not depend on the path of the
/// finger. Every law is odd, strictly increasing, has the slope c at 0 and an exact inverse.
public struct RubberBand: Sendable, Hashable {
  /// The shape of the resistance: x is the finger's travel out of range, d the dimension, c the coefficient.
  public enum Law: String, Sendable, Hashable, CaseIterable {
    /// b(x) = c x d / (d + c x), which never reaches d; slope c (1 − b/d)².
    ///
    /// Measured on `UIScrollView` with c = 0.55 by chpwn and published in 2013; also the limit, for small steps, of
    /// Flutter's factor 0.52 (1 − b/d)².
    case hyperbolic
    /// b(x) = d (1 − e^(−c x / d)), which never reaches d; slope c (1 − b/d).
    ///
    /// The limit, for small steps, of the resistance of Firefox, which scales each delta by 1 − b/d.
    case exponential
    /// b(x) = c x, without bound; slope c. Qt Quick's `Flickable` shows half of the travel.
    case linear
  }

  /// The slope at the edge: how much the first point of travel moves the content; 0 holds it at the edge.
  public let coefficient: Double
  /// The length of the viewport along the axis, or the limit of the overshoot, in points.
  public let dimension: Double
  /// The shape of the resistance.
  public let law: Law

  /// Makes a band; the coefficient is held within 0 … 1 and the dimension is positive.
  public init(coefficient: Double = 0.55, dimension: Double, law: Law = .hyperbolic) {
    self.coefficient = coefficient.isNaN ? 0 : min(max(coefficient, 0), 1)
    self.dimension = dimension.isNaN ? 1e-9 : min(max(dimension, 1e-9), .largestQuantity)
    self.law = law
  }

  /// How far the content shows out of range when the finger's travel exceeds it by `overshoot`; the sign is kept.
  public func displayed(_ overshoot: Double) -> Double {
    let travel = coefficient * overshoot.quantity
    switch law {
    case .hyperbolic: return travel * dimension / (dimension + travel.magnitude)
    case .exponential:
      let share = -Elementary.expm1(-travel.magnitude / dimension) * dimension
      return travel < 0 ? -share : share
    case .linear: return travel
    }
  }

  /// The finger's travel that shows as `displayed`: the exact inverse, with the sign kept.
  ///
  /// Nothing shows at or beyond the dimension, so such a value counts as the largest that the band can show; with the
  /// coefficient 0 nothing shows at all, and the travel is 0.
  public func overshoot(displayed: Double) -> Double {
    if coefficient == 0 { return 0 }
    let shown = displayed.quantity
    let largest = dimension * (1 - 0x1p-50)
    let held = law == .linear ? shown : min(max(shown, -largest), largest)
    switch law {
    case .hyperbolic: return (held * dimension / (dimension - held.magnitude) / coefficient).quantity
    case .exponential:
      let travel = -Elementary.log1p(-held.magnitude / dimension) * dimension / coefficient
      return held < 0 ? -travel : travel
    case .linear: return (held / coefficient).quantity
    }
  }

  /// The same band, made long enough to show a stretch that a fling has brought about and no finger could: such content
  /// is at nine tenths of what the longer band can show.
  public func reaching(_ displayed: Double) -> RubberBand {
    let needed = displayed.magnitude / 0.9
    guard law != .linear, needed > dimension else { return self }
    return RubberBand(coefficient: coefficient, dimension: needed, law: law)
  }

  /// How many points the content moves for one more point of the finger, at a travel out of range.
  public func slope(at overshoot: Double) -> Double {
    let travel = coefficient * overshoot.quantity.magnitude
    switch law {
    case .hyperbolic:
      let rest = dimension / (dimension + travel)
      return coefficient * rest * rest
    case .exponential: return coefficient * Elementary.exp(-travel / dimension)
    case .linear: return coefficient
    }
  }
}
