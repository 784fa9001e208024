/// What a recogniser stands at in a frame, as a value.
public struct RecognizerSnapshot: Sendable, Hashable {
  /// The recogniser's name.
  public var name: String
  /// The name of its view.
  public var view: String
  /// How many views enclose its view.
  public var depth: Int
  /// The final state of this frame, or else the present one.
  public var state: GestureRecognizer.State
  /// Whether it has the stroke: it is under way.
  public var isActive: Bool
  /// Whether it sees a touch that is down, or waits for more.
  public var isTracking: Bool
  /// Whether it is switched on.
  public var isEnabled: Bool
  /// The names of those that must fail first.
  public var waitsFor: [String]
  /// Whether its criteria are met and it waits only for those.
  public var isWaiting: Bool
  /// The names of those beside which it was allowed to begin.
  public var allows: [String]
  /// The name of the one that excluded it.
  public var preventedBy: String?

  /// Makes a snapshot.
  public init(
    name: String, view: String, depth: Int, state: GestureRecognizer.State, isActive: Bool = false,
    isTracking: Bool = false, isEnabled: Bool = true, waitsFor: [String] = [], isWaiting: Bool = false,
    allows: [String] = [], preventedBy: String? = nil
  ) {
    self.name = name
    self.view = view
    self.depth = depth
    self.state = state
    self.isActive = isActive
    self.isTracking = isTracking
    self.isEnabled = isEnabled
    self.waitsFor = waitsFor
    self.isWaiting = isWaiting
    self.allows = allows
    self.preventedBy = preventedBy
  }
}
