import InputEvents
import InteractionKit
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("A footer that loads more on a plain scroll view")
struct LoadMoreFooterTests {
  /// A feed whose end lies 1600 points down.
  private func feed(at offset: Double, contentHeight: Double = 2000) -> PlainFeed {
    let feed = PlainFeed(contentHeight: contentHeight)
    feed.view.contentOffset.y = offset
    feed.rig.step(to: 0.05)
    return feed
  }

  @Test("A finger that comes within the distance triggers once, and content is added under it without a jump")
  func underFinger() {
    let feed = feed(at: 1300)
    feed.drag(by: -300, at: 0.1, hold: 1)
    feed.rig.play(until: 0.5)
    #expect(feed.loads == 1)
    #expect(feed.footer.state == .loading)
    let before = feed.offset
    feed.answerLoad(at: 0.8, by: 1000)
    feed.rig.play(until: 1)
    #expect(feed.offset == before)
    #expect(feed.footer.state == .idle)
    #expect(feed.view.maximumOffset.y == 2600)
    feed.rig.playToRest()
    #expect(feed.loads == 1)
  }

  @Test("The inertia of a stroke triggers too, and content that is added in it leaves its path alone")
  func inFling() {
    func offsets(growing: Bool) -> (loads: Int, offsets: [Double]) {
      // With the content there from the start nothing is ever near the end.
      let feed = feed(at: 1000, contentHeight: growing ? 2000 : 4000)
      feed.drag(by: -300, at: 0.1)
      if growing { feed.answerLoad(at: 0.42, by: 2000) }
      var offsets: [Double] = []
      feed.rig.play(until: 1.2) { _ in offsets.append(feed.offset) }
      return (feed.loads, offsets)
    }
    let (with, without) = (offsets(growing: true), offsets(growing: false))
    #expect(with.loads == 1)
    #expect(without.loads == 0)
    #expect((with.offsets.last ?? 0) > 1600)
    #expect(zip(with.offsets, without.offsets).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("Content that is added in a bounce at the end lets it go on with its velocity")
  func inBounce() {
    let feed = feed(at: 1550)
    feed.drag(by: -300, at: 0.1)
    feed.answerLoad(at: 0.5, by: 1000)
    var offsets: [Double] = []
    feed.rig.play(until: 0.55, hertz: 1000) { time in if time > 0.48 { offsets.append(feed.offset) } }
    #expect((offsets.first ?? 0) > 1605)
    // A velocity without a step changes by less than a spring's pull in a millisecond.
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    let changes = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    #expect((changes.max() ?? 9) < 0.02)
  }

  @Test("Neither code nor a wheel triggers")
  func codeAndWheel() {
    let feed = feed(at: 0)
    feed.view.setContentOffset(Point(x: 0, y: 1500), animated: true)
    feed.rig.play(until: 1)
    #expect(feed.offset == 1500)
    feed.view.contentOffset.y = 1600
    feed.rig.play(until: 2)
    #expect(feed.loads == 0)
    let notch = WheelEvent(ticks: Vector(x: 0, y: -1), position: Point(x: 50, y: 200))
    feed.view.contentOffset.y = 1350
    for tick in 0..<5 {
      _ = feed.rig.engine.step(
        [InputEvent(time: Timestamp(2.1 + Double(tick) * 0.1), kind: .wheel(notch))],
        at: Timestamp(2.1 + Double(tick) * 0.1))
    }
    feed.rig.play(until: 4)
    #expect(feed.offset > 1400)
    #expect(feed.loads == 0)
  }

  @Test("Content that stays short is not loaded for ever: a stroke asks once")
  func short() {
    let feed = feed(at: 0, contentHeight: 100)
    for stroke in 0..<3 { feed.drag(by: -200, at: 0.1 + Double(stroke) * 2, hold: 0.1) }
    feed.rig.play(until: 0.25)
    #expect(feed.loads == 1)
    feed.answerLoad(at: 0.26, by: 10)
    feed.rig.play(until: 2)
    #expect(feed.loads == 1)
    feed.rig.play(until: 6.1)
    // The second stroke's request is still outstanding in the third.
    #expect(feed.loads == 2)
  }

  @Test("The bounce after a pull at the top of short content is no approach")
  func pullAtTop() {
    let feed = feed(at: 0, contentHeight: 100)
    feed.pull(by: 80, at: 0.1)
    feed.rig.playToRest()
    #expect(feed.loads == 0)
  }

  @Test("Where there is no more, nothing triggers, and the mark lies at the end of the content")
  func finished() {
    let feed = feed(at: 1500)
    feed.footer.hasMore = false
    feed.drag(by: -300, at: 0.1, hold: 0.1)
    feed.rig.playToRest()
    #expect(feed.loads == 0)
    #expect(feed.footer.state == .finished)
    #expect(feed.offset == 1600)
    #expect(feed.footer.frame.minY < 2000)
    #expect(feed.footer.frame.maxY > 2000)
  }
}
