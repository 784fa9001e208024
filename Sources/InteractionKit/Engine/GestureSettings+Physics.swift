import MotionCore

extension GestureSettings {
  /// The settings whose numbers a preset or a tunable may change.
  init(physics: PhysicsConstants) {
    self.init()
    touchPanSlop = physics.panSlopTouch
    mousePanSlop = physics.panSlopMouse
    touchEstimator = physics.velocityEstimatorTouch
    mouseEstimator = physics.velocityEstimatorMouse
    trackpadEstimator = physics.velocityEstimatorTrackpad
  }
}
