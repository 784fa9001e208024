import CSDL2
import InputEvents
import Primitives

/// Takes a window's events, translates them and says when each happened.
///
/// The queue's own stamps are whole milliseconds of the moment at which it was filled. So an event counts from the
/// display server's time where that is to be had, brought onto our clock, and else from the moment at which it was
/// received; to lose no time, wait here rather than elsewhere while something moves.
@MainActor
public final class EventSource {
  /// The clock on whose time line the events are.
  public let clock: MonotonicClock
  let window: Window
  var pointers = PointerTable()
  var scrolls = ScrollTranslator()
  /// Whether the latest key has its name, or is to have none: what it types is not another.
  var isKeyNamed = false
  var isAlternateHeld = false
  private let collector: EventCollector
  private var geometry: WindowGeometry
  private var refreshRate: Double
  private var serverClock: ServerClock
  private var batches = BatchTimes()
  private var seriesTimes = SeriesTimes()
  private var lastTime = Timestamp.zero
  private var isLossTold = false

  /// The longest time that the library is asked to wait in one go, in seconds.
  private static let longestWait = 3600.0

  /// Makes the source of a window's events.
  ///
  /// - Parameter asksServer: whether the display server is asked for what the library does not pass on: the times of
  ///   pointers, and trackpads with their lifts.
  public init(window: Window, clock: MonotonicClock, asksServer: Bool = true) {
    self.window = window
    self.clock = clock
    serverClock = ServerClock(systemZero: clock.timestamp(systemSeconds: 0))
    geometry = window.geometry
    refreshRate = window.refreshRate
    collector = EventCollector(window: window, clock: clock, asksServer: asksServer)
  }

  /// Whether the display server tells the times of pointers and the lifts of trackpads.
  public var asksServer: Bool { collector.hasChannel }

  /// Wakes who waits for events, from any thread.
  public nonisolated static func wake() { EventCollector.wake() }

  /// The events that are there now, without waiting.
  public func poll() -> [ReceivedEvent] { poll(isAwaited: false) }

  private func poll(isAwaited: Bool) -> [ReceivedEvent] {
    // The user's scale changes without an event of the library.
    var received = geometryEvents().map { ReceivedEvent(time: clock.now, event: $0) }
    received += translate(collector.poll(), isAwaited: isAwaited)
    batches.noteEmpty(at: clock.now)
    if window.isDisplayLost, !isLossTold {
      isLossTold = true
      received.append(ReceivedEvent(time: clock.now, event: .displayLost))
    }
    return received
  }

  /// Says when each of some things happened that were received together, and what it means.
  ///
  /// - Parameter isAwaited: whether somebody waited for the first of them.
  func translate(_ items: [EventCollector.Item], isAwaited: Bool = false) -> [ReceivedEvent] {
    let stamped = items.compactMap { item in
      item.serverSeconds.map { ServerClock.Stamp(seconds: $0, receipt: item.receipt) }
    }
    var server = serverClock.times(of: stamped).makeIterator()
    let stamps = items.map { item in
      BatchTimes.Stamp(
        receipt: item.receipt, server: item.serverSeconds == nil ? nil : server.next(), kind: item.kind)
    }
    return zip(items, batches.times(of: stamps, isAwaited: isAwaited)).flatMap { item, stamp in
      let time = max(item.isStampedByX11 ? seriesTimes.time(ofStamp: stamp) : stamp, lastTime)
      lastTime = time
      return translate(item.content, at: time).map { ReceivedEvent(time: time, event: $0) }
    }
  }

  /// Waits until a moment, and returns what arrived by then; at once if it has passed, and never without an event if it
  /// is infinite.
  ///
  /// Every event is stamped as it arrives. With `returningAtFirst` it returns as soon as something arrived: what comes
  /// first after a rest is shown at once. It also returns where `isInterrupted` says so after somebody called `wake`.
  public func wait(
    until deadline: Timestamp, returningAtFirst: Bool = false, isInterrupted: () -> Bool = { false }
  ) -> [ReceivedEvent] {
    var received = poll()
    while !(returningAtFirst && !received.isEmpty), !isInterrupted(), !isLossTold {
      let rest = deadline - clock.now
      guard rest > 0 else { break }
      // The library counts whole milliseconds: what is left of the last one is slept through exactly.
      if rest < 0.001 {
        PreciseSleep.sleep(rest)
        received += poll()
        break
      }
      collector.wait(milliseconds: rest.isFinite ? Int32(min(rest, Self.longestWait) * 1000) : -1)
      received += poll(isAwaited: true)
    }
    return received
  }

  /// What changed of the window's size and scale since it was last told.
  func geometryEvents() -> [WindowEvent] {
    let now = window.geometry
    defer { geometry = now }
    var events: [WindowEvent] = []
    if now.scale != geometry.scale { events.append(.scaleChanged(now.scale)) }
    if now.size != geometry.size { events.append(.resized(now.size)) }
    return events
  }

  /// The display's rate, if it is another than was last told.
  func refreshRateEvents() -> [WindowEvent] {
    let now = window.refreshRate
    guard now != refreshRate else { return [] }
    refreshRate = now
    return [.refreshRateChanged(now)]
  }
}
