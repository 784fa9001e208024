import InputEvents
import Primitives

/// Decides which of the recognisers under a touch gets it.
///
/// A touch goes to the recognisers of the hit view and of the views around it, deepest first; that list, and who must
/// wait for whom, is fixed when the touch comes down. When a recogniser would leave `possible`, there follow: the
/// axis of the stroke where it is bound to one, failure requirements, the views and the delegate that may refuse
/// (deepest recogniser first), exclusion and simultaneity, the state. When all recognisers have been heard, the
/// actions of those that changed run, outermost view first, one call a change. Then the views get what is theirs.
///
/// A recogniser returns to `possible` when all the touches that it was offered are gone. Inputs that arrive from
/// within an action are taken after the present one. An event costs time linear in the recognisers that listen.
public final class GestureArbiter {
  /// The tree into which touches go.
  public let root: View
  /// The numbers by which gestures are told apart.
  public var settings = GestureSettings()
  /// The touches that are down, first down first.
  public internal(set) var touches: [Touch] = []
  /// The moment of the latest input or deadline; it never goes back.
  public internal(set) var now = Timestamp.zero
  /// Called when a touch comes down, before any recogniser hears of it, with the views under it, deepest first.
  ///
  /// This is where the engine stops motions under the touch. The answer true says that it did: then the touch is no
  /// tap, and its view hears nothing of it.
  public var willDeliverDown: ((Touch, [View]) -> Bool)?
  /// Called when the last touch is gone and every recogniser and view has heard of it.
  public var didEndSequence: ((Timestamp) -> Void)?

  /// How many of the latest decisions are kept.
  public static let decisionCapacity = 256
  /// How many of the present stroke's decisions are kept.
  public static let strokeCapacity = 512

  var log = DecisionLog(capacity: GestureArbiter.decisionCapacity)
  var stroke = DecisionLog(capacity: GestureArbiter.strokeCapacity)
  private var sentence = ""
  private var sentenceCount = 0
  /// Tells when recognisers follow other touches than before.
  let following = Following()
  var members: [GestureRecognizer] = []
  /// Those under way, and some that have come to an end since the last reset.
  var active: [GestureRecognizer] = []
  var arrivals = 0
  var visits = 0
  /// The view that a trackpad series goes on with although its lift was concluded; nil where the next one is to be hit.
  weak var resumedSeriesView: View?
  /// Those that asked for a state and have no answer yet.
  var requests: [GestureRecognizer] = []
  /// Room for the requests that are being sorted.
  var batch: [GestureRecognizer] = []
  /// Those that are about to try to leave `possible`, deepest first.
  var attempts: [GestureRecognizer] = []
  var announcements: [GestureRecognizer] = []
  var nextAnnouncement = 0
  /// The place of the first announcement of those that go on, until all of the round are put in order.
  var firstGoingOn: Int?
  var finalInFrame: [GestureRecognizer] = []
  var retired: [Touch] = []
  var touchesToTakeBack: [Touch] = []
  var cancellationReason = DecisionReason.touchesEnded
  /// When the present input happened, not after `now`; nil where nothing happened.
  var stamp: Timestamp?
  /// The recognisers of the tree, outermost view first; nil where it has changed since they were looked for.
  var listed: [ListedRecognizer]?
  /// What the latest snapshots were.
  var latestSnapshots: [RecognizerSnapshot] = []
  var isInTurn = false
  var isAnnouncing = false
  var needsCleanup = false
  var postponed: [Input] = []

  /// Counts the changes in which recogniser follows which touch, so that others see at a glance that there was none.
  final class Following {
    var changes = 0
  }

  /// Something that the arbiter takes one after the other.
  enum Input {
    case pointer(PointerEvent, stamp: Timestamp)
    case scroll(ScrollEvent, stamp: Timestamp?)
    case cancelAll(String)
    case advance
    case settle
  }

  /// Makes the arbiter of a tree; a tree has one.
  public init(root: View) {
    self.root = root
    root.arbiter = self
  }

  deinit {
    for recognizer in members { recognizer.participation = Participation() }
    for touch in touches + retired {
      touch.offered = []
      touch.listeners = []
    }
  }

  /// Takes what a finger or the mouse did.
  ///
  /// - Parameters:
  ///   - time: when it is handled: gestures and motions count from there.
  ///   - stamp: when it happened: velocities are measured between stamps. As it is handled if left out.
  public func pointer(_ event: PointerEvent, at time: Timestamp, stamp: Timestamp? = nil) {
    take(.pointer(event, stamp: stamp ?? time), at: time)
  }

  /// Takes one step of a trackpad series.
  ///
  /// - Parameters:
  ///   - time: when it is handled: gestures and motions count from there.
  ///   - stamp: when it happened: velocities are measured between stamps. Nil for a step that is concluded.
  public func scroll(_ event: ScrollEvent, at time: Timestamp, stamp: Timestamp?) {
    take(.scroll(event, stamp: stamp), at: time)
  }

  /// Takes one step of a trackpad series as it happens.
  public func scroll(_ event: ScrollEvent, at time: Timestamp) { scroll(event, at: time, stamp: time) }

  /// Takes every touch away, for a reason given in words such as `focus lost`.
  ///
  /// Gestures under way are cancelled. What the same pointers still report is ignored until they come down anew.
  public func cancelAll(reason: String, at time: Timestamp) { take(.cancelAll(reason), at: time) }

  /// Lets the deadlines up to a moment pass, each at its own time.
  public func advance(to time: Timestamp) { take(.advance, at: time) }

  /// Begins a frame: final states of the last one are not reported any more.
  public func beginFrame() {
    for recognizer in finalInFrame { recognizer.finalStateOfFrame = nil }
    finalInFrame.removeAll(keepingCapacity: true)
  }

  /// The latest decisions, oldest first.
  public var decisions: [Decision] { log.decisions }
  /// The decisions made since there were so many, oldest first, as far as they are kept.
  public func decisions(since count: Int) -> [Decision] { log.newest(log.count - count) }
  /// How many decisions have been made since the start.
  public var decisionCount: Int { log.count }
  /// The latest decision.
  public var lastDecision: Decision? { log.last }
  /// The latest decision as a sentence; empty before the first.
  var lastSentence: String {
    if sentenceCount != log.count {
      sentenceCount = log.count
      sentence = log.last?.sentence ?? ""
    }
    return sentence
  }
  /// The decisions of the present stroke, or of the last one until a touch comes down again, oldest first.
  public var strokeLog: [Decision] { stroke.decisions }

  /// Runs one input to its end, or keeps it for later when one is running.
  func take(_ input: Input, at time: Timestamp) {
    guard !isInTurn else {
      postponed.append(input)
      return
    }
    passDeadlines(until: max(now, time))
    run(input, at: max(now, time))
    var next = 0
    while next < postponed.count {
      let input = postponed[next]
      next += 1
      run(input, at: now)
    }
    postponed.removeAll(keepingCapacity: true)
  }

  private func run(_ input: Input, at time: Timestamp) {
    now = time
    stamp = nil
    isInTurn = true
    switch input {
    case .pointer(let event, let stamp):
      self.stamp = min(stamp, now)
      route(event)
    case .scroll(let event, let stamp):
      self.stamp = stamp.map { min($0, now) }
      route(event)
    case .cancelAll(let reason): cancelEverything(because: .system(reason))
    case .advance, .settle: break
    }
    settle()
    cleanUp()
    isInTurn = false
  }

  func record(_ outcome: Decision.Outcome, _ recognizer: GestureRecognizer, _ reason: DecisionReason) {
    let decision = Decision(time: now, recognizer: recognizer.name, outcome: outcome, reason: reason)
    log.append(decision)
    stroke.append(decision)
  }
}
