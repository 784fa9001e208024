import InputEvents
import InteractionKit
import MotionCore
import Primitives

/// The content is under the finger to a billionth of a point.
///
/// A drag that a command, new values or a new size disturbs is left out until all fingers have lifted.
public struct FingerLaw: StrokeLaw {
  /// What the law says.
  public let name = "the content is under the finger"

  private var isDisturbed = false

  /// Makes the law.
  public init() {}

  /// Gives the error.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    if frame.isDisturbed { isDisturbed = true }
    if frame.present.pointers.isEmpty { isDisturbed = false }
    guard !isDisturbed, let error = frame.present.number("drag.error"), error > 1e-9 else { return nil }
    return frame.present.number("drag.isBeyondHardEdge") == 1 ? nil : "the error is \(error)"
  }
}

/// A view that lies beside the viewport never moves, unless the layout or its limits change, it has yet to come back
/// from a stretch, or a pager is bringing it in; what rounds it to a device pixel is no movement.
public struct HiddenLaw: StrokeLaw {
  /// What the law says.
  public let name = "hidden views never move"
  /// The axis along which they must not move.
  public var axis: Axis

  /// Makes the law; along the other axis a pager may turn while it is hidden.
  public init(axis: Axis = .vertical) { self.axis = axis }

  /// Names the view that moved though it showed in neither frame.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    guard !frame.hasNewLayout else { return nil }
    let moved = frame.pairs.first { before, now in
      let wasStretched = !(before.minimum[axis]...before.maximum[axis]).contains(before.offset[axis])
      let hasNewLimits = before.minimum != now.minimum || before.maximum != now.maximum
      return abs(before.offset[axis] - now.offset[axis]) > 0.5 && !wasStretched && !hasNewLimits
        && isBeside(before, frame.previous.viewport) && isBeside(now, frame.present.viewport)
        && !isComing(before, in: frame.previous)
    }
    return moved.map { "\($0.now.name) went from \($0.before.offset) to \($0.now.offset) unseen" }
  }

  /// Whether a motion across the law's axis leads to where the view shows.
  private func isComing(_ view: ScrollViewInspection, in frame: InspectorFrame) -> Bool {
    let across = axis == .vertical ? Axis.horizontal : .vertical
    return frame.motions.filter { $0.axis == across }.contains { motion in
      zip(motion.members, motion.destinations).contains { name, destination in
        guard let pager = frame.scrollViews.first(where: { $0.name == name }) else { return false }
        var coming = view
        coming.frame.origin[across] -= destination - pager.offset[across]
        return !isBeside(coming, frame.viewport)
      }
    }
  }

  private func isBeside(_ view: ScrollViewInspection, _ viewport: Size) -> Bool {
    switch axis {
    case .vertical: view.frame.maxX <= 0 || view.frame.minX >= viewport.width
    case .horizontal: view.frame.maxY <= 0 || view.frame.minY >= viewport.height
    }
  }
}

/// Only the named ends stretch; every other end is hard.
public struct StretchLaw: StrokeLaw {
  /// What the law says.
  public let name = "only the ends that may stretch do"

  /// The names of the views that may lie before their start.
  public var atStart: Set<String>
  /// The names of the views that may lie beyond their end.
  public var atEnd: Set<String>

  /// Makes the law.
  public init(atStart: Set<String>, atEnd: Set<String>) {
    self.atStart = atStart
    self.atEnd = atEnd
  }

  /// Names the view that is stretched where it must not be.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    for view in frame.present.scrollViews {
      for axis in Axis.allCases {
        let offset = view.offset[axis]
        let isBefore = offset < view.minimum[axis] && !(axis == .vertical && atStart.contains(view.name))
        let isBeyond = offset > view.maximum[axis] && !(axis == .vertical && atEnd.contains(view.name))
        if isBefore || isBeyond {
          return "\(view.name) is at \(offset), outside \(view.minimum[axis])...\(view.maximum[axis])"
        }
      }
    }
    return nil
  }
}

/// The velocity makes no step where inertia goes over from one view to the next.
public struct HandOverLaw: StrokeLaw {
  /// What the law says.
  public let name = "no step in velocity at a hand-over"

  /// Makes the law.
  public init() {}

  /// Gives the step.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    guard let jump = frame.present.number("handoff.velocityJump"), jump > 1e-9 else { return nil }
    return "the relative step is \(jump)"
  }
}

/// No view goes further in a frame than the fingers did, and the motions that ran.
///
/// A frame with a new layout is left out.
public struct StepLaw: StrokeLaw {
  /// What the law says.
  public let name = "no step beyond the finger's and the motion's own"

  /// What may be added to a step, in points: the rounding to device pixels at rest, once for each stop in the frame.
  private static let slack = 1.0

  private var places: [Int: Point] = [:]

  /// Makes the law.
  public init() {}

  /// Gives the step and what was allowed.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    let fingers = Axis.allCases.map { ($0, way(of: frame.events, $0)) }
    remember(frame.events)
    guard !frame.hasNewLayout else { return nil }
    for (axis, finger) in fingers {
      var step = 0.0
      // Out of sight new limits put a view in its place at once.
      for (before, now) in frame.pairs where now.isVisible || before.minimum == now.minimum {
        step += abs(now.offset[axis] - before.offset[axis])
      }
      let allowedAtRest = finger + Self.slack * Double(1 + frame.events.count)
      guard step > allowedAtRest else { continue }
      let allowed = allowedAtRest + wayOfMotions(in: frame, axis)
      if step > allowed {
        let moved = frame.pairs.filter { $0.now.offset[axis] != $0.before.offset[axis] }
          .map { "\($0.now.name) \($0.before.offset[axis]) → \($0.now.offset[axis])" }
        return "a step of \(step), allowed are \(allowed): \(moved)"
      }
    }
    return nil
  }

  private func way(of events: [InputEvent], _ axis: Axis) -> Double {
    var places = places
    var way = 0.0
    for event in events {
      if case .pointer(let pointer) = event.kind {
        if let last = places[pointer.id], pointer.phase != .down { way += abs(pointer.position[axis] - last[axis]) }
        places[pointer.id] = pointer.position
      } else if case .scroll(let scroll) = event.kind {
        way += abs(scroll.delta[axis])
      }
    }
    return way
  }

  private mutating func remember(_ events: [InputEvent]) {
    for event in events {
      if case .pointer(let pointer) = event.kind { places[pointer.id] = pointer.position }
    }
  }

  /// The way of the motions that ran in the frame before, and of those that run now.
  private func wayOfMotions(in frame: StrokeFrame, _ axis: Axis) -> Double {
    let (start, end) = (frame.previous.time, frame.present.time)
    return (frame.previous.motions + frame.present.motions).filter { $0.axis == axis }
      .reduce(0.0) { $0 + Self.way(of: $1.motion, from: max(start, $1.motion.start), to: end) }
  }

  private static func way(of motion: MotionSequence, from start: Timestamp, to end: Timestamp) -> Double {
    guard end > start else { return 0 }
    let moments = (0...24).map { start + (min(end, motion.end) - start) * Double($0) / 24 } + [end]
    return zip(moments, moments.dropFirst()).reduce(0.0) {
      $0 + abs(motion.value(at: $1.1) - motion.value(at: $1.0))
    }
  }
}

/// One finger never drags along both axes.
public struct OneAxisLaw: StrokeLaw {
  /// What the law says.
  public let name = "one stroke, one axis"

  /// The view that scrolls across the others.
  public var pager: String

  /// Makes the law.
  public init(pager: String) { self.pager = pager }

  /// Names what is dragged beside the pager.
  public mutating func violation(in frame: StrokeFrame) -> String? {
    guard frame.present.pointers.count == 1 else { return nil }
    let dragged = frame.present.scrollViews.filter { $0.phase == "dragging" }.map(\.name)
    return dragged.count > 1 && dragged.contains(pager) ? "dragged at once: \(dragged)" : nil
  }
}
