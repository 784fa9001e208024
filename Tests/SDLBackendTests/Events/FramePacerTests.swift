import Primitives
import Testing

@testable import SDLBackend

@Suite("Frame pacing")
struct FramePacerTests {
  @Test("the first frame after a rest is due at once")
  func atOnce() {
    var pacer = FramePacer(hz: 100)
    #expect(pacer.nextDeadline(now: 5) == 5)
    pacer.didPresent(at: 5)
    #expect(pacer.nextDeadline(now: 5.001) == Timestamp(5 + pacer.interval))
    pacer.rest()
    #expect(pacer.nextDeadline(now: 5.002) == 5.002)
  }

  @Test("frames that are a little late keep the raster")
  func raster() {
    var pacer = FramePacer(hz: 100)
    pacer.didPresent(at: 0)
    for frame in 1...50 {
      let due = pacer.nextDeadline(now: Timestamp(Double(frame) * 0.01 - 0.005))
      #expect(abs(due.seconds - Double(frame) * 0.01) < 1e-9)
      pacer.didPresent(at: due + 0.002)
    }
  }

  @Test("a stall is not made up for by a burst")
  func stall() {
    var pacer = FramePacer(hz: 100)
    pacer.didPresent(at: 0)
    pacer.didPresent(at: 0.5)
    #expect(pacer.nextDeadline(now: 0.5) == Timestamp(0.5 + pacer.interval))
  }

  @Test("a pointer is answered sooner than the raster's next frame, and the raster starts anew from there")
  func answer() {
    var pacer = FramePacer(hz: 100)
    #expect(pacer.nextAnswer(now: 1) == 1)
    pacer.didPresent(at: 1)
    let answer = pacer.nextAnswer(now: 1.0001)
    #expect(answer > 1)
    #expect(answer - 1 <= pacer.interval / 3)
    pacer.didPresent(at: answer)
    #expect(pacer.nextDeadline(now: answer) == answer + pacer.interval)
    pacer.rest()
    #expect(pacer.nextAnswer(now: 2) == 2)
  }

  @Test("a display that does not say its rate is taken for 60 hertz")
  func fallback() {
    #expect(FramePacer(hz: 0).interval == 1.0 / 60)
  }
}
