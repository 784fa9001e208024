import InputEvents
import Primitives
import Testing

/// Fingers on the feed while rows arrive and pages turn.
struct FeedFingersTests {
  @Test("Rows that arrive while a finger holds a deep bounce leave the content under the finger")
  func rowsArriveInDeepBounce() throws {
    let play = try ScenePlay("feed", tune: [TuneChange(id: "loadmore.seconds", value: 1)])
    play.resize(240, 320, at: 0.05)
    play.pointer(.down, 120, 300, at: 0.1)
    for step in 1...4 { play.pointer(.move, 120, 300 - 300 * Double(step), at: 0.1 + Double(step) * 0.02) }
    play.pointer(.up, 120, -900, at: 0.185)
    play.play(until: 0.275)
    let end = play.number("list0.max.y")
    // Further than a finger could stretch it, so that the band is a longer one.
    #expect(play.number("list0.offset.y") > end + 252)
    play.pointer(.down, 120, 200, at: 0.28)
    play.pointer(.move, 120, 211, at: 0.29)
    play.pointer(.move, 120, 150, at: 0.3)
    play.pointer(.move, 120, 50, at: 0.32)
    play.play(until: 3)
    #expect(play.number("list0.max.y") > end)
    let shown = play.number("list0.offset.y")
    play.pointer(.move, 120, 90, at: 3.1)
    play.play(until: 3.2)
    #expect(abs(play.number("list0.offset.y") - shown + 40) < 1e-9)
    #expect(play.number("drag.error") == 0)
  }

  @Test("A finger on the list that comes in moves the one that goes out together with the first finger")
  func fingersOnBothLists() throws {
    let play = try ScenePlay("feed")
    play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 400), at: 0.1)
    // Held in the middle of a turn, both lists show.
    play.stroke(from: Point(x: 251, y: 732), to: Point(x: 43, y: 732), at: 8)
    play.pointer(.down, 40, 600, at: 8.11)
    play.play(until: 8.12)
    let start = play.number("list0.offset.y")
    play.pointer(.move, 40, 580, at: 8.13)
    play.pointer(.down, 350, 600, at: 8.14, id: 1)
    play.pointer(.move, 350, 560, at: 8.15, id: 1)
    play.pointer(.move, 40, 540, at: 8.16)
    play.pointer(.up, 40, 540, at: 8.2)
    play.pointer(.move, 350, 500, at: 8.3, id: 1)
    play.play(until: 8.5) { play in
      #expect(play.number("drag.error") == 0)
      #expect(play.number("list1.offset.y") == 0)
    }
    #expect(abs(play.number("list0.offset.y") - start - 100) < 1e-9)
  }
}
