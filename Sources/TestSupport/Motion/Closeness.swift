extension Double {
  /// Whether this number is within a distance of another; a failing expectation on it shows both numbers.
  public func isClose(to other: Double, within tolerance: Double) -> Bool {
    (self - other).magnitude <= tolerance
  }

  /// Whether this number is within a relative distance of another, and the same distance in full where it is below 1.
  public func isNear(_ other: Double, within tolerance: Double) -> Bool {
    isClose(to: other, within: tolerance * Swift.max(1, other.magnitude))
  }
}
