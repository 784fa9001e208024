extension PhysicsConstants {
  /// Every tunable, in the order in which a panel shows them: the one list that presets, panel and tests read.
  public static let tunables: [PhysicsTunable] = decayTunables + edgeTunables + releaseTunables + otherTunables

  private static func decay(_ laws: DecayModel...) -> PhysicsTunable.Scope {
    PhysicsTunable.Scope(model: "decay.model", laws: laws.map(\.rawValue))
  }

  private static func edge(_ laws: EdgeModel...) -> PhysicsTunable.Scope {
    PhysicsTunable.Scope(model: "edge.model", laws: laws.map(\.rawValue))
  }

  private static let decayTunables: [PhysicsTunable] = [
    PhysicsTunable(
      "decay.model", "Deceleration law", choices: DecayModel.allCases.map(\.rawValue), \.decayModelNumber,
      source: "UIKit decelerates by a rate per millisecond (UIScrollView.DecelerationRate)"),
    PhysicsTunable(
      "decay.rate", "Deceleration rate", unit: "1/ms", 0.9...0.9999, \.decayRate, under: decay(.exponential),
      source: "UIScrollView.DecelerationRate.normal is 0.998, fast is 0.99"),
    PhysicsTunable(
      "decay.drag", "Linear drag", unit: "1/s", 0.1...50, \.decayDrag, under: decay(.linearDrag),
      source: "UIDynamicItemBehavior.resistance 2, read as linear drag: within 0.1 % of the rate 0.998"),
    PhysicsTunable(
      "decay.friction", "Scroller friction", 0.001...0.2, \.decayFriction, under: decay(.powerLaw, .spline),
      source: "Android's ViewConfiguration scroll friction 0.015"),
    PhysicsTunable(
      "decay.deceleration", "Constant deceleration", unit: "pt/s²", 50...20000, \.decayDeceleration,
      under: decay(.constantDeceleration),
      source: "Qt Quick's Flickable, flickDeceleration 1500 in the platform theme"),
  ]

  private static let edgeTunables: [PhysicsTunable] = [
    PhysicsTunable(
      "edge.model", "Edge law", choices: EdgeModel.allCases.map(\.rawValue), \.edgeModelNumber,
      source: "UIKit's content bounces; the spring is a model of it"),
    PhysicsTunable(
      "edge.frequency", "Edge frequency", unit: "rad/s", 1...100, \.edgeFrequency, under: edge(.spring, .macOS),
      source: "WebKit's scroll elasticity controller: stiffness 20 over period 1.6"),
    PhysicsTunable(
      "edge.damping", "Edge damping ratio", 0.1...5, \.edgeDampingRatio, under: edge(.spring),
      source: "critical: one overshoot and no ringing, as observed on Apple's platforms"),
    PhysicsTunable(
      "edge.amplitude", "Edge amplitude", 0...1, \.edgeAmplitude, under: edge(.macOS),
      source: "WebKit's scroll elasticity controller: the edge takes over 0.31 of the velocity that arrives"),
    PhysicsTunable(
      "edge.limit", "Edge limit", unit: "pt", 0...1000, \.edgeLimit, under: edge(.spring, .macOS),
      source: "none on Apple's platforms"),
    PhysicsTunable(
      "edge.overshoot", "Edge overshoot", unit: "pt", 0...1000, \.edgeOvershoot, under: edge(.qt),
      source: "Qt Quick's Flickable lets a flick overshoot by at most 200"),
    PhysicsTunable(
      "edge.returnDuration", "Edge return", unit: "s", 0.05...2, \.edgeReturnDuration, under: edge(.qt),
      source: "Qt Quick's Flickable returns within 400 ms"),
    PhysicsTunable(
      "band.model", "Band law", choices: RubberBand.Law.allCases.map(\.rawValue), \.bandModelNumber,
      source: "the formula published by chpwn, 2013"),
    PhysicsTunable(
      "band.coefficient", "Band coefficient", 0.01...1, \.bandCoefficient, under: edge(.spring, .macOS, .qt),
      source: "0.55, measured on UIScrollView by chpwn, 2013"),
  ]

  private static let estimators = VelocityEstimator.allCases.map(\.rawValue)

  private static let releaseTunables: [PhysicsTunable] = [
    PhysicsTunable(
      "panSlop.touch", "Pan slop, touch", unit: "pt", 0...50, \.panSlopTouch,
      source: "the community's value for UIPanGestureRecognizer; Apple gives none"),
    PhysicsTunable(
      "panSlop.mouse", "Pan slop, mouse", unit: "pt", 0...50, \.panSlopMouse,
      source: "our choice: a mouse rests more steadily than a finger"),
    PhysicsTunable(
      "fling.minimumVelocity", "Least fling velocity", unit: "pt/s", 0...1000, \.flingMinimumVelocity,
      source: "our choice between the 10 … 100 of other re-creations"),
    PhysicsTunable(
      "velocity.estimator.touch", "Velocity, touch", choices: estimators, \.velocityEstimatorTouchNumber,
      source: "quadratic least squares, as Android and Flutter measure touches"),
    PhysicsTunable(
      "velocity.estimator.mouse", "Velocity, mouse", choices: estimators, \.velocityEstimatorMouseNumber,
      source: "our study: weighted least squares bear a mouse's whole points best"),
    PhysicsTunable(
      "velocity.estimator.trackpad", "Velocity, trackpad", choices: estimators, \.velocityEstimatorTrackpadNumber,
      source: "Android measures deltas with the impulse strategy"),
  ]

  private static let otherTunables: [PhysicsTunable] = [
    PhysicsTunable(
      "page.flickVelocity", "Page flick velocity", unit: "pt/s", 0...5000, \.pageFlickVelocity,
      source: "our choice: a slower release settles on the nearest page"),
    PhysicsTunable(
      "page.settleFrequency", "Page settle frequency", unit: "rad/s", 1...100, \.pageSettleFrequency,
      source: "our choice: a page is at rest within half a second"),
    PhysicsTunable(
      "page.settleDamping", "Page settle damping ratio", 0.5...5, \.pageSettleDampingRatio,
      source: "critical: a page does not swing"),
    PhysicsTunable(
      "scroll.animationDuration", "Animated scroll", unit: "s", 0...5, \.scrollAnimationDuration,
      source: "our choice: Apple gives no duration for setContentOffset(_:animated:)"),
    PhysicsTunable(
      "wheel.lines", "Wheel lines a notch", unit: "lines", 0.1...20, \.wheelLines,
      source: "the default of Windows and of most desktops"),
    PhysicsTunable(
      "wheel.lineHeight", "Wheel line height", unit: "pt", 1...200, \.wheelLineHeight,
      source: "a line of text at the common size of desktop browsers"),
  ]

  /// The tunable with an id, or nil.
  public static func tunable(id: String) -> PhysicsTunable? { tunables.first { $0.id == id } }

  /// The value of the tunable with an id; nil, and nothing set, where there is none.
  ///
  /// It does not check the range: `set(_:for:)` does.
  public subscript(id: String) -> Double? {
    get { Self.tunable(id: id).map { self[keyPath: $0.keyPath] } }
    set {
      guard let tunable = Self.tunable(id: id), let newValue else { return }
      self[keyPath: tunable.keyPath] = newValue
    }
  }

  /// Sets a tunable, or throws an error that names its id and what is allowed.
  public mutating func set(_ value: Double, for id: String) throws(PhysicsError) {
    guard let tunable = Self.tunable(id: id) else { throw .unknown(id: id) }
    try tunable.validate(value)
    self[keyPath: tunable.keyPath] = value
  }

  /// The constants of `ios` with some set anew, or an error that names the first id that is wrong.
  public init(values: [(id: String, value: Double)]) throws(PhysicsError) {
    self.init()
    for (id, value) in values { try set(value, for: id) }
  }
}
