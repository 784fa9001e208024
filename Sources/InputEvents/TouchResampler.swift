import Primitives

/// Gives fingers the place that they have at the moment of a frame, where a screen reports them to another beat.
///
/// A screen that reports 90 times a second moves content on a display of 60 frames now by one report and now by two:
/// it judders. Here each frame is made for a moment a little before it, 5 ms, so that mostly there is a report from both
/// sides of the moment; `TouchTrack` says what is between them or beyond the last. All reports reach the engine as well,
/// unchanged, in order and never before their time: velocities are measured by them alone. A finger that lifts is first
/// where it was last reported. The mouse, the trackpad and all other inputs never wait, and while no finger moves, a
/// frame is made for its own moment.
///
/// A value without a clock: what comes out depends on events and moments only, and is what a trace records.
public struct TouchResampler: Sendable {
  /// How much before a frame the moment lies for which it shows moving fingers, in seconds: as in Android.
  public static let latency = 0.005

  /// What a frame shows of the fingers.
  public enum State: Sendable, Hashable {
    /// No finger moves: nothing is changed.
    case atRest
    /// Places between reports, so many seconds before the frame.
    case between(latency: Double)
    /// Places beyond the last report, by so many seconds.
    case beyond(Double)
  }

  /// What a frame is made of.
  public struct Frame: Sendable, Hashable {
    /// What the engine gets.
    public var events: [InputEvent]
    /// The moment that the frame shows.
    public var moment: Timestamp

    /// Makes what a frame is made of.
    public init(events: [InputEvent], moment: Timestamp) {
      self.events = events
      self.moment = moment
    }
  }

  /// What the latest frame shows of the fingers.
  public private(set) var state = State.atRest
  /// Whether the next frame will show something else without further input.
  public private(set) var isBusy = false

  private let speed: Double
  private var tracks: [TouchTrack] = []
  private var waiting: [InputEvent] = []
  private var latest = Timestamp.zero

  /// Makes a resampler that knows no finger.
  ///
  /// - Parameter speed: seconds of the events' time line for a second of the clock, above 0.
  public init(speed: Double = 1) { self.speed = speed }

  /// What a frame at a moment is made of, with the events that came since the last one.
  public mutating func frame(_ events: [InputEvent], at now: Timestamp) -> Frame {
    let now = now.seconds.isFinite ? now : latest
    waiting += events
    let urgent = (waiting.lastIndex { !Self.canWait($0, now: now) } ?? -1) + 1
    let isLate = urgent < waiting.count || tracks.contains { isMoving($0, at: now) }
    var moment = max(latest, isLate ? now - Self.latency * speed : now)
    for event in waiting[..<urgent] where event.time > moment { moment = min(now, event.time) }
    var end = urgent
    while end < waiting.count, waiting[end].time <= moment { end += 1 }
    let due = waiting[..<end]
    waiting.removeFirst(end)
    var given = due.flatMap { handOn($0) }
    // With the last finger that moved the delay is over.
    if waiting.isEmpty, !tracks.contains(where: { isMoving($0, at: now) }) { moment = now }
    latest = max(latest, moment)
    given += adjust(at: latest, of: now)
    isBusy = !waiting.isEmpty || tracks.contains { isMoving($0, at: now) }
    return Frame(events: given, moment: latest)
  }

  /// Only moves of fingers wait for their moment; one from the future does not wait for it.
  private static func canWait(_ event: InputEvent, now: Timestamp) -> Bool {
    guard case .pointer(let pointer) = event.kind else { return false }
    return pointer.kind == .touch && pointer.phase == .move && !pointer.isResampled && event.time <= now
  }

  private func isMoving(_ track: TouchTrack, at now: Timestamp) -> Bool {
    track.given != track.last.position || now - Self.latency * speed < track.restsAt
  }

  /// What the engine gets for an event.
  private mutating func handOn(_ event: InputEvent) -> [InputEvent] {
    if event.kind == .blur { tracks = [] }
    guard case .pointer(let pointer) = event.kind, pointer.kind == .touch else { return [event] }
    let report = TouchTrack.Report(time: event.time, position: pointer.position)
    let index = tracks.firstIndex { $0.id == pointer.id }
    switch pointer.phase {
    case .down:
      if let index { tracks.remove(at: index) }
      if report.position.isFinite, report.time.seconds.isFinite {
        tracks.append(TouchTrack(id: pointer.id, at: report, speed: speed))
      }
    case .move:
      if let index { tracks[index].add(report) }
    case .up, .cancel:
      guard let index else { break }
      let track = tracks.remove(at: index)
      guard track.given != track.last.position else { break }
      return [Self.move(track.id, to: track.last.position, at: event.time), event]
    }
    return [event]
  }

  /// Moves the fingers to where they are at a moment.
  private mutating func adjust(at moment: Timestamp, of now: Timestamp) -> [InputEvent] {
    var moves: [InputEvent] = []
    state = .atRest
    for index in tracks.indices {
      let track = tracks[index]
      let next = waiting.lazy.compactMap { Self.report($0, of: track.id) }.first
      if next != nil {
        state = .between(latency: (now - moment) / speed)
      } else if state == .atRest, moment > track.last.time, moment <= track.restsAt {
        state = .beyond(min(moment - track.last.time, track.prediction) / speed)
      }
      let position = track.position(at: moment, next: next)
      guard position != track.given else { continue }
      tracks[index].given = position
      moves.append(Self.move(track.id, to: position, at: moment))
    }
    return moves
  }

  private static func report(_ event: InputEvent, of id: Int) -> TouchTrack.Report? {
    guard case .pointer(let pointer) = event.kind, pointer.id == id else { return nil }
    return TouchTrack.Report(time: event.time, position: pointer.position)
  }

  private static func move(_ id: Int, to position: Point, at time: Timestamp) -> InputEvent {
    InputEvent(
      time: time,
      kind: .pointer(PointerEvent(id: id, kind: .touch, phase: .move, position: position, isResampled: true)))
  }
}
