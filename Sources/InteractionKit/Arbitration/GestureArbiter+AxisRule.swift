import Primitives

/// The axis of the stroke decides between pans that are bound to one.
///
/// A pan that is bound to an axis begins only on a stroke along it. Within `diagonalTolerance` of the diagonal it
/// begins as well, unless a pan bound to the other axis is deeper, sees the same touch and is not itself made to wait
/// for this one. A pan that is refused fails, so that the decision holds for the stroke.
extension GestureArbiter {
  /// What the axis of the stroke holds against a recogniser; judged once, when its criteria are first met.
  func axisObstacle(to recognizer: GestureRecognizer) -> DecisionReason? {
    guard let pan = recognizer as? PanGestureRecognizer, let axis = pan.allowedAxis else { return nil }
    if let taker = orthogonalPan(to: pan, axis, where: { $0.currentState.isActive }) {
      return .otherAxisTaken(by: taker.name)
    }
    guard !pan.participation.axisIsJudged else { return nil }
    pan.participation.axisIsJudged = true
    switch StrokeDirection(pan.stroke, tolerance: settings.diagonalTolerance) {
    case .along(let stroke):
      return stroke == axis ? nil : .stroke(stroke)
    case .diagonal:
      let deeper = orthogonalPan(to: pan, axis) {
        $0.currentState == .possible && $0.participation.isMember && $0.precedes(pan) && $0.enabled
          && !$0.requiresFailure(of: pan)
      }
      return deeper.map { .nearDiagonal(deeper: $0.name, tolerance: settings.diagonalTolerance) }
    }
  }

  private func orthogonalPan(
    to pan: PanGestureRecognizer, _ axis: Axis, where isRival: (PanGestureRecognizer) -> Bool
  ) -> PanGestureRecognizer? {
    for touch in pan.participation.offered {
      for other in touch.offered where other !== pan {
        if let other = other as? PanGestureRecognizer, other.allowedAxis == axis.other, isRival(other) {
          return other
        }
      }
    }
    return nil
  }
}
