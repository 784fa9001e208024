/// What the arbiter knows of a recogniser while touches that it was offered last.
///
/// It lies in the recogniser, so that an event costs no look-up; it is emptied with the reset.
struct Participation {
  /// Whether the recogniser has been offered a touch since its last reset.
  var isMember = false
  /// How many views enclose the recogniser's view.
  var depth = 0
  /// When it joined, counted up; the order among recognisers of one depth.
  var arrival = 0
  /// The touches that it was offered, lifted ones included.
  var offered: [Touch] = []
  /// How many of them are still down.
  var liveOffers = 0

  /// Those that must fail before it may leave `possible`.
  var requirements: [GestureRecognizer] = []
  /// The first of them that may not have failed yet.
  var nextRequirement = 0
  /// Those that it keeps waiting.
  var waiters: [GestureRecognizer] = []
  /// The one that it waits for.
  var blocker: GestureRecognizer?

  /// The state it has asked for in this event.
  var requested: GestureRecognizer.State?
  /// Why it asked.
  var requestReason = DecisionReason.setByCode
  /// Whether it has asked to leave `possible` for a recognition.
  var isAttempting = false
  /// The state it will ask for again when nobody keeps it waiting.
  var held: GestureRecognizer.State?
  /// Why it had asked.
  var heldReason = DecisionReason.setByCode
  /// Whether it goes on with the movement that it is being told of.
  var goingOn = GoingOn.undecided
  /// Whether its axis has been judged for this stroke.
  var axisIsJudged = false

  /// Whether a change waits for its actions to be called.
  var isAnnounced = false
  /// The state that follows as soon as the actions for `began` have been called.
  var following: (state: GestureRecognizer.State, reason: DecisionReason)?
  /// The names of those beside which it began; at most eight are kept.
  var allows: [String] = []
  /// The name of the one that excluded it.
  var preventedBy: String?
  /// The visit in which it was last seen, to see each once where touches overlap.
  var visit = 0

  /// What a recogniser that is under way makes of a movement.
  ///
  /// To go on is its own affair: there is nothing to decide, and the arbiter hears of it when the call returns.
  enum GoingOn {
    /// It has to ask for any state.
    case undecided
    /// It is being told of a movement with which it may go on.
    case offered
    /// It goes on with that movement.
    case accepted
  }
}
