import Primitives

/// Watches the touches of a view and of everything in it for one gesture.
///
/// A subclass overrides the touch methods and asks for a new state with `transition(to:because:)` or by setting
/// `state`; the arbiter decides whether and when the recogniser gets there, and calls the actions once a change.
open class GestureRecognizer {
  /// The view whose touches are watched.
  ///
  /// A view that goes away takes leave of its recognisers.
  public final var view: View? { attachedView }
  final unowned(unsafe) var attachedView: View?
  /// Who is asked what the recogniser's criteria cannot know.
  public final var delegate: (any GestureRecognizerDelegate)? {
    get { assignedDelegate ?? owner }
    set { assignedDelegate = newValue }
  }
  private final weak var assignedDelegate: (any GestureRecognizerDelegate)?
  /// The view whose own recogniser this is: it is asked where no delegate is assigned, and takes leave when it goes.
  final unowned(unsafe) var owner: (View & GestureRecognizerDelegate)?
  /// Whether a view's touches are taken away from it when this recogniser recognises them.
  public var cancelsTouchesInView = true
  /// Whether a view gets its touches only when this recogniser has failed.
  public var delaysTouchesBegan = false
  /// Whether a view hears of the end of its touches only when this recogniser has failed.
  public var delaysTouchesEnded = true

  /// What it moves together with others: those with the same companions go on side by side, and nobody is asked.
  public final weak var companions: AnyObject?

  /// The touches that it follows now, first down first.
  public final var touches: [Touch] { followed }
  final var followed: [Touch] = [] {
    didSet { arbiter?.following.changes += 1 }
  }
  /// When the recogniser wants `deadlineReached(at:)` to be called; nil for never.
  public final var deadline: Timestamp? {
    get { pendingDeadline }
    set { pendingDeadline = newValue }
  }
  final var pendingDeadline: Timestamp?
  /// The `require(toFail:)` that were refused because they would have closed a circle, by the other's name.
  public internal(set) final var refusedRequirements: [String] = []

  final var explicitName: String?
  private final var latestName: (view: String, kind: String, whole: String)?
  /// The name of the view that it was detached from, so that it keeps its name in the logs.
  final var formerViewName = ""
  final var currentState = State.possible
  /// The final state reached in the present frame, shown until the next one even after the reset.
  final var finalStateOfFrame: State?
  final var enabled = true
  final var failureRequirements: [WeakRecognizer] = []
  final var actions: [(token: ActionToken, run: (GestureRecognizer) -> Void)] = []
  final var nextActionToken = 0
  final var participation = Participation()
  final weak var arbiter: GestureArbiter?

  /// Makes a recogniser; without a name it is called by its view's name and its kind, such as `list0.pan`.
  public init(name: String? = nil) { explicitName = name }

  /// The kind by which a recogniser without a name of its own is called.
  open var kindName: String { "gesture" }
  /// Whether it watches trackpad series as well.
  open var allowsScroll: Bool {
    get { false }
    set {}
  }
  /// Whether a touch that stopped a motion means nothing to it, as to taps and presses.
  open var ignoresTouchesThatStopMotions: Bool { false }
  /// What it would still need, for the log, when its touches end before it recognised anything.
  open var shortfall: DecisionReason { .touchesEnded }

  /// Whether recognising this gesture may make another fail.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Whether recognising another gesture may make this one fail.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits until another has failed; asked when a touch comes down that both see.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits until this one has failed; asked when a touch comes down that both see.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }
  /// Whether it sees a touch; asked when the touch comes down, together with the delegate.
  open func shouldReceive(_ touch: Touch) -> Bool { true }

  /// Touches came down that the recogniser may follow.
  open func touchesBegan(_ touches: [Touch]) {}
  /// Touches moved that the recogniser follows.
  open func touchesMoved(_ touches: [Touch]) {}
  /// Touches were lifted that the recogniser follows; they still count in `touches`.
  open func touchesEnded(_ touches: [Touch]) {}
  /// Touches were taken away: a gesture under way is cancelled, another one fails.
  open func touchesCancelled(_ touches: [Touch]) {
    let reason = arbiter?.cancellationReason ?? .touchesEnded
    transition(to: state.isActive ? .cancelled : .failed, because: reason)
  }
  /// The moment set in `deadline` has come; `deadline` is nil again.
  open func deadlineReached(at time: Timestamp) {}
  /// The touches are gone and the state is `possible` again: forget everything about them.
  open func reset() {}

  /// The centre of the followed touches in a view's coordinates; nil stands for the root view's.
  open func location(in view: View?) -> Point {
    guard !touches.isEmpty else { return .zero }
    var sum = Vector.zero
    for touch in touches { sum += touch.location.vector }
    let mean = sum / Double(touches.count)
    let point = Point(x: mean.x, y: mean.y)
    return view?.convert(point, from: nil) ?? point
  }

  /// It is about to leave `possible`: nothing can stop it any more.
  func willBegin() {}

  /// How many touches it follows now.
  public final var numberOfTouches: Int { followed.count }

  /// The name by which logs, cases and scenes call it.
  public final var name: String {
    get { explicitName ?? composedName }
    set { explicitName = newValue }
  }

  /// The name by view and kind; it is put together once for as long as these have the same names.
  private final var composedName: String {
    let (viewName, kind) = (view?.name ?? formerViewName, kindName)
    if let latestName, latestName.view == viewName, latestName.kind == kind { return latestName.whole }
    let whole = "\(viewName).\(kind)"
    latestName = (viewName, kind, whole)
    return whole
  }

  /// Whether it watches touches at all.
  ///
  /// Switching it off in the middle of a gesture cancels that; it stays out of the touches that are down, whatever is
  /// set later.
  public final var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { arbiter?.recognizerWasDisabled(self) }
    }
  }

  /// Where it stands in the touch sequence.
  ///
  /// Setting it asks for a transition as `transition(to:because:)` does, and so may not show at once.
  public final var state: State {
    get { currentState }
    set { transition(to: newValue, because: .setByCode) }
  }

  /// The final state of the present frame, or else the present state: what a frame's log shows.
  public final var reportedState: State { finalStateOfFrame ?? currentState }

  /// Asks for a new state, with the reason that the log will give.
  ///
  /// The arbiter decides when all recognisers have seen the present event. What is not legal from the present state
  /// is refused and logged; without a touch there is nothing to decide and the call does nothing.
  public final func transition(to next: State, because reason: DecisionReason) {
    if next == .changed, participation.goingOn == .offered, participation.requested == nil {
      participation.goingOn = .accepted
    } else {
      arbiter?.request(next, of: self, because: reason)
    }
  }

  /// Leaves a touch out of those it follows, from now on.
  public final func ignore(_ touch: Touch) { followed = followed.without(touch) }
}
