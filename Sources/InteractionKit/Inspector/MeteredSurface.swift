import Primitives

/// The scroll views that a stroke may move, taken together: along the stroke's axis they are one surface.
struct MeteredSurface {
  /// A view with its offsets where the measuring began.
  private struct Part {
    var view: any ScrollingView
    var shownBase: Double
    var unbandedBase: Double
  }

  /// The axis of the stroke.
  let axis: Axis
  private var parts: [Part]

  /// What is less beside a limit, in points, is the rounding of sums.
  private static let leastPart = 1e-6

  /// Takes views as they are now.
  init(_ views: [any ScrollingView], _ axis: Axis) {
    self.axis = axis
    parts = views.map { view in
      Part(view: view, shownBase: view.storedBounds.origin[axis], unbandedBase: view.unbandedOffset(axis))
    }
  }

  /// Takes in the views of another surface along the same axis that are not in this one yet, as they were there.
  ///
  /// A surface that shares no view with this one moves by itself, under other fingers, and is left out.
  mutating func join(_ other: MeteredSurface) {
    guard other.axis == axis, other.parts.contains(where: { part in parts.contains { $0.view === part.view } }) else {
      return
    }
    parts += other.parts.filter { part in !parts.contains { $0.view === part.view } }
  }

  /// Whether a pan of the views follows a touch, or has followed it in a drag.
  func isFollowed(_ touch: Touch) -> Bool {
    parts.contains { part in
      let pan = part.view.panGestureRecognizer
      // A scroll view is moved by pans that have begun; other views may take touches as they come.
      let waits = pan.currentState == .possible && part.view is ScrollView
      return pan.currentState != .failed && !waits && touch.offered.contains { $0 === pan }
    }
  }

  /// Where the surface is, read in one pass over its views.
  struct Place {
    /// The offsets of the views, as they show.
    var offsets: [Double] = []
    /// The way of the surface since the measuring began, in points, positive towards the end; a stretch counts with the
    /// way of the finger that made it.
    var travel = 0.0
    /// The same as it shows.
    var shownTravel = 0.0
    /// Whether no view is beyond its limits.
    var isWithinLimits = true
  }

  /// Where the surface is now.
  var place: Place {
    var place = Place()
    place.offsets.reserveCapacity(parts.count)
    for part in parts {
      let offset = part.view.storedBounds.origin[axis]
      place.offsets.append(offset)
      place.travel = place.travel + part.view.unbandedOffset(axis) - part.unbandedBase
      place.shownTravel = place.shownTravel + offset - part.shownBase
      place.isWithinLimits = place.isWithinLimits && part.view.isWithinLimits(axis)
    }
    return place
  }

  /// The way of the surface since the measuring began, as it shows, in points, positive towards the end.
  var shownTravel: Double {
    var travel = 0.0
    for part in parts { travel = travel + part.view.storedBounds.origin[axis] - part.shownBase }
    return travel
  }

  /// The largest distance by which a view shows beyond its limits, in points.
  var excess: Double {
    parts.reduce(0.0) { excess, part in
      let offset = part.view.storedBounds.origin[axis]
      return max(excess, part.view.minimumOffset[axis] - offset, offset - part.view.maximumOffset[axis])
    }
  }

  /// Whether every view has reached an edge in a direction that lets nothing go further.
  func isHard(towardsEnd: Bool) -> Bool {
    parts.allSatisfy { $0.view.isAtHardEdge(axis, towardsEnd: towardsEnd) }
  }

  /// Whether nothing of the surface is left in a direction, so that whatever moves that way has to stop.
  func isAtItsEnd(towardsEnd: Bool) -> Bool {
    parts.allSatisfy { part in
      let offset = part.view.storedBounds.origin[axis]
      return towardsEnd
        ? offset >= part.view.maximumOffset[axis] - Self.leastPart
        : offset <= part.view.minimumOffset[axis] + Self.leastPart
    }
  }
}
