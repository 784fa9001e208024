/// A way to tell the velocity of a stroke from its last samples.
///
/// The order of the cases is the number by which a preset names an estimator: 0 for the first.
public enum VelocityEstimator: String, Sendable, Hashable, CaseIterable {
  /// An unweighted quadratic least-squares fit, differentiated at the newest sample: the default for touch.
  case lsq2
  /// The same fit with weights e^(−age / 40 ms): the default for a mouse.
  case wlsq2
  /// The velocity that the sum of the work done by the samples leaves in a unit mass, as Android's impulse strategy.
  case impulse
  /// The velocities between the last four samples, weighted 0.6, 0.35 and 0.05 from the oldest to the newest.
  ///
  /// Flutter fitted the weights to the fling of iOS. Where fewer samples exist the weights present are scaled up.
  case iosWeighted = "ios-weighted"
  /// The displacement between the last two samples over their time.
  case lastTwo = "last-two"
  /// The displacement over the whole window over its time.
  case mean
}
