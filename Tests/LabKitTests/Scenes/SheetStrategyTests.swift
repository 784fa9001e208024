import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// The order of callbacks on which `enabled-toggle` relies, and what comes of it.
struct SheetStrategyTests {
  /// Hears the scroll callbacks of a list.
  private final class Listener: ScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) { calls.append("didScroll") }
  }

  @Test("The deeper pan is asked first, then the outer pan's action runs, then the inner view scrolls")
  func order() {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let outer = View(name: "outer", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    let inner = ScrollView(name: "inner", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    inner.contentSize = Size(width: 100, height: 1000)
    let listener = Listener()
    inner.delegate = listener
    let pan = PanGestureRecognizer(name: "outer.pan")
    let judge = Judge { listener.calls.append("outer asked") }
    pan.delegate = judge
    pan.addAction { _ in listener.calls.append("outer action") }
    inner.panShouldBegin = { _ in
      listener.calls.append("inner asked")
      return true
    }
    inner.panRecognizesSimultaneously = { _ in true }
    outer.addGestureRecognizer(pan)
    outer.addSubview(inner)
    rig.engine.window.addSubview(outer)
    rig.pointer(.down, 50, 300, at: 0.1)
    rig.pointer(.move, 50, 280, at: 0.11)
    rig.pointer(.move, 50, 260, at: 0.12)
    rig.play(until: 0.2)
    #expect(listener.calls == ["inner asked", "outer asked", "outer action", "outer action", "didScroll"])
  }

  /// Answers whether a recogniser should begin.
  private final class Judge: GestureRecognizerDelegate {
    private let wasAsked: () -> Void

    init(_ wasAsked: @escaping () -> Void) { self.wasAsked = wasAsked }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      wasAsked()
      return true
    }
  }

  @Test("A list that was switched off in a touch is dead until the finger lifts, and alive for the next touch")
  func deadUntilTheFingerLifts() throws {
    let session = try LabSession(
      RunConfiguration(scene: "sheet", strategy: "enabled-toggle"), preset: StrokeRun.ios)
    func pointer(_ phase: PointerEvent.Phase, _ y: Double, at time: Double) -> InspectorFrame {
      let event = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y))
      let frame: FrameOutput = session.step(
        [InputEvent(time: Timestamp(time), kind: .pointer(event))], at: Timestamp(time))
      return frame.inspector
    }
    _ = pointer(.down, 600, at: 0.1)
    _ = pointer(.move, 630, at: 0.11)
    #expect(pointer(.move, 660, at: 0.12).value("comments.pan.state")?.text == "cancelled")
    // The finger turns round: the recogniser is enabled again, and stays out of this touch.
    let turned = pointer(.move, 500, at: 0.13)
    #expect(turned.recognizers.first { $0.name == "comments.pan" }?.isEnabled == true)
    #expect(turned.number("comments.offset.y") == 0)
    _ = pointer(.up, 500, at: 0.4)
    _ = pointer(.down, 700, at: 3)
    _ = pointer(.move, 660, at: 3.01)
    #expect(pointer(.move, 640, at: 3.02).value("comments.pan.state")?.text == "changed")
  }
}
