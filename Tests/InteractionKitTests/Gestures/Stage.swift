import InputEvents
import InteractionKit
import Primitives

/// A tree with an arbiter, and the hand that touches it.
final class Stage {
  let root: View
  let arbiter: GestureArbiter
  /// What was called, in order: actions as `name state`, views' touch methods as `view word`.
  var calls: [String] = []
  private var clock = Timestamp.zero

  init(root: View = View(name: "root", frame: Rect(x: 0, y: 0, width: 400, height: 800))) {
    self.root = root
    arbiter = GestureArbiter(root: root)
  }

  /// Puts a recogniser on a view and notes its actions.
  @discardableResult
  func attach<Recognizer: GestureRecognizer>(_ recognizer: Recognizer, to view: View? = nil) -> Recognizer {
    (view ?? root).addGestureRecognizer(recognizer)
    recognizer.addAction { [weak self] in self?.calls.append("\($0.name) \($0.state.rawValue)") }
    return recognizer
  }

  /// Adds a view that notes its touches.
  func add(_ name: String, _ frame: Rect, to view: View? = nil) -> NotingView {
    let child = NotingView(name: name, frame: frame)
    child.stage = self
    (view ?? root).addSubview(child)
    return child
  }

  func down(_ x: Double, _ y: Double, at milliseconds: Double, id: Int = 0, kind: PointerEvent.Kind = .touch) {
    send(.down, x, y, milliseconds, id, kind)
  }
  func move(_ x: Double, _ y: Double, at milliseconds: Double, id: Int = 0, kind: PointerEvent.Kind = .touch) {
    send(.move, x, y, milliseconds, id, kind)
  }
  func up(_ x: Double, _ y: Double, at milliseconds: Double, id: Int = 0, kind: PointerEvent.Kind = .touch) {
    send(.up, x, y, milliseconds, id, kind)
  }
  func cancel(at milliseconds: Double, id: Int = 0) { send(.cancel, 0, 0, milliseconds, id, .touch) }
  func wait(until milliseconds: Double) { arbiter.advance(to: Timestamp(milliseconds / 1000)) }

  func scroll(
    _ phase: ScrollEvent.Phase, _ dx: Double, _ dy: Double, at milliseconds: Double,
    lift: ScrollEvent.Lift = .native
  ) {
    let event = ScrollEvent(
      phase: phase, delta: Vector(x: dx, y: dy), position: Point(x: 100, y: 100), lift: lift)
    arbiter.scroll(event, at: Timestamp(milliseconds / 1000))
  }

  /// The log as sentences.
  var sentences: [String] { arbiter.decisions.map(\.sentence) }

  private func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ milliseconds: Double, _ id: Int, _ kind: PointerEvent.Kind
  ) {
    let event = PointerEvent(id: id, kind: kind, phase: phase, position: Point(x: x, y: y))
    arbiter.pointer(event, at: Timestamp(milliseconds / 1000))
  }
}

/// A view that notes what it is told of its touches.
final class NotingView: View {
  weak var stage: Stage?
  /// Where the last touch was when the view heard of its beginning, in the root view's coordinates.
  var lastBegan: Point?
  override func touchesBegan(_ touches: [Touch]) {
    lastBegan = touches.first?.location
    stage?.calls.append("\(name) down")
  }
  override func touchesMoved(_ touches: [Touch]) { stage?.calls.append("\(name) move") }
  override func touchesEnded(_ touches: [Touch]) { stage?.calls.append("\(name) up") }
  override func touchesCancelled(_ touches: [Touch]) { stage?.calls.append("\(name) cancel") }
}

/// A delegate whose answers are set from outside.
final class Answers: GestureRecognizerDelegate {
  var shouldBegin: (GestureRecognizer) -> Bool = { _ in true }
  var shouldReceive: (GestureRecognizer, Touch) -> Bool = { _, _ in true }
  var simultaneous: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var requiredToFail: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    asked.append("\(recognizer.name) begin")
    return shouldBegin(recognizer)
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    shouldReceive(recognizer, touch)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    asked.append("\(recognizer.name) beside \(other.name)")
    return simultaneous(recognizer, other)
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
    requiresFailure(recognizer, other)
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool {
    requiredToFail(recognizer, other)
  }
}
