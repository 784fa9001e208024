import InteractionKit
import Primitives
import TestSupport
import Testing

/// Where content rests: exactly at a limit, at a device pixel, or where code said.
struct RestTests {
  @Test(
    "Content that a finger stopped in the middle of a fling rests on a device pixel, and so does the fling after it")
  func caughtFling() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<10 {
      let chain = ChainRig()
      chain.flick(by: generator.double(in: 100...150), at: 0.1)
      let caught = generator.double(in: 0.3...0.6)
      chain.rig.pointer(.down, 50, 300, at: caught)
      chain.rig.play(until: caught + 0.05)
      let held = chain.inner.contentOffset.y
      #expect(held == held.rounded())
      chain.rig.pointer(.up, 50, 300, at: caught + 0.1)
      #expect(chain.rig.playToRest())
      #expect(chain.inner.contentOffset.y == held)
      chain.flick(by: generator.double(in: 30...60), at: chain.rig.frame.inspector.time.seconds + 0.1)
      #expect(chain.rig.playToRest())
      #expect(chain.inner.contentOffset.y > held)
      #expect(chain.inner.contentOffset.y == chain.inner.contentOffset.y.rounded())
    }
  }

  @Test("A drag catches a fling between two pixels, and the fling that follows does not step back at its end")
  func flingFromBetweenPixels() {
    let chain = ChainRig()
    chain.flick(by: 120, at: 0.1)
    chain.rig.drag(from: Point(x: 50, y: 390), to: Point(x: 50, y: 311.3), at: 0.5, over: 0.1, moves: 10)
    var last = 0.0
    var stepsBack = 0
    chain.rig.play(until: 7) { _ in
      if chain.inner.contentOffset.y < last { stepsBack += 1 }
      last = chain.inner.contentOffset.y
    }
    #expect(stepsBack <= 1)  // as the finger stops the fling, to the pixel that shows
    #expect(chain.rig.frame.inspector.isSettled)
    #expect(last == last.rounded())
  }

  @Test("A slow drag moves by parts of a pixel, and what is let go at rest stays where the finger put it")
  func slowDrag() {
    let chain = ChainRig()
    chain.rig.pointer(.down, 50, 300, at: 0)
    for step in 0...10 {
      chain.rig.pointer(.move, 50, 290 - Double(step) * 0.33, at: 0.1 + 0.1 * Double(step))
    }
    chain.rig.play(until: 1.2)
    #expect(abs(chain.outer.contentOffset.y - 3.3) < 1e-9)
    chain.rig.pointer(.up, 50, 286.7, at: 1.5)
    chain.rig.playToRest()
    #expect(abs(chain.outer.contentOffset.y - 3.3) < 1e-9)
  }

  @Test("A drag that ends within half a pixel of a limit ends at the limit")
  func dragToALimit() {
    let chain = ChainRig()
    let room = chain.outer.maximumOffset.y
    chain.rig.pointer(.down, 50, 300, at: 0)
    chain.rig.pointer(.move, 50, 290, at: 0.1)
    chain.rig.pointer(.move, 50, 290 - room + 0.3, at: 0.2)
    chain.rig.pointer(.up, 50, 290 - room + 0.3, at: 0.6)
    chain.rig.playToRest()
    #expect(chain.outer.contentOffset.y == room)
  }

  @Test("A limit of nothing is 0 and not −0, also after the motion has passed on to the outer view")
  func noNegativeZero() {
    let chain = ChainRig()
    chain.flick(by: 150, at: 0.1)
    chain.rig.playToRest()
    chain.inner.contentOffset.y = 40
    chain.rig.drag(
      from: Point(x: 50, y: 210), to: Point(x: 50, y: 300), at: chain.rig.frame.inspector.time.seconds + 0.1,
      over: 0.2, moves: 20)
    chain.rig.playToRest()
    #expect(chain.inner.contentOffset.y == 0)
    #expect(chain.inner.contentOffset.y.sign == .plus)
    #expect(chain.inner.minimumOffset.y.sign == .plus)
    #expect(chain.number("inner.velocity.y")?.sign == .plus)
    #expect(chain.outer.contentOffset.y == chain.outer.contentOffset.y.rounded())
  }

  @Test("An offset that code asked for is met exactly, between pixels as well")
  func namedOffset() {
    let chain = ChainRig()
    chain.inner.setContentOffset(Point(x: 0, y: 120.25), animated: true)
    chain.rig.playToRest()
    #expect(chain.inner.contentOffset.y == 120.25)
  }
}
