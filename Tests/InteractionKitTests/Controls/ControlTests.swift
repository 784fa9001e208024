import Drawing
import InteractionKit
import Primitives
import Testing

@Suite("Controls")
struct ControlTests {
  let stage = Stage()

  private func button(at frame: Rect, in view: View? = nil) -> Button {
    let button = Button(name: "button", frame: frame, title: "Press")
    (view ?? stage.root).addSubview(button)
    for event in Control.Event.allCases {
      button.addAction(for: event) { [stage] _ in stage.calls.append("button \(event.rawValue)") }
    }
    return button
  }

  @Test("a button is highlighted while the finger is near, and pressed where it is lifted near")
  func pressing() {
    let button = button(at: Rect(x: 100, y: 100, width: 100, height: 40))
    var presses = 0
    button.onPress { presses += 1 }
    stage.down(110, 110, at: 0)
    #expect(button.isHighlighted == true)
    stage.move(110, 209, at: 8)
    #expect(button.isHighlighted == true)
    stage.move(110, 211, at: 16)
    #expect(button.isHighlighted == false)
    stage.move(110, 120, at: 24)
    stage.up(110, 120, at: 32)
    #expect([button.isHighlighted, button.isTracking] == [false, false])
    #expect(presses == 1)
    stage.down(110, 110, at: 100)
    stage.move(110, 300, at: 108)
    stage.up(110, 300, at: 116)
    #expect(presses == 1)
    #expect(
      stage.calls == ["button touchDown", "button touchUpInside", "button touchDown", "button touchUpOutside"])
  }

  @Test("a button wins over the tap of the view around it, and a pan takes the touch from it")
  func winsOverTap() {
    let outerTap = stage.attach(TapGestureRecognizer())
    stage.attach(PanGestureRecognizer())
    _ = button(at: Rect(x: 100, y: 100, width: 100, height: 40))
    stage.down(110, 110, at: 0)
    stage.up(110, 110, at: 50)
    #expect(stage.calls == ["button touchDown", "button touchUpInside"])
    #expect(stage.sentences.contains("root.tap refused by the view button") == true)
    #expect(outerTap.reportedState == .failed)
    stage.calls = []
    stage.down(110, 110, at: 100)
    stage.move(110, 130, at: 108)
    stage.up(110, 130, at: 116)
    #expect(stage.calls == ["button touchDown", "button touchCancel", "root.pan began", "root.pan ended"])
  }

  @Test("a disabled button does nothing and keeps nothing from the view around it")
  func disabled() {
    stage.attach(TapGestureRecognizer())
    let button = button(at: Rect(x: 100, y: 100, width: 100, height: 40))
    button.isEnabled = false
    stage.down(110, 110, at: 0)
    stage.up(110, 110, at: 50)
    #expect(stage.calls == ["root.tap ended"])
    button.isEnabled = true
    stage.calls = []
    stage.down(110, 110, at: 100)
    button.isEnabled = false
    stage.up(110, 110, at: 150)
    #expect(stage.calls.contains("button touchCancel") == true)
    #expect(stage.calls.contains("button touchUpInside") == false)
  }

  @Test("a touch that stopped a motion presses nothing")
  func stoppedMotion() {
    _ = button(at: Rect(x: 100, y: 100, width: 100, height: 40))
    stage.arbiter.willDeliverDown = { _, _ in true }
    stage.down(110, 110, at: 0)
    stage.up(110, 110, at: 50)
    #expect(stage.calls == [])
  }

  @Test("a button in a scroll view: a quick drag scrolls, a held button keeps the touch")
  func inScrollView() {
    let gate = Gate(name: "scroll", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    stage.root.addSubview(gate)
    stage.attach(gate.panGestureRecognizer, to: gate)
    _ = button(at: Rect(x: 100, y: 100, width: 100, height: 40), in: gate)
    stage.down(110, 110, at: 0)
    stage.move(110, 130, at: 50)
    stage.up(110, 130, at: 60)
    #expect(stage.calls == ["scroll.pan began", "scroll.pan ended"])
    stage.calls = []
    stage.down(110, 110, at: 1000)
    stage.move(110, 130, at: 1200)
    stage.up(110, 130, at: 1260)
    #expect(stage.calls == ["button touchDown", "button touchUpInside"])
  }

  @Test("a view inside a control passes its touches on to it")
  func subviews() {
    let button = button(at: Rect(x: 100, y: 100, width: 100, height: 40))
    button.addSubview(View(name: "icon", frame: Rect(x: 0, y: 0, width: 40, height: 40)))
    stage.down(110, 110, at: 0)
    stage.up(110, 110, at: 50)
    #expect(stage.calls == ["button touchDown", "button touchUpInside"])
  }

  @Test("a segmented control chooses the segment under the lifted finger, and reports a change only")
  func segments() {
    let control = SegmentedControl(
      name: "tabs", frame: Rect(x: 0, y: 0, width: 300, height: 32), titles: ["A", "B", "C"])
    stage.root.addSubview(control)
    var chosen: [Int] = []
    control.onSelect { chosen.append($0) }
    stage.down(150, 10, at: 0)
    #expect(control.pressedIndex == 1)
    stage.move(250, 10, at: 8)
    stage.up(250, 10, at: 50)
    #expect(control.selectedIndex == 2)
    #expect(control.thumbPosition == 2)
    stage.down(250, 10, at: 100)
    stage.up(250, 10, at: 150)
    #expect(chosen == [2])
    control.select(7)
    #expect(control.selectedIndex == 2)
    control.titles = ["A", "B"]
    #expect(control.selectedIndex == 1)
  }

  @Test("a driven thumb stands where it is put, within the row")
  func thumb() {
    let control = SegmentedControl(frame: Rect(x: 0, y: 0, width: 300, height: 32), titles: ["A", "B", "C"])
    control.isThumbDriven = true
    control.select(2)
    #expect(control.thumbPosition == 0)
    control.thumbPosition = 1.25
    #expect(control.segmentRect(control.thumbPosition) == Rect(x: 125, y: 0, width: 100, height: 32))
    control.thumbPosition = 9
    #expect(control.thumbPosition == 2)
    control.thumbPosition = .nan
    #expect(control.thumbPosition == 2)
  }

  @Test("controls draw something, in the strength of their state")
  func drawing() {
    let frame = Rect(x: 0, y: 0, width: 200, height: 40)
    let controls = [
      Button(frame: frame, title: "Press"), SegmentedControl(frame: frame, titles: ["A", "B"]), Slider(frame: frame),
    ]
    for control in controls {
      var enabled = Canvas()
      control.render(into: &enabled, visible: frame)
      control.isEnabled = false
      var disabled = Canvas()
      control.render(into: &disabled, visible: frame)
      #expect(enabled.displayList.commands.count >= 4)
      #expect((enabled.displayList == disabled.displayList) == false)
    }
  }
}
