import Primitives

/// Gives the events of one filling of the queue their times.
///
/// What the server stamped keeps its time. Moves without a stamp that came in one go have waited in the queue, each for
/// another while: they are spread over the time since the queue was last empty, no wider apart than moves came before.
/// Anything else counts from its receipt, and nothing later than what came after it.
struct BatchTimes: Sendable {
  /// What is known of an event's time.
  struct Stamp: Sendable, Hashable {
    /// When it was received.
    var receipt: Timestamp
    /// When it happened, if the server says so.
    var server: Timestamp?
    /// Whether it is one of the moves that come evenly, many a second.
    var isMove: Bool
  }

  /// The fewest moves that cannot have come in one go.
  private static let smallestBatch = 3
  /// How many gaps between moves the median looks back on.
  private static let rememberedGaps = 15
  /// A longer silence is a rest and tells nothing about the device, in seconds.
  private static let longestGap = 0.05
  /// How much wider than usual the moves of a batch may lie.
  private static let tolerance = 1.25

  private var emptyAt: Timestamp?
  private var lastMove: Timestamp?
  private var gaps: [Double] = []

  /// Makes times that know nothing of the device.
  init() {}

  /// Notes that nothing waits in the queue at a moment.
  mutating func noteEmpty(at moment: Timestamp) { emptyAt = moment }

  /// The times of events that were taken from the queue together, in their order; they do not go back.
  mutating func times(of batch: [Stamp]) -> [Timestamp] {
    var times = batch.map { $0.server ?? $0.receipt }
    let waiting = batch.indices.filter { batch[$0].isMove && batch[$0].server == nil }
    if waiting.count >= Self.smallestBatch, let last = waiting.last {
      let end = batch[last].receipt
      let gap = gapInBatch(end: end, count: waiting.count)
      for (place, index) in waiting.enumerated() {
        times[index] = end - gap * Double(waiting.count - 1 - place)
      }
      lastMove = end
    } else {
      for index in waiting { note(moveAt: times[index]) }
    }
    for index in times.indices.dropLast().reversed() { times[index] = min(times[index], times[index + 1]) }
    return times
  }

  private func gapInBatch(end: Timestamp, count: Int) -> Double {
    let since = [emptyAt, lastMove].compactMap { $0 }.max() ?? end
    let even = max(0, end - since) / Double(count)
    guard !gaps.isEmpty else { return even }
    return min(even, gaps.sorted()[gaps.count / 2] * Self.tolerance)
  }

  private mutating func note(moveAt time: Timestamp) {
    if let lastMove, time > lastMove, time - lastMove < Self.longestGap {
      gaps.append(time - lastMove)
      if gaps.count > Self.rememberedGaps { gaps.removeFirst() }
    }
    lastMove = time
  }
}
