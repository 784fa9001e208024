import Primitives
import Testing

/// Several fingers on a profile, and what is left when a chain changes under them.
struct ProfileFingersTests {
  @Test("A finger that rests on the header counts from the first: the mean of both drives")
  func meanFromTheFirst() throws {
    let play = try ScenePlay("profile")
    play.pointer(.down, 100, 150, at: 0.1)
    play.pointer(.down, 200, 700, at: 0.12, id: 1)
    play.pointer(.move, 200, 685, at: 0.14, id: 1)
    play.play(until: 0.15)
    #expect(play.frame.inspector.value("main.pan.state") == .text("began"))
    play.pointer(.move, 200, 645, at: 0.16, id: 1)
    play.play(until: 0.17)
    #expect(play.number("main.offset.y") == 20)
    play.pointer(.move, 100, 130, at: 0.18)
    play.play(until: 0.19) { play in #expect(play.number("drag.error") == 0) }
    #expect(play.number("main.offset.y") == 30)
  }

  @Test("A finger that rests beside the page does not count, nor is the error measured on once the other has lifted")
  func fingerOnTheBar() throws {
    let play = try ScenePlay("profile")
    play.pointer(.down, 100, 20, at: 0.1, id: 1)
    play.stroke(from: Point(x: 200, y: 700), to: Point(x: 200, y: 400), at: 0.2)
    play.play(until: 0.6) { play in #expect(play.number("drag.error") == 0) }
    #expect(play.number("main.offset.y") == 212)
    #expect(play.number("list0.velocity.y") > 500)
  }

  @Test("Beyond a hard edge the error is what the finger goes on alone, and none counts for the stroke")
  func hardEdge() throws {
    let play = try ScenePlay("profile")
    play.stroke(from: Point(x: 100, y: 600), to: Point(x: 300, y: 600), at: 0.1)
    play.play(until: 0.19) { play in
      #expect(play.number("stroke.error") == 0)
      #expect(play.number("pager.offset.x") == 0)
    }
    #expect(play.number("drag.error") > 100)
  }

  @Test("A stretched list that a finger on the header leaves out of its chain returns by itself")
  func stretchedListLeftOut() throws {
    let play = try ScenePlay("profile")
    play.perform("select-tab", 2, at: 0.1)
    // The list stretches, and a swipe to the side takes it half a page away while it returns.
    play.stroke(from: Point(x: 195, y: 800), to: Point(x: 195, y: 300), at: 0.6)
    play.pointer(.down, 95, 500, at: 1.0)
    play.pointer(.move, 107, 500, at: 1.01)
    play.pointer(.move, 300, 500, at: 1.02)
    play.pointer(.down, 184, 110, at: 1.06, id: 1)
    play.pointer(.up, 300, 500, at: 1.1)
    play.play(until: 1.1)
    #expect(play.number("list2.offset.y") > 0)
    // The header's finger now drags with the list of the page before.
    play.pointer(.move, 184, 140, at: 1.3, id: 1)
    play.pointer(.move, 184, 170, at: 1.32, id: 1)
    play.pointer(.up, 184, 170, at: 1.5, id: 1)
    play.play(until: 5)
    #expect(play.frame.inspector.isSettled)
    #expect(play.number("list2.offset.y") == 0)
  }

  @Test("A list that coasts while its page goes away stops as it is hidden")
  func coastingListIsHidden() throws {
    let play = try ScenePlay("profile")
    play.perform("select-tab", 2, at: 0.1)
    // In the middle of the way a finger flings the page that goes by; the pager goes on to its own page.
    play.stroke(from: Point(x: 195, y: 800), to: Point(x: 195, y: 500), at: 0.22)
    var hidden: Double?
    play.play(until: 5) { play in
      let isHidden = abs(play.number("pager.offset.x") - 390) >= 390
      if let hidden, isHidden { #expect(play.number("list1.offset.y") == hidden) }
      hidden = isHidden ? play.number("list1.offset.y") : nil
    }
    #expect(play.frame.inspector.isSettled)
  }

  @Test("A tap on the status bar means nothing while another finger drags")
  func statusBarDuringDrag() throws {
    let play = try ScenePlay("profile")
    play.pointer(.down, 195, 700, at: 0.1)
    play.pointer(.move, 195, 680, at: 0.11)
    play.pointer(.move, 195, 600, at: 0.12)
    play.pointer(.down, 195, 20, at: 0.2, id: 1)
    play.pointer(.up, 195, 20, at: 0.25, id: 1)
    play.play(until: 1)
    #expect(play.number("main.offset.y") == 80)
    #expect(play.number("drag.error") == 0)
  }

  @Test("A finger on the header while the pages turn drags the list that is about to show, and no other")
  func headerWhileThePagesTurn() throws {
    let play = try ScenePlay("profile")
    play.perform("select-tab", 3, at: 0.1)
    play.perform("select-tab", 1, at: 0.45)
    play.pointer(.down, 195, 200, at: 0.5)
    play.pointer(.move, 195, 190, at: 0.51)
    play.pointer(.move, 195, -190, at: 0.52)
    play.pointer(.move, 195, -120, at: 1.2)
    play.play(until: 1.1) { play in #expect(play.number("drag.error") == 0) }
    #expect(play.number("main.offset.y") == 212)
    #expect(play.number("list1.offset.y") == 168)
    #expect(play.number("list3.offset.y") == 0)
    #expect(play.number("pager.offset.x") == 390)
    play.play(until: 2)
    #expect(play.number("list1.offset.y") == 98)
  }

  @Test("Two views that were stretched one after the other are both caught where they are")
  func twoStretchesCaught() throws {
    let play = try ScenePlay("profile")
    // list0 is beyond its end when another tab is selected; on that page `main` is pulled beyond its top.
    play.pointer(.down, 211, 84, at: 0.66)
    for step in 1...4 { play.pointer(.move, 211, 84 - 205 * Double(step), at: 0.66 + 0.008 * Double(step)) }
    play.pointer(.up, 211, -736, at: 0.695)
    play.perform("select-tab", 1, at: 0.885)
    play.pointer(.down, 310, 468, at: 0.998)
    for step in 1...4 { play.pointer(.move, 310, 468 + 122 * Double(step), at: 0.998 + 0.009 * Double(step)) }
    play.pointer(.up, 310, 956, at: 1.037)
    play.play(until: 1.26)
    let names = ["main.offset.y", "list0.offset.y"]
    play.pointer(.down, 187, 556, at: 1.265)
    play.play(until: 1.27)
    let caught = names.map { play.number($0) }
    #expect(caught[0] < -10)
    #expect(caught[1] > 3618)
    play.pointer(.move, 187, 568, at: 1.28)
    play.play(until: 1.29)
    #expect(names.map { play.number($0) } == caught)
    play.pointer(.move, 187, 588, at: 1.3)
    play.play(until: 1.31)
    #expect(play.number("main.offset.y") == caught[0])
    #expect(play.number("list0.offset.y") < caught[1])
    #expect(play.number("list0.offset.y") > caught[1] - 20)
    #expect(play.number("stroke.conservation") == 0)
    play.pointer(.up, 187, 588, at: 1.4)
    play.play(until: 4)
    #expect(names.map { play.number($0) } == [0, 3608])
  }

  @Test("The first step of a trackpad moves the list under the pointer, also between two pages")
  func trackpadBetweenPages() throws {
    let play = try ScenePlay("profile")
    play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 300), at: 0.1)
    play.perform("select-tab", 2, at: 5)
    // Held between two pages, the third is the nearest, and the second one still shows at the left.
    play.pointer(.down, 100, 500, at: 6)
    play.pointer(.move, 111, 500, at: 6.01)
    play.pointer(.move, 180, 500, at: 6.02)
    play.pointer(.up, 180, 500, at: 6.2)
    play.scroll(Vector(x: -1, y: 44), at: Point(x: 10, y: 500), time: 6.21)
    play.play(until: 6.25) { play in #expect(play.number("drag.error") == 0) }
    #expect(play.number("list1.offset.y") == 44)
    #expect(play.number("list2.offset.y") == 0)
  }

  @Test("A bounce that goes further than a finger could stretch is grabbed without a jump")
  func grabOfADeepBounce() throws {
    let play = try ScenePlay("profile")
    play.resize(240, 320, at: 0.05)
    // Hard enough to throw the end of the list beyond the length of its viewport.
    play.pointer(.down, 120, 300, at: 0.1)
    for step in 1...6 { play.pointer(.move, 120, 300 - 300 * Double(step), at: 0.1 + Double(step) * 0.02) }
    play.pointer(.up, 120, -1500, at: 0.22)
    play.play(until: 0.5)
    let shown = play.number("list0.offset.y")
    #expect(shown > play.number("list0.max.y") + 188)
    play.pointer(.down, 120, 200, at: 0.5)
    play.pointer(.move, 120, 211, at: 0.51)
    play.pointer(.move, 120, 212, at: 0.52)
    play.play(until: 0.53)
    #expect(abs(play.number("list0.offset.y") - shown) < 40)
    play.pointer(.move, 120, 400_000, at: 0.54)
    play.play(until: 0.55)
    #expect(play.number("main.offset.y") < 0)
  }
}
