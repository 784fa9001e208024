import InteractionKit
import Primitives
import TestSupport
import Testing

/// What code does to a scroll view.
struct ScrollViewProgrammaticTests {
  private func flickedRig() -> (rig: ScrollRig, view: ScrollView, recorder: DelegateRecorder) {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    view.contentSize = Size(width: 100, height: 5000)
    rig.engine.window.addSubview(view)
    let recorder = DelegateRecorder()
    view.delegate = recorder
    rig.drag(from: Point(x: 50, y: 350), to: Point(x: 50, y: 200), at: 0.1, over: 0.1, moves: 10)
    rig.play(until: 0.3)
    return (rig, view, recorder)
  }

  @Test("Setting the present offset from outside ends a motion there, with its callback")
  func presentOffsetStops() {
    let (rig, view, recorder) = flickedRig()
    #expect(view.isDecelerating)
    let offset = view.contentOffset
    view.setContentOffset(offset, animated: false)
    rig.play(until: 0.5)
    #expect(view.contentOffset == offset)
    #expect(recorder.calls.last == "didEndDecelerating")
  }

  @Test("Setting the present offset from inside the callback of a motion lets it go on")
  func presentOffsetFromInside() {
    let (rig, view, recorder) = flickedRig()
    recorder.onScroll = { $0.setContentOffset($0.contentOffset, animated: false) }
    let offset = view.contentOffset.y
    rig.play(until: 0.5)
    #expect(view.contentOffset.y > offset + 50)
  }

  @Test("A view that is given its size after its content knows at once along which axis a finger moves it")
  func axisFollowsSize() {
    let view = ScrollView(name: "view")
    view.contentSize = Size(width: 400, height: 100)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.scrollableAxes == [.horizontal])
    #expect(view.panGestureRecognizer.allowedAxis == .horizontal)
  }

  @Test("A pager keeps its page when it is given another size")
  func pagerKeepsPage() {
    let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.isPagingEnabled = true
    view.contentSize = Size(width: 400, height: 100)
    view.contentOffset = Point(x: 200, y: 0)
    view.frame.size.width = 150
    #expect(view.contentOffset == Point(x: 300, y: 0))
  }
}
