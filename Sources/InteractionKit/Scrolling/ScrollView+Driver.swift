import Primitives

extension ScrollView {
  /// The limits of the offset in a gesture that has a ceiling.
  func limits(_ axis: Axis, below ceiling: Double?) -> ClosedRange<Double> {
    let limits = limits(axis)
    guard let ceiling, ceiling < limits.upperBound else { return limits }
    return limits.lowerBound...max(limits.lowerBound, ceiling)
  }

  /// Moves the content along one axis, as a driver.
  func setOffset(_ offset: Double, _ axis: Axis) {
    guard contentOffset[axis] != offset else { return }
    // Adding 0 turns −0 into 0.
    bounds.origin[axis] = offset + 0
  }

  /// A driver has brought it to rest; the callback waits for the other axis.
  func driverDidEndDecelerating() {
    guard ![horizontalDriver, verticalDriver].contains(where: { $0?.isMoving == true }) else { return }
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
