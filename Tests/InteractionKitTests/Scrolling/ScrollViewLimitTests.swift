import InteractionKit
import Primitives
import TestSupport
import Testing

/// Section D of the behaviours: what limits an offset.
struct ScrollViewLimitTests {
  private func view(content: Size, viewport: Size) -> ScrollView {
    let view = ScrollView(name: "view", frame: Rect(origin: .zero, size: viewport))
    view.contentSize = content
    return view
  }

  @Test("60: the content offset is the origin of bounds")
  func offsetIsBoundsOrigin() {
    let view = view(content: Size(width: 500, height: 500), viewport: Size(width: 100, height: 100))
    view.contentOffset = Point(x: 10, y: 20)
    #expect(view.bounds.origin == Point(x: 10, y: 20))
    view.bounds.origin = Point(x: 30, y: 40)
    #expect(view.contentOffset == Point(x: 30, y: 40))
  }

  @Test("61: limits follow from content, inset and viewport; content that fits has one offset")
  func limits() {
    let view = view(content: Size(width: 300, height: 80), viewport: Size(width: 100, height: 100))
    view.contentInset = EdgeInsets(top: 10, left: 20, bottom: 5, right: 30)
    #expect(view.limits(.horizontal) == -20...230)
    #expect(view.limits(.vertical) == -10 ... -10)
  }

  @Test("62: an offset beyond the limits is brought to the nearest one")
  func clamping() {
    let view = view(content: Size(width: 100, height: 200), viewport: Size(width: 50, height: 100))
    #expect(view.clamped(Point(x: 10, y: 20)) == Point(x: 10, y: 20))
    #expect(view.clamped(Point(x: 200, y: 300)) == Point(x: 50, y: 100))
  }

  @Test("63: content that fits is not dragged, unless it always bounces", arguments: [false, true])
  func contentThatFits(alwaysBounces: Bool) {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let view = view(content: Size(width: 100, height: 100), viewport: Size(width: 100, height: 400))
    view.alwaysBounceVertical = alwaysBounces
    rig.engine.window.addSubview(view)
    rig.drag(from: Point(x: 50, y: 50), to: Point(x: 50, y: 250), at: 0.1, over: 0.2, moves: 20, hold: 0.2)
    rig.play(until: 0.4)
    #expect((view.contentOffset.y < -10) == alwaysBounces)
    #expect(rig.playToRest())
    #expect(view.contentOffset.y == 0)
  }

  @Test("64: without bounces a drag and a fling stop exactly at the limit")
  func hardEdge() {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let view = view(content: Size(width: 100, height: 600), viewport: Size(width: 100, height: 400))
    view.bounces = false
    rig.engine.window.addSubview(view)
    rig.drag(from: Point(x: 50, y: 350), to: Point(x: 50, y: 200), at: 0.1, over: 0.1, moves: 10)
    rig.play(until: 3) { _ in
      #expect(view.contentOffset.y >= 0)
      #expect(view.contentOffset.y <= 200)
    }
    #expect(view.contentOffset.y == 200)
    #expect(view.phase == .idle)
  }

  @Test(
    "75: a rectangle that shows already moves nothing; another is shown by the nearest edge; a larger one from its top left"
  )
  func rectToVisible() {
    let view = view(content: Size(width: 1000, height: 1000), viewport: Size(width: 100, height: 100))
    let recorder = DelegateRecorder()
    view.delegate = recorder
    view.scrollRectToVisible(Rect(x: 20, y: 20, width: 50, height: 50), animated: false)
    #expect(recorder.calls.isEmpty)
    view.scrollRectToVisible(Rect(x: 150, y: 20, width: 50, height: 50), animated: false)
    #expect(view.contentOffset == Point(x: 100, y: 0))
    view.scrollRectToVisible(Rect(x: 50, y: 300, width: 20, height: 400), animated: false)
    #expect(view.contentOffset == Point(x: 50, y: 300))
  }

  @Test("76: isScrollEnabled stops fingers, not code")
  func disabledScrolling() {
    let rig = ScrollRig(viewport: Size(width: 100, height: 100))
    let view = view(content: Size(width: 1000, height: 1000), viewport: Size(width: 100, height: 100))
    view.isScrollEnabled = false
    rig.engine.window.addSubview(view)
    rig.drag(from: Point(x: 50, y: 90), to: Point(x: 50, y: 10), at: 0.1, over: 0.1, moves: 10, hold: 0.2)
    rig.play(until: 0.5)
    #expect(view.contentOffset == .zero)
    view.contentOffset = Point(x: 100, y: 0)
    view.contentOffset = Point(x: 110, y: 0)
    #expect(view.contentOffset == Point(x: 110, y: 0))
  }

  @Test("78: a smaller range brings a resting offset into it, without a velocity")
  func smallerRange() {
    let rig = ScrollRig(viewport: Size(width: 100, height: 100))
    let view = view(content: Size(width: 100, height: 1000), viewport: Size(width: 100, height: 100))
    rig.engine.window.addSubview(view)
    view.contentOffset = Point(x: 0, y: 900)
    rig.play(until: 0.1)
    view.contentSize = Size(width: 100, height: 400)
    rig.play(until: 0.2)
    #expect(view.contentOffset.y == 300)
    #expect(view.phase == .idle)
  }
}
