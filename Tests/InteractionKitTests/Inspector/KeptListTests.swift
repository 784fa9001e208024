import MotionCore
import Primitives
import Testing

@testable import InteractionKit

/// What is kept from frame to frame and written over says the same as what is read anew.
struct KeptListTests {
  @Test("Scroll views and recognisers are those of the tree, as they come, go, move and change")
  func trees() {
    var generator = SeededGenerator(seed: 21)
    let engine = InteractionEngine(viewport: Size(width: 400, height: 800), physics: PhysicsConstants())
    var views: [View] = [engine.window]
    var kept = ScrollViewReader()
    var (former, formerCopy): ([RecognizerSnapshot], [String]) = ([], [])
    for round in 0..<400 {
      change(&views, round, &generator)
      #expect(
        kept.read(engine.window, at: .zero) == Self.read(engine.window))
      let snapshots = engine.arbiter.snapshots
      #expect(snapshots.map(Self.line) == Self.lines(engine.window, depth: 0))
      #expect(former.map(Self.line) == formerCopy, "a frame that was handed out stays as it is")
      (former, formerCopy) = (snapshots, snapshots.map(Self.line))
    }
  }

  /// Adds, moves, removes or alters something.
  private func change(_ views: inout [View], _ round: Int, _ generator: inout SeededGenerator) {
    let view = views[generator.int(in: 0...views.count - 1)]
    switch generator.int(in: 0...6) {
    case 0, 1:
      let frame = Rect(x: generator.double(in: 0...90), y: Double(round % 70), width: 100, height: 100)
      let new =
        round % 3 == 0 ? View(name: "view\(round)", frame: frame) : ScrollView(name: "list\(round)", frame: frame)
      view.addSubview(new)
      views.append(new)
    case 2: view.addGestureRecognizer(TapGestureRecognizer())
    case 3: view.gestureRecognizers.last.map(view.removeGestureRecognizer)
    case 4:
      guard view.superview != nil else { return }
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
    case 5:
      guard let last = views.last, !view.isDescendant(of: last) else { return }
      view.insertSubview(last, at: 0)
    default:
      (view as? ScrollView)?.contentSize.height = generator.double(in: 0...500)
      (view as? ScrollView)?.bounces.toggle()
      view.gestureRecognizers.first?.isEnabled.toggle()
      view.name += "x"
    }
  }

  private static func read(_ window: View) -> [ScrollViewInspection] {
    var reader = ScrollViewReader()
    return reader.read(window, at: .zero)
  }

  private static func lines(_ view: View, depth: Int) -> [String] {
    view.gestureRecognizers.map { "\(depth) \(view.name) \($0.name) \($0.isEnabled)" }
      + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }

  private static func line(_ snapshot: RecognizerSnapshot) -> String {
    "\(snapshot.depth) \(snapshot.view) \(snapshot.name) \(snapshot.isEnabled)"
  }
}
