import Primitives

/// A view that follows a touch itself and reports what the user did.
///
/// A subclass overrides the tracking methods. While a control is enabled, taps and presses of the views around it do
/// not begin on it; a pan of theirs does, and then takes the touch away.
open class Control: View {
  /// What a control reports.
  public enum Event: String, Sendable, Hashable, CaseIterable {
    /// A touch came down on it.
    case touchDown
    /// The touch was lifted on it or near it.
    case touchUpInside
    /// The touch was lifted elsewhere.
    case touchUpOutside
    /// The touch was taken away.
    case touchCancel
    /// The user changed its value.
    case valueChanged
  }

  /// Names an action that was added, to remove it again.
  public struct ActionToken: Sendable, Hashable {
    let number: Int
  }

  /// How far a touch may stray from a control and still count as on it: 70 points, the distance that is observed on
  /// iOS.
  public static let trackingMargin = 70.0

  /// The colours in which it draws itself.
  public var palette = ControlPalette.light
  /// Whether it can be used; switching it off lets go of a touch.
  public var isEnabled = true {
    didSet {
      if !isEnabled, let touch = trackedTouch { abandon(touch) }
      if isEnabled != oldValue { setNeedsDisplay() }
    }
  }
  /// Whether it is drawn as chosen.
  public var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }
  /// Whether it is drawn as pressed.
  public private(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  /// The touch that it follows.
  public private(set) var trackedTouch: Touch?
  /// Whether it follows a touch.
  public var isTracking: Bool { trackedTouch != nil }

  private var actions: [(token: ActionToken, event: Event, run: (Control) -> Void)] = []
  private var nextToken = 0

  open override var judgesOuterGestures: Bool { isEnabled }

  /// Refuses taps and presses of the views around it.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view, !view.isDescendant(of: self) else { return true }
    return !(recognizer is TapGestureRecognizer || recognizer is LongPressGestureRecognizer)
  }

  /// Adds an action for an event.
  @discardableResult
  public final func addAction(for event: Event, _ action: @escaping (Control) -> Void) -> ActionToken {
    let token = ActionToken(number: nextToken)
    nextToken += 1
    actions.append((token, event, action))
    return token
  }

  /// Removes an action; from within an action it takes effect at once.
  public final func removeAction(_ token: ActionToken) { actions.removeAll { $0.token == token } }

  /// Calls the actions for an event in the order in which they were added.
  public final func sendActions(for event: Event) {
    for action in actions where action.event == event {
      if actions.contains(where: { $0.token == action.token }) { action.run(self) }
    }
  }

  /// A touch came down: whether to follow it.
  open func beginTracking(_ touch: Touch) -> Bool { true }
  /// The followed touch moved: whether to go on following it.
  open func continueTracking(_ touch: Touch) -> Bool { true }
  /// The followed touch was lifted.
  open func endTracking(_ touch: Touch) {}
  /// The followed touch was taken away.
  open func cancelTracking() {}

  /// Whether a touch counts as on the control: it lies inside, or so near that a finger may have slipped.
  public final func isOnControl(_ touch: Touch) -> Bool {
    bounds.inset(by: -Control.trackingMargin).contains(touch.location(in: self))
  }

  open override func touchesBegan(_ touches: [Touch]) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    guard beginTracking(touch) else {
      trackedTouch = nil
      return
    }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: [Touch]) {
    guard let touch = tracked(in: touches) else { return }
    isHighlighted = isOnControl(touch)
    if !continueTracking(touch) { abandon(touch) }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = isOnControl(touch)
    endTracking(touch)
    trackedTouch = nil
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: [Touch]) {
    if let touch = tracked(in: touches) { abandon(touch) }
  }

  private func tracked(in touches: [Touch]) -> Touch? { touches.first { $0 === trackedTouch } }

  private func abandon(_ touch: Touch) {
    cancelTracking()
    trackedTouch = nil
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}
