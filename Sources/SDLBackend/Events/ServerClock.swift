import Primitives

/// Brings the display server's times onto our own time line.
///
/// The server counts milliseconds in 32 bits. Mostly it counts by the system's monotonic clock: then its times are known
/// exactly, however late the first of them arrive. Else what lies between the two clocks is the smallest difference that
/// was seen of late: the event that was delayed least, among them those that arrive together. Times that it gives never
/// go back, and never lie after the moment at which the event was received.
struct ServerClock: Sendable {
  /// The seconds after which the server's count starts anew.
  private static let period = 4_294_967.296
  /// The seconds for which a smallest difference counts on: clocks drift.
  private static let span = 20.0
  /// A server whose time goes back by more than this has another clock.
  private static let largestStepBack = 1.0
  /// How much later than by the system's clock a first event may be received, in seconds: two clocks that have nothing
  /// to do with each other are as near as that once in two million times.
  private static let largestFirstDelay = 2.0
  /// How much sooner: the count is cut to whole milliseconds, and some servers round.
  private static let rounding = 0.002

  /// An event as the server stamped it, and when it was received.
  struct Stamp: Sendable, Hashable {
    /// The server's count, in seconds.
    var seconds: Double
    /// When it was received, on our time line.
    var receipt: Timestamp
  }

  /// The moment of our time line at which the system's clock showed 0; nil where it is not known.
  private let systemZero: Timestamp?
  /// Whether the server counts by the system's clock; nil before the first event.
  private var isSystem: Bool?
  private var lastServer: Double?
  private var lastTime: Timestamp?
  private var smallest = Double.infinity
  private var smallestBefore = Double.infinity
  private var spanStart = Timestamp.zero

  /// Makes a clock that knows nothing of the server's.
  ///
  /// - Parameter systemZero: the moment of our time line at which the system's monotonic clock showed 0; nil where it is
  ///   not known.
  init(systemZero: Timestamp? = nil) { self.systemZero = systemZero }

  /// The moment, on our time line, of an event that the server stamped and we received.
  mutating func time(of stamp: Stamp) -> Timestamp { times(of: [stamp])[0] }

  /// The moments of events that were received together, in their order.
  ///
  /// All of them are heard before the first gets its time: of those that were held up together the last has waited least.
  mutating func times(of stamps: [Stamp]) -> [Timestamp] {
    let counts = stamps.map { hear($0) }
    return zip(stamps, counts).map { stamp, count in
      let mapped = min(Timestamp(count + difference), stamp.receipt)
      let time = max(mapped, lastTime ?? mapped)
      lastTime = time
      return time
    }
  }

  /// What is to be added to the server's count.
  private var difference: Double {
    if let systemZero, isSystem == true { return systemZero.seconds }
    return min(smallest, smallestBefore)
  }

  /// The count of an event as if it had more bits, with what it tells of the clocks.
  private mutating func hear(_ stamp: Stamp) -> Double {
    let receipt = stamp.receipt
    var server = unwrapped(stamp.seconds)
    if let last = lastServer, server < last - Self.largestStepBack {
      forget()
      server = unwrapped(stamp.seconds)
    }
    if let systemZero, isSystem != false {
      if isSystem == nil { server = Self.count(stamp.seconds, nearest: receipt - systemZero) }
      let delay = receipt.seconds - (systemZero.seconds + server)
      isSystem = delay > -Self.rounding && (isSystem == true || delay < Self.largestFirstDelay)
    }
    lastServer = max(server, lastServer ?? server)
    note(receipt.seconds - server, at: receipt)
    return server
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
    isSystem = nil
    smallest = .infinity
    smallestBefore = .infinity
  }

  /// The count as if it had more bits: the value nearest to the last one.
  private func unwrapped(_ seconds: Double) -> Double {
    guard let lastServer else { return seconds }
    return Self.count(seconds, nearest: lastServer)
  }

  private static func count(_ seconds: Double, nearest other: Double) -> Double {
    seconds + ((other - seconds) / period).rounded() * period
  }
}
