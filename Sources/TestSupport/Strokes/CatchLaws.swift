import InputEvents
import InteractionKit
import Primitives

/// What moves is caught where it is: a touch-down by itself moves nothing, except to the device pixel that shows.
public struct CatchLaw: StrokeLaw {
  /// What the law says.
  public let name = "a touch-down moves nothing"

  /// Half a device pixel, in points, with the rounding of sums.
  private static let slack = 0.5 + 1e-9

  /// Makes the law.
  public init() {}

  /// Names the view that jumped.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    guard frame.previous.time == frame.present.time, frame.events.count == 1,
      case .pointer(let pointer) = frame.events[0].kind, pointer.phase == .down
    else { return nil }
    for (before, now) in frame.pairs {
      for axis in Axis.allCases where abs(now.offset[axis] - before.offset[axis]) > Self.slack {
        return "\(now.name) went from \(before.offset) to \(now.offset) as a finger came down"
      }
    }
    return nil
  }
}

/// What fingers go, the content goes, to a billionth of a point; a stretch counts with the way that made it.
///
/// A drag that a command, new values or a new size disturbs is left out until all fingers have lifted, and so is what is
/// lost at a hard edge.
public struct ConservationLaw: StrokeLaw {
  /// What the law says.
  public let name = "nothing of the finger's way is lost, and none comes from nowhere"

  private var disturbedStroke: Double?
  private var isDisturbed = false

  /// Makes the law.
  public init() {}

  /// Gives what is missing.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    if frame.isDisturbed { isDisturbed = true }
    let stroke = frame.present.number("stroke.count")
    if isDisturbed { disturbedStroke = stroke }
    if frame.present.pointers.isEmpty { isDisturbed = false }
    guard stroke != disturbedStroke, let lost = frame.present.number("stroke.conservation"), lost > 1e-9 else {
      return nil
    }
    return frame.present.number("drag.isBeyondHardEdge") == 1 ? nil : "\(lost) points are lost or too many"
  }
}
