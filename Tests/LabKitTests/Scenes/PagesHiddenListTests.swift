import Primitives
import Testing

/// A list that another page covers, or that has left with its screen, does not move.
struct PagesHiddenListTests {
  @Test("A fling ends as soon as another page covers its list")
  func coveredInFling() throws {
    let play = try ScenePlay("pages")
    play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 300), at: 0.1)
    play.perform("select-segment", 1, at: 0.4)
    var left: Double?
    play.play(until: 4) { play in
      guard play.number("pager.offset.x") == 390 else { return }
      let offset = play.number("list0.offset.y")
      #expect(offset == left ?? offset)
      left = offset
    }
    #expect((left ?? 0) > 400)
  }

  @Test("A drag ends as soon as another page covers its list: what the finger still does moves nothing")
  func coveredInDrag() throws {
    let play = try ScenePlay("pages")
    play.pointer(.down, 195, 700, at: 0.1)
    play.pointer(.move, 195, 690, at: 0.12)
    play.pointer(.move, 195, 600, at: 0.14)
    play.perform("select-segment", 2, at: 0.2)
    play.pointer(.move, 195, 300, at: 1.2)
    play.pointer(.up, 195, 300, at: 1.3)
    play.play(until: 3)
    #expect(play.number("pager.offset.x") == 780)
    #expect(play.number("list0.offset.y") == 90)
    #expect(play.number("list2.offset.y") == 0)
  }
}
