import Primitives

/// Motions that passed from one scroll view to another, counted since the start; the latest are kept.
final class HandOffLog {
  /// How many hand-overs are kept for overlays.
  static let capacity = 32

  private(set) var latest: [HandOff] = []
  private(set) var count = 0
  private(set) var largestJump = 0.0

  func record(_ handOff: HandOff) {
    count += 1
    largestJump = max(largestJump, handOff.relativeJump)
    latest.append(handOff)
    if latest.count > Self.capacity { latest.removeFirst() }
  }

  /// The largest step among those that were recorded after the first `count`.
  func largestJump(since count: Int) -> Double {
    latest.suffix(max(0, self.count - count)).reduce(0) { max($0, $1.relativeJump) }
  }
}
