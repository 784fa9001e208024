import InteractionKit
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("A refresh control on a plain scroll view")
struct RefreshControlTests {
  @Test("Letting go past the threshold triggers once; an inset holds, and the end returns exactly")
  func triggers() {
    let feed = PlainFeed()
    feed.pull(by: 200, at: 0.1)
    feed.rig.play(until: 0.4)
    #expect(feed.refresh.state == .ready)
    #expect(feed.refreshes == 0)
    feed.rig.play(until: 1.5)
    #expect(feed.refresh.state == .refreshing)
    #expect(feed.refreshes == 1)
    #expect(feed.offset == -60)
    #expect(feed.view.minimumOffset.y == -60)
    feed.answerRefresh(at: 2)
    feed.rig.play(until: 2.1)
    #expect(feed.refresh.state == .ending)
    #expect(feed.rig.playToRest())
    #expect(feed.refresh.state == .idle)
    #expect(feed.offset == 0)
    #expect(feed.refreshes == 1)
  }

  @Test("The way back is the spring of a bounce, from rest")
  func returnsBySpring() {
    let feed = PlainFeed()
    feed.pull(by: 200, at: 0.1)
    feed.answerRefresh(at: 2)
    feed.rig.play(until: 2.3) { time in
      guard time > 2 else { return }
      let omega = 12.5 * (time - 2)
      let expected = -60 * (1 + omega) * Elementary.exp(-omega)
      #expect(abs(feed.offset - expected) < 1e-9)
    }
  }

  @Test("A pull that is short, taken back or taken away triggers nothing", arguments: ["short", "back", "away"])
  func noTrigger(kind: String) {
    let feed = PlainFeed()
    switch kind {
    case "short": feed.pull(by: 80, at: 0.1)
    case "back":
      feed.pull(by: 200, at: 0.1, lifts: false)
      for step in 1...20 { feed.rig.pointer(.move, 50, 220 - Double(step) * 8, at: 0.5 + Double(step) * 0.01) }
      feed.rig.pointer(.up, 50, 60, at: 0.9)
    default:
      feed.pull(by: 200, at: 0.1, lifts: false)
      feed.rig.pointer(.cancel, 50, 220, at: 0.5)
    }
    feed.rig.playToRest()
    #expect(feed.refreshes == 0)
    #expect(feed.refresh.state == .idle)
    #expect(feed.offset == 0)
  }

  @Test("Inertia into the top triggers nothing, nor does the finger that catches its bounce and lets go")
  func inertia() {
    let feed = PlainFeed()
    feed.view.contentOffset.y = 300
    feed.rig.drag(from: Point(x: 50, y: 20), to: Point(x: 50, y: 380), at: 0.1, over: 0.06, moves: 8)
    var isCaught = false
    feed.rig.play(until: 3) { time in
      #expect(feed.refresh.state == .idle)
      guard !isCaught, feed.refresh.stretch > 70 else { return }
      isCaught = true
      feed.rig.pointer(.down, 50, 200, at: time + 0.004)
      feed.rig.pointer(.up, 50, 200, at: time + 0.2)
    }
    #expect(isCaught)
    #expect(feed.refreshes == 0)
  }

  @Test("Pulling again while it refreshes triggers no second time, also where the end comes under the finger")
  func pullsAgain() {
    let feed = PlainFeed()
    feed.pull(by: 200, at: 0.1)
    feed.pull(by: 200, at: 1, hold: 1.5)
    feed.answerRefresh(at: 1.8)
    var last = 0.0
    feed.rig.play(until: 2.6) { time in
      if time > 1.3 {
        #expect(abs(feed.offset - last) < 1e-9, "no jump at \(time)")
      }
      last = feed.offset
    }
    #expect(feed.refresh.state == .ending)
    #expect(feed.offset < -100)
    feed.rig.playToRest()
    #expect(feed.refreshes == 1)
    #expect(feed.offset == 0)
    feed.pull(by: 200, at: 10)
    feed.rig.play(until: 11)
    #expect(feed.refreshes == 2)
  }

  @Test("A finger that rests on the content keeps it where it is when the refresh ends")
  func endsUnderRestingFinger() {
    let feed = PlainFeed()
    feed.pull(by: 200, at: 0.1)
    feed.rig.pointer(.down, 50, 200, at: 1.8)
    feed.rig.pointer(.up, 50, 200, at: 3)
    feed.answerRefresh(at: 2)
    feed.rig.play(until: 2.99)
    #expect(feed.offset == -60)
    feed.rig.playToRest()
    #expect(feed.offset == 0)
  }

  @Test("An end in the middle of a fling leaves its path alone")
  func endsInFling() {
    func offsets(answering: Bool) -> [Double] {
      let feed = PlainFeed()
      feed.pull(by: 200, at: 0.1)
      feed.drag(by: -150, at: 1.5)
      if answering { feed.answerRefresh(at: 1.9) }
      var offsets: [Double] = []
      feed.rig.play(until: 2.5) { time in if time > 1.8 { offsets.append(feed.offset) } }
      return offsets
    }
    let (with, without) = (offsets(answering: true), offsets(answering: false))
    #expect(without.first ?? 0 > 0)
    #expect(zip(with, without).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("Code begins without a trigger and without moving the content")
  func code() {
    let feed = PlainFeed()
    feed.refresh.beginRefreshing()
    feed.rig.play(until: 0.5)
    #expect(feed.refresh.isRefreshing)
    #expect(feed.refreshes == 0)
    #expect(feed.offset == 0)
    #expect(feed.view.adjustedContentInset.top == 60)
    #expect(feed.view.contentInset.top == 0)
    feed.refresh.endRefreshing()
    #expect(feed.refresh.state == .idle)
  }

  @Test("A view that does not show is put in its place at once")
  func hidden() {
    let feed = PlainFeed()
    feed.pull(by: 200, at: 0.1)
    feed.rig.play(until: 1.5)
    feed.view.isHidden = true
    feed.refresh.endRefreshing()
    feed.rig.play(until: 1.51)
    #expect(feed.offset == 0)
    #expect(feed.refresh.state == .idle)
  }

  @Test("Taking the control away while it refreshes lets the content return")
  func removal() {
    let feed = PlainFeed()
    feed.pull(by: 200, at: 0.1)
    feed.rig.play(until: 1.5)
    feed.view.refreshControl = nil
    #expect(feed.view.minimumOffset.y == 0)
    feed.rig.play(until: 1.52)
    #expect(feed.offset < -50)
    feed.rig.playToRest()
    #expect(feed.offset == 0)
  }

  @Test("In a chain the inset is the inner view's limit: the outer view goes first, and comes back last")
  func chain() {
    let chain = ChainRig()
    let group = ScrollGroup(axis: .vertical, startEdge: .innermost) { [chain.outer, chain.inner] }
    chain.outer.group = group
    chain.inner.group = group
    let refresh = RefreshControl()
    chain.inner.refreshControl = refresh
    chain.rig.drag(from: Point(x: 50, y: 100), to: Point(x: 50, y: 380), at: 0.1, over: 0.2, moves: 20, hold: 0.2)
    chain.rig.play(until: 1.5)
    #expect(chain.number("inner.offset.y") == -60)
    #expect(chain.number("outer.offset.y") == 0)
    // The drag begins at its first step: 9 steps of 20 points are left.
    chain.rig.drag(
      from: Point(x: 50, y: 380), to: Point(x: 50, y: 180), at: 1.6, over: 0.2, moves: 10, hold: 0.2, lifts: false)
    chain.rig.play(until: 2.1)
    #expect(chain.number("outer.offset.y") == 150)
    #expect(chain.number("inner.offset.y") == -30)
    #expect(chain.number("drag.error") == 0)
    refresh.endRefreshing()
    chain.rig.play(until: 2.2)
    #expect(chain.number("inner.offset.y") == -30)
    #expect(chain.number("outer.offset.y") == 150)
    chain.rig.pointer(.up, 50, 180, at: 2.3)
    chain.rig.playToRest()
    #expect(chain.number("inner.offset.y") == 0)
    #expect(chain.number("outer.offset.y") == 150)
  }
}
