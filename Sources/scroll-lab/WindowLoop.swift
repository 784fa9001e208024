import Drawing
import InputEvents
import LabKit
import Primitives
import SDLBackend

/// Runs the lab in a window: events in, frames out, and no work at rest.
///
/// While something moves, frames stand on an even raster and events are stamped as they arrive in between. The first
/// event after a rest is shown at once. At rest the process blocks until an event or a deadline of the engine.
@MainActor
final class WindowLoop {
  let window: Window
  let clock = MonotonicClock()
  let live: LiveRun
  var player: ReplayPlayer?
  /// Pointers whose stroke does not reach the phone: the one that closed the list of keys.
  var swallowed: Set<Int> = []
  /// Whether the present series of a trackpad began on the tuning panel, and scrolls it.
  var scrollsTuning = false
  /// Keeps what is chosen for the next time; nil where nothing is to be kept.
  var memory: ChoiceMemory?
  /// The finger that Alt adds to the mouse.
  var secondFinger = SecondFinger()
  /// Whether the display's rate paces the frames, since none was asked for.
  let followsDisplay: Bool
  var pacer: FramePacer

  private let source: EventSource
  private let fonts: FontLibrary
  private let startScale: Double
  private let exitAfter: Double?
  private var isDone = false

  /// The factor of a step of Ctrl + and Ctrl −.
  private static let zoomStep = 1.1

  init(_ options: RunOptions, _ installation: Installation) throws {
    let catalogue = installation.catalogue
    var memory = ChoiceMemory(options)
    let options = memory?.fill(options, catalogue) ?? options
    let player = try options.replay.map { try ReplayPlayer(file: $0, options: options, installation) }
    let choices = try player?.choices ?? options.choices(catalogue)
    let configuration = choices[0].configuration
    startScale = options.scale ?? 1
    exitAfter = options.exitAfter
    fonts = try FontLibrary(directory: "\(installation.assets)/Fonts")
    window = try Window(
      WindowConfiguration(
        title: "ScrollLab", size: options.windowSize(for: configuration), userScale: startScale,
        renderer: RendererChoice(rawValue: options.renderer.rawValue) ?? .auto),
      fonts: fonts)
    source = EventSource(window: window, clock: clock, asksServer: options.input == .auto)
    followsDisplay = options.hertz == nil
    let hertz = options.hertz ?? window.refreshRate
    pacer = FramePacer(hz: hertz)
    live = try LiveRun(
      choices, catalogue: catalogue, presets: installation.presets.presets, overlays: options.overlays,
      trace: options.trace, speed: options.speed, resamplesTouches: options.resamplesTouches, now: clock.now)
    live.stage.info.renderer = window.rendererDescription
    live.stage.info.hertz = hertz
    // What is replayed came from elsewhere.
    if player == nil {
      live.stage.info.input = source.asksServer ? "display server's times" : "SDL's events, timed at receipt"
      live.stage.info.resampling = options.resamplesTouches ? .atRest : nil
    }
    live.stage.info.notice = player?.notice ?? (options.speed == 1 ? "" : "at speed \(JSONText.number(options.speed))")
    self.player = player
    memory?.start(live.remembered)
    self.memory = memory
  }

  /// Runs until the window is closed; the trace is whole whatever ends the run.
  func run() throws -> ExitStatus {
    var status = ExitStatus.done
    do {
      status = try loop()
    } catch {
      try? live.close()
      throw error
    }
    try live.close()
    return status
  }

  private func loop() throws -> ExitStatus {
    matchViewport(at: clock.now)
    try frame(showing: [])
    showIcon()
    while true {
      if Interruption.isRequested { return .interrupted }
      if let exitAfter, clock.now.seconds >= exitAfter { return .done }
      let received = waitForNextFrame()
      if Interruption.isRequested { return .interrupted }
      for event in received { try handle(event) }
      if isDone { return .done }
      // What cannot be seen is not drawn; what moves is found where it then is.
      if window.isVisible, !received.isEmpty || isDue { try frame(showing: received) }
    }
  }

  /// Gives the window its icon: after the first picture, which it need not keep waiting.
  private func showIcon() {
    let side = 64.0
    let surface = OffscreenSurface(width: side, height: side, background: Color.white.opacity(0), fonts: fonts)
    window.setIcon(surface.draw(LabIcon.displayList(side: side)))
  }

  /// Whether a frame is due without an event: something moves, or a deadline has passed.
  private var isDue: Bool {
    if let next = player?.nextMoment(live) { return next <= clock.now }
    if player != nil { return false }
    return live.isMoving || live.nextDeadline.map { $0 <= clock.now } ?? false
  }

  private func waitForNextFrame() -> [ReceivedEvent] {
    let end = exitAfter.map { Timestamp($0) } ?? Timestamp(.infinity)
    guard window.isVisible else { return wait(until: end, returningAtFirst: true) }
    if let player {
      let next = player.nextMoment(live).map { max($0, pacer.nextDeadline(now: clock.now)) }
      return wait(until: min(next ?? end, end), returningAtFirst: next == nil)
    }
    let deadline = min(live.isMoving ? pacer.nextDeadline(now: clock.now) : live.nextDeadline ?? end, end)
    // A finger that is resampled moves as evenly as the frames come.
    let answers = live.isHeld && !live.isResampling
    let first = wait(until: deadline, returningAtFirst: !live.isMoving || answers)
    // What comes first after a rest is shown at once; a finger that moves on gets as many frames as answers may be.
    guard !first.isEmpty, answers else { return first }
    return first + wait(until: pacer.nextAnswer(now: clock.now))
  }

  private func wait(until deadline: Timestamp, returningAtFirst: Bool = false) -> [ReceivedEvent] {
    source.wait(until: deadline, returningAtFirst: returningAtFirst) { Interruption.isRequested }
  }

  /// Steps, composes and presents.
  private func frame(showing events: [ReceivedEvent]) throws {
    let now = clock.now
    let due = dueMoment(of: events, at: now)
    if let player { try player.advance(live, to: now) } else { try live.step(at: now) }
    let shown = window.geometry
    live.stage.info.scale = shown.scale
    live.stage.fingers = secondFinger.positions
    if let list = live.displayList(window: shown.size) { try window.present(list) }
    let isActive = player.map { $0.nextMoment(live) != nil } ?? (live.isMoving || live.isHeld)
    live.stage.info.frames.note(
      from: now, to: clock.now, due: due, interval: pacer.interval, newest: events.last { $0.isStep }?.time,
      isLast: !isActive)
    if isActive { pacer.didPresent(at: now) } else { pacer.rest() }
  }

  /// When a frame that is made now should have been made: on the raster, and after a rest with its first event.
  private func dueMoment(of events: [ReceivedEvent], at now: Timestamp) -> Timestamp {
    if player != nil || live.isMoving { return min(now, pacer.due ?? now) }
    let first = events.first?.time ?? live.nextDeadline ?? now
    return min(now, max(first, pacer.due ?? first))
  }

  /// Where the viewport fills the window, it takes the window's size.
  func matchViewport(at now: Timestamp) {
    guard live.stage.fillsWindow, player == nil else { return }
    let size = window.geometry.size
    if size != live.output?.inspector.viewport ?? live.configuration.viewport { live.take(.resize(size), at: now) }
  }

  /// Does what a key asks of the window.
  func follow(_ request: LiveRun.WindowRequest) {
    switch request {
    case .enlarge: window.userScale *= Self.zoomStep
    case .reduce: window.userScale /= Self.zoomStep
    case .actualSize: window.userScale = startScale
    case .quit: isDone = true
    }
    matchViewport(at: clock.now)
  }

  /// Ends the loop after the present events.
  func quit() { isDone = true }
}
