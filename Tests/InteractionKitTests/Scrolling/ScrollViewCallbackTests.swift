import InteractionKit
import Primitives
import TestSupport
import Testing

/// Section E of the behaviours: which callbacks come, and in which order.
struct ScrollViewCallbackTests {
  private let rig = ScrollRig(viewport: Size(width: 100, height: 400))
  private let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))
  private let recorder = DelegateRecorder()

  init() {
    view.contentSize = Size(width: 100, height: 5000)
    view.delegate = recorder
    rig.engine.window.addSubview(view)
  }

  private func flick(at time: Double, by distance: Double = -150) {
    let start = distance < 0 ? 350.0 : 50
    rig.drag(
      from: Point(x: 50, y: start), to: Point(x: 50, y: start + distance), at: time, over: 0.1, moves: 10)
  }

  private static let flickCalls = [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didScroll",
    "didEndDecelerating",
  ]

  @Test("79, 138: a touch without movement tracks and calls nothing")
  func touchWithoutMovement() {
    rig.pointer(.down, 50, 200, at: 0.1)
    rig.play(until: 0.2)
    #expect(view.isTracking)
    #expect(!view.isDragging)
    rig.pointer(.up, 50, 200, at: 0.3)
    rig.play(until: 0.4)
    #expect(!view.isTracking)
    #expect(recorder.calls.isEmpty)
  }

  @Test("80: the calls of a flick, in order")
  func flickOrder() {
    flick(at: 0.1)
    #expect(rig.playToRest())
    #expect(recorder.calls == Self.flickCalls)
  }

  @Test("81: a release at rest calls nothing about deceleration")
  func releaseAtRest() {
    rig.drag(from: Point(x: 50, y: 300), to: Point(x: 50, y: 200), at: 0.1, over: 0.2, moves: 20, hold: 0.2)
    #expect(rig.playToRest())
    #expect(recorder.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
    #expect(recorder.target == view.contentOffset)
    #expect(recorder.velocity == .zero)
  }

  @Test("82: willBeginDragging comes once a drag, before its first didScroll")
  func beginsOnce() {
    flick(at: 0.1)
    flick(at: 5)
    #expect(rig.playToRest())
    #expect(recorder.calls == Self.flickCalls + Self.flickCalls)
  }

  @Test("84: the proposed target is where it rests; another target is met exactly")
  func target() throws {
    flick(at: 0.1)
    #expect(rig.playToRest())
    let proposed = try #require(recorder.target)
    #expect(abs(view.contentOffset.y - proposed.y) <= 0.5)
    recorder.wish = Point(x: 0, y: view.contentOffset.y + 321)
    flick(at: rig.frame.inspector.time.seconds + 0.1)
    #expect(rig.playToRest())
    #expect(view.contentOffset.y == recorder.wish?.y)
  }

  @Test("85, 139: released out of range it decelerates until it is back at the limit")
  func releaseOutOfRange() {
    rig.drag(from: Point(x: 50, y: 100), to: Point(x: 50, y: 300), at: 0.1, over: 0.2, moves: 20, hold: 0.2)
    rig.play(until: 0.45)
    #expect(view.contentOffset.y < -20)
    #expect(rig.playToRest())
    #expect(recorder.calls == Self.flickCalls)
    #expect(view.contentOffset.y == 0)
  }

  @Test("86, 87, 88: a touch stops a deceleration at once; the flags follow")
  func touchStopsDeceleration() {
    flick(at: 0.1)
    rig.play(until: 0.4)
    #expect(view.isDecelerating)
    #expect(!view.isDragging)
    rig.pointer(.down, 50, 200, at: 0.4)
    rig.step(to: 0.4)
    let held = view.contentOffset
    rig.play(until: 0.6)
    #expect(view.contentOffset == held)
    #expect(view.isTracking)
    #expect(!view.isDecelerating)
    #expect(recorder.calls == Self.flickCalls)
  }

  @Test("90: an animated change scrolls in each frame and ends with one call; without distance nothing is called")
  func animatedChange() {
    view.setContentOffset(Point(x: 0, y: 600), animated: true)
    #expect(rig.playToRest())
    #expect(recorder.calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(recorder.scrollCount > 20)
    #expect(view.contentOffset.y == 600)
    recorder.clear()
    view.setContentOffset(Point(x: 0, y: 600), animated: true)
    rig.play(until: rig.frame.inspector.time.seconds + 1)
    #expect(recorder.calls.isEmpty)
  }

  @Test("91: a drag takes an animated change over where it is")
  func dragDuringAnimation() {
    view.setContentOffset(Point(x: 0, y: 600), animated: true)
    rig.play(until: 0.1)
    rig.drag(
      from: Point(x: 50, y: 300), to: Point(x: 50, y: 250), at: 0.15, over: 0.1, moves: 10, hold: 0.2)
    #expect(rig.playToRest())
    #expect(
      recorder.calls == [
        "didScroll", "didEndScrollingAnimation", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging(false)",
      ])
    #expect(view.contentOffset.y < 600)
  }

  @Test("92: an offset set from outside ends a deceleration; one set from its own callback does not")
  func offsetSetDuringDeceleration() {
    flick(at: 0.1)
    rig.play(until: 0.4)
    view.contentOffset = Point(x: 0, y: 40)
    rig.play(until: 0.6)
    #expect(view.contentOffset.y == 40)
    #expect(view.phase == .idle)

    var pushes = 0
    recorder.onScroll = { view in
      guard pushes == 0, view.isDecelerating else { return }
      pushes = 1
      view.contentOffset.y += 10
    }
    flick(at: 1)
    rig.play(until: 1.3)
    #expect(pushes == 1)
    #expect(view.isDecelerating)
    #expect(rig.playToRest())
  }

  @Test("93: an offset set from didScroll calls it at most once more")
  func recursion() {
    recorder.onScroll = { view in view.contentOffset.y = 7 + Double(self.recorder.scrollCount) * 1e-3 }
    view.contentOffset = Point(x: 0, y: 100)
    #expect(recorder.scrollCount <= 2)
  }

  @Test("140: a drag that is cancelled ends once and returns into its limits")
  func cancelledDrag() {
    rig.drag(
      from: Point(x: 50, y: 100), to: Point(x: 50, y: 300), at: 0.1, over: 0.2, moves: 20, lifts: false)
    rig.play(until: 0.35)
    view.isScrollEnabled = false
    #expect(rig.engine.arbiter.touches.count == 1)
    rig.pointer(.up, 50, 300, at: 0.5)
    #expect(rig.playToRest())
    #expect(recorder.calls.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    #expect(view.contentOffset.y == 0)
  }

  @Test("141: a translation that others reset does not disturb the release velocity")
  func translationReset() {
    view.panGestureRecognizer.addAction { recognizer in
      (recognizer as? PanGestureRecognizer)?.setTranslation(.zero, in: nil)
    }
    flick(at: 0.1)
    rig.play(until: 0.25)
    #expect(view.contentOffset.y > 100)
    let velocity = recorder.velocity?.y ?? 0
    #expect(abs(velocity - 1500) <= 15)
  }
}
