import Primitives

/// What a stroke and the motion that it leads to did, as far as one can see it from outside: the measures by which
/// strategies are compared.
///
/// It knows neither strategies nor chains. It looks at the scroll views that a stroke may move, at the finger, and at
/// everything that moves by itself, and says the same about all of them. A stroke's measures stay until the next
/// stroke's first pan begins; whatever is done to the scene after the release ends the measuring.
final class StrokeMeasures {
  /// How far a stroke is.
  enum Phase {
    /// There was none yet, or something else has begun: the measures stay as they are.
    case over
    /// A finger drags.
    case dragging
    /// The finger has lifted; the content may move on.
    case released(at: Timestamp)
  }

  private(set) var phase = Phase.over
  /// The strokes so far.
  private(set) var count = 0
  /// The largest distance between finger and content in the drag, in points.
  private(set) var largestError = 0.0
  /// The largest part of the finger's way that got lost or came from nowhere, in points.
  private(set) var conservation = 0.0
  /// From the release until the content last moved, in seconds.
  private(set) var settlingTime = 0.0
  /// The largest distance that shows beyond a limit since the release, in points.
  private(set) var overshoot = 0.0
  var steps = StepMeter()
  var velocity = VelocityStepMeter()
  /// The way of the content since the stroke began, as it shows, in points.
  private(set) var shownTravel = 0.0
  /// The way of the finger, in points of content: positive towards the end.
  private(set) var fingerTravel = 0.0
  private(set) var surface: MeteredSurface?
  private var knownHandOffs = 0
  /// When the content was last measured just before it was let go.
  private var lastLetGo: Timestamp?

  /// What is less than this, in points, is no movement.
  private static let leastMovement = 1e-9

  /// A stroke's first pan has begun.
  func begin(_ surface: MeteredSurface) {
    self.surface = surface
    phase = .dragging
    count += 1
    largestError = 0
    conservation = 0
    settlingTime = 0
    overshoot = 0
    shownTravel = 0
    fingerTravel = 0
    lastLetGo = nil
    steps = StepMeter(offsets: surface.place.offsets)
    velocity = VelocityStepMeter()
  }

  /// Something lets go of the content, which is still where the finger put it.
  func letGo(_ meter: StrokeMeter, at moment: Timestamp) {
    guard case .dragging = phase, let surface else { return }
    note(meter, meter.reading, surface.place.travel, of: surface)
    lastLetGo = moment
  }

  /// The last finger lifts.
  ///
  /// - Parameters:
  ///   - meter: the stroke's meter, which has not ended yet.
  ///   - finger: the velocity of the finger, in points per second; nil where the stroke was cancelled.
  func release(_ meter: StrokeMeter, finger: Double?, at moment: Timestamp) {
    guard case .dragging = phase, let surface else { return }
    if lastLetGo != moment { note(meter, meter.reading, surface.place.travel, of: surface) }
    phase = .released(at: moment)
    velocity.release(of: surface, finger: finger, fingerTravel: meter.fingerTravel)
  }

  /// Something else begins: what follows is not the stroke's doing.
  func interrupt() {
    if case .released = phase { phase = .over }
  }

  /// The stroke was taken away, as by a loss of the focus.
  func cancel() { phase = .over }

  /// Takes in what a frame shows.
  ///
  /// - Parameters:
  ///   - meter: the stroke's meter.
  ///   - reading: what it says now.
  ///   - handOffs: every hand-over so far: those of the released motion count.
  func frame(_ meter: StrokeMeter, _ reading: StrokeMeter.Reading, _ handOffs: HandOffLog, at now: Timestamp) {
    defer { knownHandOffs = handOffs.count }
    guard let surface else { return }
    let place: MeteredSurface.Place
    switch phase {
    case .over: return
    case .dragging:
      place = surface.place
      note(meter, reading, place.travel, of: surface)
      velocity.note(place.travel, fingerTravel: meter.fingerTravel, at: now)
    case .released(let start):
      place = surface.place
      overshoot = max(overshoot, surface.excess)
      velocity.handedOver(handOffs.largestJump(since: knownHandOffs))
      if abs(place.shownTravel - shownTravel) > Self.leastMovement { settlingTime = now - start }
    }
    shownTravel = place.shownTravel
    steps.frame(place.offsets, fingerTravel: fingerTravel)
  }

  private func note(
    _ meter: StrokeMeter, _ reading: StrokeMeter.Reading, _ travel: Double, of surface: MeteredSurface
  ) {
    fingerTravel = -meter.fingerTravel
    // At the end of everything there is nothing left that could follow the finger.
    let missing = fingerTravel - travel
    guard missing == 0 || !surface.isAtItsEnd(towardsEnd: missing > 0) else { return }
    largestError = max(largestError, reading.error)
    conservation = max(conservation, reading.imbalance)
  }
}

extension StrokeMeasures {
  /// The measures as they are published, in no order.
  ///
  /// Errors are published to a billionth: what is smaller is the rounding of the sums that measure them.
  var values: [NamedValue] {
    func billionths(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
    return [
      NamedValue("stroke.count", Double(count)),
      NamedValue("stroke.error", billionths(largestError)),
      NamedValue("stroke.conservation", billionths(conservation)),
      NamedValue("stroke.velocityJump", billionths(velocity.largestJump)),
      NamedValue("stroke.settlingTime", settlingTime),
      NamedValue("stroke.overshoot", overshoot),
      NamedValue("stroke.largestStep", steps.largest),
      NamedValue("stroke.strayStep", billionths(steps.largestStray)),
      NamedValue("stroke.travel", shownTravel),
      NamedValue("stroke.fingerTravel", fingerTravel),
    ]
  }
}
