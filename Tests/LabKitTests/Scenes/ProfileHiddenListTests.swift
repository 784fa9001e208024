import Primitives
import Testing

/// A hidden list never moves, and a stroke moves the list under the finger.
struct ProfileHiddenListTests {
  @Test("A tab that is chosen in mid fling ends the fling: the list that gives way does not go on unseen")
  func tabInFling() throws {
    let play = try ScenePlay("profile")
    play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 300), at: 0.1)
    play.perform("select-tab", 1, at: 0.5)
    play.play(until: 0.5)
    let left = play.number("list0.offset.y")
    #expect(left > 300)
    play.play(until: 4) { play in #expect(play.number("list0.offset.y") == left) }
    #expect(play.number("pager.offset.x") == 390)
  }

  @Test("A tab that is chosen during a drag ends the drag: what the finger still does moves nothing")
  func tabInDrag() throws {
    let play = try ScenePlay("profile")
    play.pointer(.down, 195, 700, at: 0.1)
    play.pointer(.move, 195, 690, at: 0.12)
    play.pointer(.move, 195, 400, at: 0.14)
    play.perform("select-tab", 1, at: 0.2)
    play.pointer(.move, 195, 300, at: 0.6)
    play.pointer(.up, 195, 300, at: 0.7)
    play.play(until: 3)
    #expect(play.number("list0.offset.y") == 78)
    #expect(play.number("list1.offset.y") == 0)
    #expect(play.number("pager.offset.x") == 390)
  }

  @Test("Between two pages the finger moves the list that it is on, together with the header")
  func betweenPages() throws {
    let play = try ScenePlay("profile")
    play.pointer(.down, 300, 600, at: 0.1)
    play.pointer(.move, 290, 600, at: 0.12)
    play.pointer(.move, 150, 600, at: 0.14)
    play.pointer(.up, 150, 600, at: 0.3)
    play.pointer(.down, 350, 700, at: 0.32)
    play.pointer(.move, 350, 690, at: 0.34)
    play.pointer(.move, 350, 400, at: 0.36)
    play.play(until: 0.5)
    #expect(play.number("main.offset.y") == 212)
    #expect(play.number("list1.offset.y") == 78)
    #expect(play.number("list0.offset.y") == 0)
    #expect(play.number("drag.error") == 0)
  }

  @Test("A list between two pages and the header under one finger each: the last to lift has the content")
  func twoFingersBetweenPages() throws {
    let play = try ScenePlay("profile")
    play.stroke(from: Point(x: 251, y: 732), to: Point(x: 43, y: 732), at: 0.1)
    play.pointer(.down, 163, 325, at: 0.21)
    play.pointer(.down, 69, 592, at: 0.26, id: 1)
    play.pointer(.move, 163, 309, at: 0.264)
    play.pointer(.move, 69, 577, at: 0.268, id: 1)
    play.pointer(.up, 69, 577, at: 0.272, id: 1)
    play.play(until: 0.28)
    let held = play.number("main.offset.y")
    play.play(until: 0.5) { play in #expect(play.number("main.offset.y") == held) }
    play.pointer(.move, 163, 289, at: 0.51)
    play.play(until: 0.55)
    #expect(abs(play.number("main.offset.y") - held - 20) < 1e-9)
    #expect(play.number("drag.error") == 0)
  }

  @Test("Fingers on two lists, each shown in part: nothing is held once both have lifted")
  func fingersOnTwoLists() throws {
    let play = try ScenePlay("profile")
    play.stroke(from: Point(x: 251, y: 732), to: Point(x: 43, y: 732), at: 0.1)
    play.pointer(.down, 40, 600, at: 0.21)
    play.pointer(.move, 40, 580, at: 0.22)
    play.pointer(.move, 40, 560, at: 0.23)
    play.pointer(.down, 350, 600, at: 0.24, id: 1)
    play.pointer(.move, 350, 580, at: 0.25, id: 1)
    play.pointer(.move, 350, 540, at: 0.26, id: 1)
    play.pointer(.up, 40, 560, at: 0.27)
    play.pointer(.up, 350, 540, at: 0.5, id: 1)
    play.play(until: 4)
    #expect(play.frame.inspector.isSettled)
    for name in ["main", "list0", "list1"] { #expect(play.frame.inspector.value("\(name).phase") == .text("idle")) }
  }

  @Test("A page that is chosen is kept when the viewport changes on the way")
  func resizeOnTheWay() throws {
    let play = try ScenePlay("profile")
    play.perform("select-tab", 2, at: 0.1)
    play.resize(300, 844, at: 0.25)
    play.play(until: 2)
    #expect(play.number("pager.offset.x") == 600)
  }

  @Test("A wheel that turns the page and then scrolls moves the list that shows, not the one where it began")
  func wheelAfterTurning() throws {
    let play = try ScenePlay("profile")
    let place = Point(x: 195, y: 600)
    for step in 0..<8 { play.wheel(Vector(x: 0, y: -3), at: place, time: 0.1 + Double(step) * 0.1) }
    play.wheel(Vector(x: 1, y: 0), at: place, time: 0.95)
    for step in 1...6 { play.wheel(Vector(x: 0, y: -1), at: place, time: 0.95 + Double(step) * 0.25) }
    play.play(until: 1.9)
    #expect(play.number("pager.offset.x") == 390)
    let left = play.number("list0.offset.y")
    #expect(left > 0)
    play.play(until: 4) { play in #expect(play.number("list0.offset.y") == left) }
    #expect(play.number("list1.offset.y") > 0)
  }
}
