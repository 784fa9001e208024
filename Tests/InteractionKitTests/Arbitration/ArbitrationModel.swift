import InputEvents
import InteractionKit
import Primitives

/// A random tree with random recognisers, relations, answers and strokes, and the laws that must hold over it.
final class ArbitrationModel {
  /// What a run leaves behind.
  struct Result {
    /// Every action and every decision, in order.
    var log: [String] = []
    /// Every law that was broken, in words.
    var violations: [String] = []
  }

  private let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let arbiter: GestureArbiter
  private var random: SeededGenerator
  private var recognizers: [GestureRecognizer] = []
  private var views: [View] = []
  private let answers = RandomAnswers()
  private var result = Result()
  private var actions: [[GestureRecognizer.State]] = []
  private var outcomes: [[Decision.Outcome]] = []
  private var decisionsSeen = 0
  private var clock = 0.0
  private var meddles = false
  private let keepsLog: Bool

  init(seed: UInt64, keepsLog: Bool = true) {
    self.keepsLog = keepsLog
    random = SeededGenerator(seed: seed)
    arbiter = GestureArbiter(root: root)
    views = [root]
    let depth = random.int(in: 1...4)
    for level in 1...depth {
      let parent = views[random.int(in: 0...(views.count - 1))]
      let inset = parent.bounds.inset(by: 10)
      let view = View(name: "v\(level)", frame: random.int(in: 0...3) == 0 ? half(of: inset) : inset)
      parent.addSubview(view)
      views.append(view)
    }
    meddles = random.int(in: 0...3) == 0
    let count = random.int(in: 2...12)
    for index in 0..<count { add(recognizer(named: "r\(index)"), index: index) }
    answers.fill(count: count, names: recognizers.map(\.name), random: &random)
    relate()
  }

  /// Runs one to three touch sequences, and checks the laws after every input and within every action.
  func run() -> Result {
    for _ in 0..<random.int(in: 1...3) {
      stroke()
      settle()
      for recognizer in recognizers { recognizer.isEnabled = true }
    }
    checkActions()
    return result
  }

  private func half(of rect: Rect) -> Rect {
    Rect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)
  }

  private func recognizer(named name: String) -> GestureRecognizer {
    switch random.int(in: 0...8) {
    case 0, 1, 2:
      let pan = PanGestureRecognizer(name: name)
      pan.slop = random.double(in: 2...30)
      if random.int(in: 0...2) == 0 { pan.allowedAxis = random.bool() ? .horizontal : .vertical }
      if random.int(in: 0...3) == 0 { pan.maximumNumberOfTouches = 1 }
      if random.int(in: 0...6) == 0 { pan.minimumNumberOfTouches = 2 }
      return pan
    case 3: return TapGestureRecognizer(name: name, numberOfTapsRequired: random.int(in: 1...2))
    case 4: return LongPressGestureRecognizer(name: name)
    case 5: return SwipeGestureRecognizer(name: name, direction: [.right, .down])
    case 6: return ScreenEdgePanGestureRecognizer(name: name, edges: .left)
    case 7: return NeverDecides(name: name)
    default: return BeginsAtOnce(name: name)
    }
  }

  private func add(_ recognizer: GestureRecognizer, index: Int) {
    views[random.int(in: 0...(views.count - 1))].addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    actions.append([])
    outcomes.append([])
    if random.int(in: 0...1) == 0 { recognizer.delegate = answers }
    recognizer.addAction { [unowned self] in
      actions[index].append($0.state)
      if keepsLog { result.log.append("action \($0.name) \($0.state.rawValue)") }
      checkExclusion()
      if meddles { meddle() }
    }
  }

  private func relate() {
    for _ in 0..<random.int(in: 0...6) {
      let one = recognizers[random.int(in: 0...(recognizers.count - 1))]
      let other = recognizers[random.int(in: 0...(recognizers.count - 1))]
      one.require(toFail: other)
    }
  }

  /// Does from within an action what scenes do.
  private func meddle() {
    let target = recognizers[random.int(in: 0...(recognizers.count - 1))]
    switch random.int(in: 0...12) {
    case 0: target.isEnabled = false
    case 1: target.isEnabled.toggle()
    case 2: target.state = GestureRecognizer.State.allCases[random.int(in: 1...5)]
    case 3: if let view = target.view, view !== root { view.removeFromSuperview() }
    case 4: arbiter.cancelAll(reason: "meddled", at: Timestamp(clock))
    case 5: target.view?.removeGestureRecognizer(target)
    default: break
    }
  }

  private func stroke() {
    var down: [(id: Int, at: Point)] = []
    for _ in 0..<random.int(in: 4...24) {
      clock += random.int(in: 0...9) == 0 ? random.double(in: 0...0.8) : 0.008
      switch random.int(in: 0...11) {
      case 0 where down.count < 2, 1 where down.isEmpty, 2 where down.isEmpty, 3 where down.isEmpty:
        let id = down.contains { $0.id == 0 } ? 1 : 0
        let point = Point(x: random.double(in: 0...399), y: random.double(in: 0...399))
        down.append((id, point))
        send(.down, id, point)
      case 1 where !down.isEmpty:
        let index = random.int(in: 0...(down.count - 1))
        let touch = down.remove(at: index)
        send(random.int(in: 0...5) == 0 ? .cancel : .up, touch.id, touch.at)
      default:
        guard !down.isEmpty else { continue }
        let index = random.int(in: 0...(down.count - 1))
        down[index].at = down[index].at + Vector(x: random.double(in: -5...20), y: random.double(in: -8...8))
        send(.move, down[index].id, down[index].at)
      }
    }
    for touch in down {
      clock += 0.008
      send(.up, touch.id, touch.at)
    }
  }

  private func send(_ phase: PointerEvent.Phase, _ id: Int, _ point: Point) {
    arbiter.pointer(PointerEvent(id: id, kind: .touch, phase: phase, position: point), at: Timestamp(clock))
    readDecisions()
    checkExclusion()
  }

  /// Lets all deadlines pass: afterwards nothing may be pending.
  private func settle() {
    clock += 5
    arbiter.advance(to: Timestamp(clock))
    readDecisions()
    for recognizer in recognizers where recognizer.state != .possible {
      result.violations.append("\(recognizer.name) is stuck in \(recognizer.state.rawValue)")
    }
    if arbiter.touches.count > 0 { result.violations.append("a touch is left") }
    if arbiter.nextDeadline != nil { result.violations.append("a deadline is left") }
    for snapshot in arbiter.snapshots where snapshot.isTracking || snapshot.isWaiting {
      result.violations.append("\(snapshot.name) still takes part")
    }
  }

  private func readDecisions() {
    let new = arbiter.decisions(since: decisionsSeen)
    decisionsSeen = arbiter.decisionCount
    for decision in new {
      if keepsLog { result.log.append(decision.sentence) }
      guard let index = recognizers.firstIndex(where: { $0.name == decision.recognizer }) else { continue }
      switch decision.outcome {
      case .began, .changed, .ended, .cancelled, .failed: outcomes[index].append(decision.outcome)
      case .waits, .allowed, .ignored, .refused: break
      }
    }
  }

  /// Of two that exclude each other and lie in one chain of views at most one is active.
  private func checkExclusion() {
    let active = recognizers.filter { $0.state.isActive }
    guard active.count > 1 else { return }
    for (index, one) in active.enumerated() {
      for other in active[(index + 1)...] {
        guard let a = one.view, let b = other.view, a.isDescendant(of: b) || b.isDescendant(of: a) else { continue }
        if !answers.mayRunTogether(one, other) {
          result.violations.append("\(one.name) and \(other.name) exclude each other and are both active")
        }
      }
    }
  }

  /// One action a change, and legal transitions only.
  private func checkActions() {
    for (index, recognizer) in recognizers.enumerated() {
      for (state, outcome) in [
        (GestureRecognizer.State.began, Decision.Outcome.began), (.ended, .ended),
        (.cancelled, .cancelled),
      ] {
        let called = actions[index].filter { $0 == state }.count
        let decided = outcomes[index].filter { $0 == outcome }.count
        if called != decided {
          result.violations.append("\(recognizer.name): \(called) actions for \(decided) times \(state.rawValue)")
        }
      }
      var state = GestureRecognizer.State.possible
      for outcome in outcomes[index] {
        guard let next = GestureRecognizer.State(rawValue: outcome.rawValue) else { continue }
        if state.isFinal { state = .possible }
        if !state.canBecome(next) {
          result.violations.append("\(recognizer.name): \(state.rawValue) became \(next.rawValue)")
        }
        state = next
      }
    }
  }
}

/// A recogniser that never asks for anything.
private final class NeverDecides: GestureRecognizer {}

/// A recogniser that begins on touch-down.
private final class BeginsAtOnce: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch]) { if state == .possible { state = .began } }
  override func touchesMoved(_ touches: [Touch]) { if state.isActive { state = .changed } }
  override func touchesEnded(_ touches: [Touch]) {
    if self.touches.count == touches.count { state = state.isActive ? .ended : .failed }
  }
}

/// Answers that were drawn once, by the names of those concerned.
private final class RandomAnswers: GestureRecognizerDelegate {
  private var index: [String: Int] = [:]
  private var together: [[Bool]] = []
  private var requires: [[Bool]] = []
  private var begins: [Bool] = []

  func fill(count: Int, names: [String], random: inout SeededGenerator) {
    for (number, name) in names.enumerated() { index[name] = number }
    for _ in 0..<count {
      together.append((0..<count).map { _ in random.int(in: 0...3) == 0 })
      requires.append((0..<count).map { _ in random.int(in: 0...14) == 0 })
      begins.append(random.int(in: 0...4) != 0)
    }
  }

  func mayRunTogether(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    (one.delegate != nil && look(together, one, other)) || (other.delegate != nil && look(together, other, one))
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins[index[recognizer.name] ?? 0] }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { look(together, recognizer, other) }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
    look(requires, recognizer, other)
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool {
    look(requires, other, recognizer)
  }

  private func look(_ table: [[Bool]], _ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let row = index[one.name], let column = index[other.name] else { return false }
    return table[row][column]
  }
}
