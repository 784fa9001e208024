import Primitives

/// A view that the notches of a wheel move.
public protocol WheelReceiver: View {
  /// Whether notches along an axis mean it.
  func takesWheel(_ axis: Axis) -> Bool
  /// Whether it can move on in the direction of a distance.
  func hasWay(_ axis: Axis, distance: Double) -> Bool
  /// Moves by a distance in points, towards a target and never past the limits; further notches move the target on.
  func moveByWheel(_ distance: Double, _ axis: Axis)
}

/// A view that decides which of the views in it a series of notches moves, or whether it answers them itself.
protocol WheelDirector: View {
  /// Whom a series that begins now moves.
  ///
  /// - Parameter candidate: whom it would move otherwise.
  func wheelReceiver(
    insteadOf candidate: (any WheelReceiver)?, _ axis: Axis, distance: Double
  ) -> (any WheelReceiver)?
}

extension ScrollView: WheelReceiver {
  /// Where a finger could scroll it.
  public func takesWheel(_ axis: Axis) -> Bool { isScrollEnabled && isScrollable(axis) }

  /// Whether it, or its group, can move on in the direction of a distance.
  public func hasWay(_ axis: Axis, distance: Double) -> Bool {
    let members = group.flatMap { $0.axis == axis ? $0.members() : nil } ?? []
    let views = members.contains { $0 === self } ? members : [self]
    return views.contains { view in
      let limits = view.limits(axis)
      let offset = view.contentOffset[axis]
      return distance > 0 ? offset < limits.upperBound : offset > limits.lowerBound
    }
  }

  /// Moves it, or its group; a view that a finger has stays with the finger.
  public func moveByWheel(_ distance: Double, _ axis: Axis) {
    guard let environment else { return }
    if let driver = driver(axis) {
      if driver.isMoving { driver.moveByWheel(distance) }
    } else {
      ScrollDriver.taking(self, axis, in: environment).moveByWheel(distance)
    }
  }
}
