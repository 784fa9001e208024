import InteractionKit
import Primitives

/// Every published number is finite.
public struct FiniteLaw: StrokeLaw {
  /// What the law says.
  public let name = "finite"

  /// Makes the law.
  public init() {}

  /// Names the first value that is not finite.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    let broken = frame.present.values.first { $0.value.number?.isFinite == false }
    return broken.map { "\($0.name) is \($0.value)" }
  }
}

/// Without input everything comes to rest, within its limits.
public struct SettlingLaw: StrokeLaw {
  /// What the law says.
  public let name = "settles within its limits"

  /// Makes the law.
  public init() {}

  /// Says what still moves, or lies beyond its limits.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    guard frame.isRest else { return nil }
    guard frame.present.isSettled else {
      let moving = frame.present.scrollViews.filter { $0.phase != "idle" }.map { "\($0.name) \($0.phase)" }
      return "it has not settled: \(moving), \(frame.present.pointers.count) pointers down"
    }
    for view in frame.present.scrollViews {
      if view.phase != "idle" { return "\(view.name) is \(view.phase) at rest" }
      for axis in Axis.allCases {
        let range = view.minimum[axis]...view.maximum[axis]
        if !range.contains(view.offset[axis]) { return "\(view.name) rests at \(view.offset[axis]), outside \(range)" }
      }
    }
    return nil
  }
}

/// What rests near a limit or a device pixel rests exactly there.
public struct ExactRestLaw: StrokeLaw {
  /// What the law says.
  public let name = "rest is exact"

  /// The size of a device pixel, in points.
  public var pixel: Double

  /// Makes the law.
  public init(pixel: Double = 1) { self.pixel = pixel }

  /// Names the view that rests beside a limit or a pixel by less than a millionth of a point.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    guard frame.isRest else { return nil }
    for view in frame.present.scrollViews {
      for axis in Axis.allCases {
        let offset = view.offset[axis]
        let nearest = (offset / pixel).rounded() * pixel
        let places = [nearest, view.minimum[axis], view.maximum[axis]]
        let isBeside = places.allSatisfy { $0 != offset } && places.contains { abs($0 - offset) < 1e-6 }
        if isBeside { return "\(view.name) rests at \(offset), beside \(nearest)" }
      }
    }
    return nil
  }
}
