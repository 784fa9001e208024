import InputEvents
import InteractionKit
import Primitives
import TestSupport
import Testing

/// What happens to drags and motions when limits and viewports change under them.
struct ChainChangeTests {
  @Test("An outer view that has less way than it has gone stays within its new limits, and the drag goes on")
  func outerShrinksInDrag() {
    let chain = ChainRig()
    chain.rig.pointer(.down, 50, 300, at: 0.1)
    chain.rig.pointer(.move, 50, 290, at: 0.12)
    chain.rig.pointer(.move, 50, 190, at: 0.14)
    chain.rig.play(until: 0.2)
    #expect(chain.outer.contentOffset.y == 100)
    chain.outer.contentSize.height = 430
    chain.rig.play(until: 0.22)
    #expect(chain.outer.contentOffset.y == 30)
    #expect(chain.inner.contentOffset.y == 0)
    chain.rig.pointer(.move, 50, 170, at: 0.24)
    chain.rig.play(until: 0.25)
    #expect(chain.outer.contentOffset.y == 30)
    #expect(chain.inner.contentOffset.y == 20)
  }

  @Test("A pager that is on its way to a page arrives at that page of its new size")
  func pagerGrows() {
    let rig = ScrollRig(viewport: Size(width: 100, height: 400))
    let pager = ScrollView(name: "pager", frame: Rect(x: 0, y: 0, width: 100, height: 400))
    pager.isPagingEnabled = true
    pager.contentSize = Size(width: 400, height: 400)
    rig.engine.window.addSubview(pager)
    pager.setContentOffset(Point(x: 200, y: 0), animated: true)
    rig.play(until: 0.1)
    pager.contentSize.width = 600
    pager.frame.size.width = 150
    rig.playToRest()
    #expect(pager.contentOffset.x == 300)
  }

  @Test("A wheel against a fling turns it without ever passing the end")
  func wheelAgainstFling() {
    let chain = ChainRig()
    chain.inner.contentSize.height = 650
    chain.flick(by: 160, at: 0.1)
    chain.rig.play(until: 0.2)
    let tick = WheelEvent(ticks: Vector(x: 0, y: 1), position: Point(x: 50, y: 300))
    _ = chain.rig.engine.step([InputEvent(time: Timestamp(0.22), kind: .wheel(tick))], at: Timestamp(0.22))
    var highest = 0.0
    for frame in 0..<240 {
      let output = chain.rig.engine.step([], at: Timestamp(0.22 + Double(frame) / 120))
      highest = max(highest, output.inspector.number("inner.offset.y") ?? 0)
    }
    #expect(highest <= 300)
  }
}
