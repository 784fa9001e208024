import InteractionKit
import Primitives
import Testing

@Suite("Tap, long press and swipe")
struct TapPressSwipeTests {
  let stage = Stage()

  @Test("a tap that strays, stays too long or has a second finger fails with its reason")
  func tapFailures() {
    stage.attach(TapGestureRecognizer())
    stage.down(10, 10, at: 0)
    stage.move(20, 10, at: 8)
    stage.up(20, 10, at: 16)
    stage.down(10, 10, at: 1000)
    stage.wait(until: 3000)
    stage.up(10, 10, at: 3001)
    stage.down(10, 10, at: 4000)
    stage.down(50, 10, at: 4010, id: 1)
    stage.up(50, 10, at: 4020, id: 1)
    stage.up(10, 10, at: 4030)
    #expect(stage.calls == [])
    #expect(
      stage.sentences == [
        "root.tap failed: moved 10 points where 10 are allowed", "root.tap failed: still down after 0.75 seconds",
        "root.tap failed: 2 touches where 1 are allowed",
      ])
  }

  @Test("several taps must follow each other quickly and closely")
  func doubleTap() {
    let tap = stage.attach(TapGestureRecognizer(numberOfTapsRequired: 2))
    stage.down(10, 10, at: 0)
    stage.up(10, 10, at: 50)
    stage.down(60, 10, at: 150)
    #expect(tap.state == .failed)
    stage.up(60, 10, at: 200)
    stage.down(10, 10, at: 1000)
    stage.up(10, 10, at: 1050)
    stage.down(10, 10, at: 1401)
    stage.up(10, 10, at: 1450)
    stage.wait(until: 3000)
    #expect(stage.calls == [])
    stage.down(10, 10, at: 4000)
    stage.up(10, 10, at: 4050)
    stage.down(10, 10, at: 4399)
    stage.up(10, 10, at: 4450)
    #expect(stage.calls == ["root.tap ended"])
    #expect(stage.sentences.last == "root.tap ended: tapped 2 times")
  }

  @Test("a tap tells where it was, also in its action")
  func location() {
    let tap = stage.attach(TapGestureRecognizer())
    var place: Point?
    tap.addAction { place = $0.location(in: nil) }
    stage.down(33, 44, at: 0)
    stage.up(33, 44, at: 50)
    #expect(place == Point(x: 33, y: 44))
  }

  @Test("a long press begins at its deadline, follows the finger and ends")
  func longPress() {
    let press = stage.attach(LongPressGestureRecognizer())
    stage.down(10, 10, at: 0)
    #expect(stage.arbiter.nextDeadline == Timestamp(0.5))
    stage.wait(until: 600)
    #expect(press.state == .began)
    #expect(stage.arbiter.decisions.last?.time == Timestamp(0.5))
    stage.move(200, 10, at: 700)
    stage.up(200, 10, at: 800)
    #expect(stage.calls == ["root.longPress began", "root.longPress changed", "root.longPress ended"])
    stage.calls = []
    stage.down(10, 10, at: 1000)
    stage.move(21, 10, at: 1100)
    stage.up(21, 10, at: 2000)
    stage.down(10, 10, at: 3000)
    stage.up(10, 10, at: 3300)
    #expect(stage.calls == [])
    #expect(
      stage.sentences.suffix(2) == [
        "root.longPress failed: moved 11 points where 10 are allowed",
        "root.longPress failed: lifted after 0.3 of 0.5 seconds",
      ])
  }

  @Test("a deadline that an event has passed fires before that event, at its own time")
  func deadlineBeforeEvent() {
    stage.attach(LongPressGestureRecognizer())
    stage.down(10, 10, at: 0)
    stage.up(10, 10, at: 900)
    #expect(stage.calls == ["root.longPress began", "root.longPress ended"])
    #expect(stage.arbiter.decisions.map(\.time) == [Timestamp(0.5), Timestamp(0.9)])
  }

  @Test("a swipe goes its way, quickly and far enough")
  func swipe() {
    stage.attach(SwipeGestureRecognizer(direction: .left))
    stage.down(200, 10, at: 0)
    stage.move(180, 10, at: 50)
    stage.move(159, 10, at: 100)
    #expect(stage.calls == ["root.swipe ended"])
    stage.up(159, 10, at: 110)
    stage.calls = []
    stage.down(200, 10, at: 1000)
    stage.move(240, 10, at: 1050)
    stage.up(240, 10, at: 1100)
    stage.down(200, 10, at: 2000)
    stage.move(180, 10, at: 2100)
    stage.up(180, 10, at: 2150)
    stage.down(200, 10, at: 3000)
    stage.move(150, 10, at: 3600)
    stage.up(150, 10, at: 3650)
    #expect(stage.calls == [])
    #expect(
      stage.sentences.suffix(3) == [
        "root.swipe failed: the stroke goes another way", "root.swipe failed: lifted after 20 points, 40 needed",
        "root.swipe failed: still down after 0.5 seconds",
      ])
  }
}
