import InteractionKit
import Primitives
import Testing

@Suite("A slider among recognisers")
struct SliderConflictTests {
  let stage = Stage()
  let slider = Slider(name: "slider", frame: Rect(x: 50, y: 100, width: 226, height: 40), value: 0.5)
  let list = Gate(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 800))

  /// A list in a pager in a view with a swipe back, and the slider in the list.
  init() {
    let pager = Gate(name: "pager", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let pop = stage.attach(PanGestureRecognizer(name: "pop.pan"))
    stage.root.addSubview(pager)
    pager.addSubview(list)
    stage.attach(pager.panGestureRecognizer, to: pager).allowedAxis = .horizontal
    stage.attach(list.panGestureRecognizer, to: list).allowedAxis = .vertical
    pager.panGestureRecognizer.require(toFail: pop)
    list.addSubview(slider)
  }

  @Test("a quick drag along the track moves the slider and neither the pager nor the swipe back")
  func along() {
    var values: [Double] = []
    slider.onChange { values.append($0) }
    stage.down(160, 120, at: 0)
    for step in 1...10 { stage.move(160 + Double(step) * 5, 120, at: Double(step) * 8) }
    stage.up(210, 120, at: 90)
    #expect(slider.value == 0.75)
    #expect(values == values.sorted())
    #expect(stage.calls == [])
    for sentence in [
      "list.pan failed: stroke is horizontal", "pop.pan refused by the view slider",
      "pager.pan refused by the view slider",
    ] {
      #expect(stage.sentences.contains(sentence) == true, "\(stage.sentences)")
    }
  }

  @Test("a drag across the track scrolls and leaves the value")
  func across() {
    let pop = stage.root.gestureRecognizers[0]
    pop.isEnabled = false
    stage.down(160, 120, at: 0)
    for step in 1...10 { stage.move(160 + Double(step), 120 + Double(step) * 5, at: Double(step) * 8) }
    stage.up(170, 170, at: 90)
    #expect(slider.value == 0.5)
    #expect(stage.calls.first == "list.pan began")
    #expect(stage.calls.last == "list.pan ended")
  }

  @Test("the value returns when an outer pan takes the touch in its first points")
  func returns() {
    list.delaysContentTouches = false
    (list.superview as? Gate)?.delaysContentTouches = false
    stage.down(160, 120, at: 0)
    stage.move(164, 125, at: 8)
    #expect(slider.value == 0.52)
    stage.move(164, 133, at: 16)
    #expect(slider.value == 0.5)
    #expect(slider.isTracking == false)
    #expect(stage.calls.first == "pop.pan began")
  }

  @Test("a slider that is on its way keeps the finger whatever it does")
  func keeps() {
    stage.down(160, 120, at: 0)
    stage.move(180, 120, at: 8)
    stage.move(180, 400, at: 16)
    stage.move(200, 600, at: 24)
    #expect(slider.value == 0.7)
    stage.up(200, 600, at: 32)
    #expect(stage.calls == [])
  }

  @Test("a trackpad pan over a slider scrolls")
  func trackpad() {
    list.removeFromSuperview()
    stage.root.addSubview(slider)
    slider.frame = Rect(x: 50, y: 80, width: 226, height: 40)
    stage.scroll(.began, 12, 0, at: 0)
    #expect(stage.calls == ["pop.pan began"])
    #expect(slider.value == 0.5)
  }

  @Test("the value stays within its range and is a number")
  func range() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 1)
    slider.range = 2...4
    #expect(slider.value == 2)
    #expect(slider.fraction == 0)
  }
}
