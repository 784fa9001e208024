import Primitives

/// Gives the events of one filling of the queue their times.
///
/// What the server stamped keeps its time. Moves without a stamp that came in one go, or while nobody looked, have waited
/// in the queue, each for another while. If they go on with the beat in which moves came before, they are given that
/// beat; else they are spread over the time since the queue was last empty, up to their receipt and no wider apart than
/// moves came before. A lifting that nobody saw happened a beat after the last of them. Anything else
/// counts from its receipt, and nothing later than what came after it.
struct BatchTimes: Sendable {
  /// What is known of an event's time.
  struct Stamp: Sendable, Hashable {
    /// When it was received.
    var receipt: Timestamp
    /// When it happened, if the server says so.
    var server: Timestamp?
    /// What it is.
    var kind: Kind
  }

  /// What an event tells of the beat of a device.
  enum Kind: Sendable, Hashable {
    /// One of the moves that come evenly, many a second.
    case move
    /// The end of such moves.
    case lift
    /// Something else.
    case other
  }

  /// The fewest moves that cannot have come in one go.
  private static let smallestBatch = 3
  /// How many fillings of the queue the usual gap looks back on.
  private static let rememberedFillings = 24
  /// Fillings that follow each other sooner are one that was read in two goes, in seconds.
  private static let shortestFilling = 0.0005
  /// A longer silence is a rest and tells nothing about the device, in seconds.
  private static let longestGap = 0.05
  /// How much wider than usual the moves of a batch may lie.
  private static let tolerance = 1.25
  /// A hand that rests before it lifts does so for longer than this, in seconds.
  private static let longestUnseenRest = 0.1

  private var emptyAt: Timestamp?
  private var lastMove: Timestamp?
  private var lastReceipt: Timestamp?
  private var fillings: [Filling] = []

  /// Moves that were received together, and the time since those before them, in seconds.
  private struct Filling {
    let span: Double
    var count: Int
    var gap: Double { span / Double(count) }
  }

  /// Makes times that know nothing of the device.
  init() {}

  /// Notes that nothing waits in the queue at a moment.
  mutating func noteEmpty(at moment: Timestamp) { emptyAt = moment }

  /// The times of events that were taken from the queue together, in their order; they do not go back.
  ///
  /// - Parameter isAwaited: whether somebody waited for the first of them, so that it was received as it came.
  mutating func times(of batch: [Stamp], isAwaited: Bool = false) -> [Timestamp] {
    var times = batch.map { $0.server ?? $0.receipt }
    let waiting = batch.indices.filter { batch[$0].kind == .move && batch[$0].server == nil }
    if let last = waiting.last {
      let end = batch[last].receipt
      if let beat = beat(until: end, count: waiting.count, isAwaited: isAwaited) {
        for (place, index) in waiting.enumerated() {
          times[index] = min(beat.start + beat.gap * Double(place + 1), end)
        }
        lastMove = times[last]
      } else {
        if waiting.count >= Self.smallestBatch {
          let gap = gapInBatch(end: end, count: waiting.count)
          for (place, index) in waiting.enumerated() { times[index] = end - gap * Double(waiting.count - 1 - place) }
        }
        lastMove = end
      }
      note(count: waiting.count, receipt: end)
    }
    if !isAwaited || !waiting.isEmpty {
      for index in batch.indices where batch[index].kind == .lift && batch[index].server == nil {
        times[index] = lift(receivedAt: batch[index].receipt)
      }
    }
    for index in times.indices.dropLast().reversed() { times[index] = min(times[index], times[index + 1]) }
    return times
  }

  /// The beat with which moves go on that nobody saw come; nil where none was known, or where they were seen.
  private func beat(until end: Timestamp, count: Int, isAwaited: Bool) -> (start: Timestamp, gap: Double)? {
    guard let lastMove, let emptyAt, emptyAt - lastMove < Self.longestGap, end > lastMove, let usual,
      count >= Self.smallestBatch || !isAwaited, end - max(lastMove, emptyAt) > usual
    else { return nil }
    // The next move came when the queue was empty no more.
    let start = max(lastMove, emptyAt - usual)
    let even = (end - start) / Double(count)
    // Fewer than the beat would have brought: it ended before its time was over.
    let goesOn = count >= Self.smallestBatch && even <= usual * Self.tolerance
    return (start, goesOn ? even : min(even, usual))
  }

  /// When a hand lifted of which nobody saw it: a beat after its last move, if it can have been so.
  private func lift(receivedAt receipt: Timestamp) -> Timestamp {
    guard let lastMove, let usual, receipt - lastMove < Self.longestUnseenRest else { return receipt }
    return min(receipt, max(lastMove + usual, emptyAt ?? lastMove))
  }

  private func gapInBatch(end: Timestamp, count: Int) -> Double {
    let since = [emptyAt, lastMove].compactMap { $0 }.max() ?? end
    let even = max(0, end - since) / Double(count)
    return usual.map { min(even, $0 * Self.tolerance) } ?? even
  }

  /// The usual time from move to move, in seconds: half of the moves of late came closer; nil before two of them.
  private var usual: Double? {
    let sorted = fillings.sorted { $0.gap < $1.gap }
    let half = (sorted.reduce(0) { $0 + $1.count } + 1) / 2
    var count = 0
    return sorted.first { filling in
      count += filling.count
      return count >= half
    }?.gap
  }

  private mutating func note(count: Int, receipt: Timestamp) {
    defer { lastReceipt = receipt }
    guard let lastReceipt, receipt > lastReceipt else { return }
    let filling = Filling(span: receipt - lastReceipt, count: count)
    if filling.span < Self.shortestFilling {
      if let last = fillings.indices.last { fillings[last].count += count }
    } else if filling.gap < Self.longestGap {
      fillings.append(filling)
      if fillings.count > Self.rememberedFillings { fillings.removeFirst() }
    }
  }
}
