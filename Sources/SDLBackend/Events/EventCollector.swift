import CSDL2
import CSmoothScroll
import Primitives

/// Takes down what happens while the library fills its queue, in the order in which it happens.
///
/// The library's own events and what the display server tells beyond them arrive in one pump and on one thread. The
/// queue itself only wakes who waits for it.
@MainActor
final class EventCollector {
  /// Something that happened.
  struct Item {
    /// What it is.
    enum Content {
      /// An event of the library.
      case library(SDL_Event)
      /// What the display server tells.
      case server(SmoothScrollEvent)
    }

    /// When it was received.
    let receipt: Timestamp
    /// The server's time in seconds, where it has one.
    let serverSeconds: Double?
    /// What happened.
    let content: Content

    /// Makes an event of the library.
    ///
    /// - Parameter serverSeconds: the server's time of what the library made it of; nil where it has none.
    init(_ event: SDL_Event, receipt: Timestamp, serverSeconds: Double?) {
      self.receipt = receipt
      self.serverSeconds = serverSeconds
      content = .library(event)
    }

    /// Makes what the display server tells.
    init(_ event: SmoothScrollEvent, receipt: Timestamp) {
      self.receipt = receipt
      serverSeconds = Self.seconds(event)
      content = .server(event)
    }

    /// The server's time of an event; nil where it has none.
    static func seconds(_ event: SmoothScrollEvent) -> Double? {
      event.time > 0 && event.time.isFinite ? event.time : nil
    }
  }

  /// The type of the events that wake who waits, and mean nothing else.
  nonisolated private static let wakeType = SDL_RegisterEvents(1)

  private let clock: MonotonicClock
  private var items: [Item] = []
  private var channel: OpaquePointer?
  /// The server's time of what the library makes of the event that it reads just now.
  private var stamp: Double?
  private var fingers = LibraryFingers()

  /// Starts to listen.
  init(window: Window, clock: MonotonicClock, asksServer: Bool) {
    self.clock = clock
    let context = Unmanaged.passUnretained(self).toOpaque()
    // A filter and no watch: an event of the server that went into the queue would wake who waits with another event of
    // the server, and so on for ever.
    SDL_SetEventFilter(Self.filter, context)
    guard asksServer else { return }
    channel = smoothScrollStart(UnsafeMutableRawPointer(window.handle), Self.handler, context)
  }

  isolated deinit {
    SDL_SetEventFilter(nil, nil)
    if let channel { smoothScrollStop(channel) }
  }

  /// Whether the display server tells more than the library.
  var hasChannel: Bool { channel != nil }

  /// Wakes who waits; from any thread.
  nonisolated static func wake() {
    var event = SDL_Event()
    event.type = wakeType
    SDL_PushEvent(&event)
  }

  /// What happened since the last call, without waiting.
  func poll() -> [Item] {
    SDL_PumpEvents()
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    stamp = nil
    defer { items.removeAll(keepingCapacity: true) }
    return items
  }

  /// Blocks until something happens, or for a number of milliseconds; forever below 0.
  func wait(milliseconds: Int32) {
    if items.isEmpty { SDL_WaitEventTimeout(nil, milliseconds) }
  }

  /// Takes an event down; 1 where it goes into the queue as well.
  private static let filter: SDL_EventFilter = { context, event in
    // Only wakings come from other threads.
    guard let context, let event, event.pointee.type != wakeType else { return 1 }
    let address = UInt(bitPattern: context)
    let eventAddress = UInt(bitPattern: event)
    return MainActor.assumeIsolated {
      guard let context = UnsafeRawPointer(bitPattern: address),
        let event = UnsafePointer<SDL_Event>(bitPattern: eventAddress)
      else { return 1 }
      return Unmanaged<EventCollector>.fromOpaque(context).takeUnretainedValue().take(event) ? 1 : 0
    }
  }

  private static let handler: SmoothScrollHandler = { context, event in
    guard let context else { return }
    let address = UInt(bitPattern: context)
    MainActor.assumeIsolated {
      guard let context = UnsafeRawPointer(bitPattern: address) else { return }
      Unmanaged<EventCollector>.fromOpaque(context).takeUnretainedValue().take(event)
    }
  }

  private func take(_ event: UnsafePointer<SDL_Event>) -> Bool {
    if event.pointee.type == SDL_SYSWMEVENT.rawValue {
      if let channel { smoothScrollRead(channel, event) }
      return false
    }
    if let channel, Self.isMouse(event.pointee), smoothScrollReplacesMouse(channel) != 0 { return false }
    let hasScreen = channel.map { smoothScrollReplacesFingers($0) != 0 } ?? false
    guard fingers.takes(event.pointee, isToldByServer: hasScreen) else { return false }
    items.append(Item(event.pointee, receipt: clock.now, serverSeconds: stamp))
    return true
  }

  private func take(_ event: SmoothScrollEvent) {
    if event.source == Int32(SmoothScrollSourceStamp.rawValue) {
      stamp = Item.seconds(event)
      return
    }
    items.append(Item(event, receipt: clock.now))
    Self.wake()
  }

  private static func isMouse(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL: true
    default: false
    }
  }
}
