import Primitives

/// Brings the display server's times onto our own time line.
///
/// The server counts milliseconds in 32 bits from a start of its own. What lies between the two clocks is the smallest
/// difference that was seen of late: the event that was delayed least. Times that it gives never go back, and never lie
/// after the moment at which the event was received.
struct ServerClock: Sendable {
  /// The seconds after which the server's count starts anew.
  private static let period = 4_294_967.296
  /// The seconds for which a smallest difference counts on: clocks drift.
  private static let span = 20.0
  /// A server whose time goes back by more than this has another clock.
  private static let largestStepBack = 1.0

  private var lastServer: Double?
  private var lastTime: Timestamp?
  private var smallest = Double.infinity
  private var smallestBefore = Double.infinity
  private var spanStart = Timestamp.zero

  /// Makes a clock that knows nothing of the server's.
  init() {}

  /// The moment, on our time line, of an event that the server stamped and we received.
  ///
  /// - Parameters:
  ///   - seconds: the server's count, in seconds.
  ///   - receipt: when the event was received.
  mutating func time(ofServer seconds: Double, receivedAt receipt: Timestamp) -> Timestamp {
    let server = unwrapped(seconds)
    if let last = lastServer, server < last - Self.largestStepBack { forget() }
    lastServer = max(server, lastServer ?? server)
    note(receipt.seconds - server, at: receipt)
    let mapped = Timestamp(server + min(smallest, smallestBefore))
    let time = max(min(mapped, receipt), lastTime ?? mapped)
    lastTime = time
    return time
  }

  private mutating func note(_ difference: Double, at receipt: Timestamp) {
    if receipt - spanStart > Self.span {
      smallestBefore = receipt - spanStart > 2 * Self.span ? .infinity : smallest
      smallest = .infinity
      spanStart = receipt
    }
    smallest = min(smallest, difference)
  }

  private mutating func forget() {
    lastServer = nil
    smallest = .infinity
    smallestBefore = .infinity
  }

  /// The count as if it had more bits: the value nearest to the last one.
  private func unwrapped(_ seconds: Double) -> Double {
    guard let lastServer else { return seconds }
    return seconds + ((lastServer - seconds) / Self.period).rounded() * Self.period
  }
}
