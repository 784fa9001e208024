import Primitives

/// Measures how far the content is from where the finger put it.
///
/// It watches pointers and offsets from outside, so it says the same about every strategy: the finger's way along the
/// axis of the stroke since its first pan began, against the sum of the way of the scroll views that the stroke may
/// move. A stretched view counts with the way that its finger went, not with the way that it shows.
final class StrokeMeter {
  /// A scroll view that the stroke may move, with its unbanded offset where the measuring began.
  private struct Metered {
    var view: ScrollView
    var base: Double
  }

  private var axis = Axis.vertical
  private var metered: [Metered] = []
  private var fingerTravel = 0.0
  private(set) var isMeasuring = false

  /// Starts with a stroke; further pans of the same stroke change nothing.
  func begin(axis: Axis, views: [ScrollView]) {
    guard !isMeasuring else { return }
    isMeasuring = true
    self.axis = axis
    fingerTravel = 0
    metered = views.map { Metered(view: $0, base: $0.unbandedOffset(axis)) }
  }

  /// Takes in a movement of the fingers: the mean of theirs.
  func move(by delta: Vector) {
    if isMeasuring { fingerTravel += delta[axis] }
  }

  /// The stroke is over.
  func end() {
    isMeasuring = false
    metered = []
  }

  /// The distance in points; 0 without a stroke and while a view is out of range.
  var error: Double {
    guard isMeasuring else { return 0 }
    var contentTravel = 0.0
    for metered in metered {
      guard metered.view.isWithinLimits(axis) else { return 0 }
      contentTravel += metered.view.unbandedOffset(axis) - metered.base
    }
    return abs(contentTravel + fingerTravel)
  }
}
