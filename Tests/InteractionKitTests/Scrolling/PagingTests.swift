import InteractionKit
import Primitives
import TestSupport
import Testing

/// Section I of the behaviours: paging and the directional lock.
struct PagingTests {
  private let rig = ScrollRig(viewport: Size(width: 400, height: 400))
  private let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 400, height: 400))

  private func makePager() {
    view.contentSize = Size(width: 2000, height: 400)
    view.isPagingEnabled = true
    rig.engine.window.addSubview(view)
  }

  /// Drags the content by `distance` points, with the first step lost to the slop.
  private func drag(by distance: Double, over seconds: Double, hold: Double, at time: Double = 0.1) {
    rig.drag(
      from: Point(x: 300, y: 200), to: Point(x: 300 - distance, y: 200), at: time, over: seconds, moves: 20,
      hold: hold)
  }

  @Test("123, 124: it rests at whole pages only, at the nearest one where there is no velocity")
  func nearestPage() {
    makePager()
    drag(by: 180, over: 0.4, hold: 0.2)
    #expect(rig.playToRest())
    #expect(view.contentOffset.x == 0)
    drag(by: 240, over: 0.4, hold: 0.2, at: rig.frame.inspector.time.seconds + 0.1)
    #expect(rig.playToRest())
    #expect(view.contentOffset.x == 400)
  }

  @Test("124: exactly half a page leads forward")
  func halfAPage() {
    makePager()
    view.contentOffset = Point(x: 200, y: 0)
    rig.pointer(.down, 200, 200, at: 0.1)
    rig.pointer(.move, 188, 200, at: 0.2)
    rig.pointer(.up, 188, 200, at: 0.4)
    #expect(rig.playToRest())
    #expect(view.contentOffset.x == 400)
  }

  @Test("126: the direction of a flick decides, also against the nearest page")
  func flickDecides() {
    makePager()
    view.contentOffset = Point(x: 250, y: 0)
    // Back by 70 with 700 points per second: from 0.625 to 0.45 of a page.
    rig.drag(from: Point(x: 200, y: 200), to: Point(x: 280, y: 200), at: 0.1, over: 0.1, moves: 10)
    #expect(rig.playToRest())
    #expect(view.contentOffset.x == 0)
  }

  @Test("One flick turns one page at most, however strong")
  func onePageAtMost() {
    makePager()
    drag(by: 290, over: 0.03, hold: 0)
    var farthest = 0.0
    rig.play(until: 3) { _ in farthest = max(farthest, view.contentOffset.x) }
    #expect(view.contentOffset.x == 400)
    #expect(farthest <= 400)
  }

  @Test("127: at the first page it stretches and returns to it")
  func stretchesAtTheFirstPage() {
    makePager()
    drag(by: -200, over: 0.2, hold: 0.2)
    rig.play(until: 0.4)
    #expect(view.contentOffset.x < -20)
    #expect(rig.playToRest())
    #expect(view.contentOffset.x == 0)
  }

  @Test("Touched in mid page and let go, it goes on to a page")
  func interruptedInMidPage() {
    makePager()
    drag(by: 220, over: 0.1, hold: 0)
    rig.play(until: 0.25)
    rig.pointer(.down, 200, 200, at: 0.25)
    rig.play(until: 0.5)
    let held = view.contentOffset.x
    #expect(held > 0 && held < 400)
    rig.pointer(.up, 200, 200, at: 0.6)
    #expect(rig.playToRest())
    #expect(view.contentOffset.x == 400)
  }

  @Test(
    "128: with the directional lock a drag near an axis keeps to it; near the diagonal it is free",
    arguments: [(Vector(x: -20, y: -2), false), (Vector(x: -15, y: -15), true)])
  func directionalLock(first: Vector, isFree: Bool) {
    view.contentSize = Size(width: 2000, height: 2000)
    view.isDirectionalLockEnabled = true
    rig.engine.window.addSubview(view)
    let start = Point(x: 300, y: 300)
    rig.pointer(.down, start.x, start.y, at: 0.1)
    rig.pointer(.move, start.x + first.x, start.y + first.y, at: 0.12)
    rig.pointer(.move, start.x - 100, start.y - 100, at: 0.2)
    rig.play(until: 0.3)
    #expect(view.contentOffset.x > 50)
    #expect((view.contentOffset.y > 50) == isFree)
  }

  @Test(
    "129: a vertical list in a horizontal pager: the axis of the stroke at recognition decides for all of it",
    arguments: [(Vector(x: -3, y: -12), Axis.vertical), (Vector(x: -12, y: -3), Axis.horizontal)])
  func crossDirections(first: Vector, axis: Axis) {
    makePager()
    let list = ListView(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 400), rowHeight: 50)
    list.rowCount = 100
    view.addSubview(list)
    rig.pointer(.down, 300, 300, at: 0.1)
    rig.pointer(.move, 300 + first.x, 300 + first.y, at: 0.12)
    rig.pointer(.move, 200, 200, at: 0.2)
    rig.play(until: 0.3)
    #expect((list.contentOffset.y > 50) == (axis == .vertical))
    #expect((view.contentOffset.x > 50) == (axis == .horizontal))
    #expect(axis == .vertical ? view.contentOffset.x == 0 : list.contentOffset.y == 0)
  }
}
