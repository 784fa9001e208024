import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import Testing

/// The steps of the canvas, one by one, and what may happen in the middle of them.
struct ScratchTests {
  /// A session with its events, at 120 frames a second.
  private final class Play {
    let session: LabSession
    var frame: FrameOutput
    private var tick = 0

    init(_ strategy: String, tune: [TuneChange] = [], viewport: Size = Size(width: 390, height: 844)) throws {
      session = try LabSession(
        RunConfiguration(scene: "scratch", strategy: strategy, viewport: viewport, tune: tune),
        preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
      frame = session.step([], at: .zero)
    }

    /// Makes the next frame with what happens at its time.
    func step(_ kinds: InputEvent.Kind...) {
      tick += 1
      let time = Timestamp(Double(tick) / 120)
      frame = session.step(kinds.map { InputEvent(time: time, kind: $0) }, at: time)
    }

    func finger(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, id: Int = 0) {
      step(.pointer(PointerEvent(id: id, kind: .touch, phase: phase, position: Point(x: x, y: y))))
    }

    /// Frames until nothing moves any more, at most ten seconds of them.
    func rest() {
      for _ in 0..<1200 where !frame.inspector.isSettled { step() }
    }

    func number(_ name: String) -> Double { frame.inspector.number(name) ?? .nan }
    var offset: Point { Point(x: number("canvas.offset.x"), y: number("canvas.offset.y")) }
    var phase: String { frame.inspector.value("canvas.phase")?.text ?? "" }
  }

  private static func set(_ id: String, _ value: Double) -> InputEvent.Kind { .set([TuneChange(id: id, value: value)]) }

  @Test("The canvas lies in the middle, 300 by 500 on a phone, and smaller where there is no room")
  func placing() throws {
    func frame(_ viewport: Size) throws -> Rect? {
      try Play("coordinated", viewport: viewport).frame.inspector.scrollViews.first { $0.name == "canvas" }?.frame
    }
    #expect(try frame(Size(width: 390, height: 844)) == Rect(x: 45, y: 172, width: 300, height: 500))
    #expect(try frame(Size(width: 390, height: 700)) == Rect(x: 45, y: 100, width: 300, height: 500))
    #expect(try frame(Size(width: 240, height: 320)) == Rect(x: 10, y: 60, width: 220, height: 200))
  }

  @Test("Unbounded, the origin is where the finger put it, far out and back, and a release moves nothing")
  func unbounded() throws {
    let play = try Play("unbounded")
    play.finger(.down, 200, 300)
    play.finger(.move, 200, 312)
    play.finger(.move, 950, 1900)
    #expect(play.offset == Point(x: -750, y: -1588))
    #expect(play.number("drag.error") == 0)
    play.finger(.move, 190, 290)
    #expect(play.offset == Point(x: 10, y: 22))
    play.finger(.move, 500, 500)
    play.finger(.up, 500, 500)
    let released = play.offset
    play.rest()
    #expect(play.offset == released)
    #expect(play.phase == "idle")
  }

  @Test("Clamped, a finger that went too far goes back all of its way before the content follows, to the same spot")
  func clamped() throws {
    let play = try Play("clamped")
    play.finger(.down, 200, 300)
    play.finger(.move, 200, 312)
    play.finger(.move, 200, 500)
    #expect(play.offset == .zero)
    // A hard edge does not follow: the error is the way that the finger is past it.
    #expect(play.number("drag.error") == 188)
    play.finger(.move, 200, 330)
    #expect(play.offset == .zero)
    play.finger(.move, 200, 300)
    #expect(play.offset == Point(x: 0, y: 12))
    play.finger(.move, 200, -2000)
    #expect(play.offset == Point(x: 0, y: 1100))
    play.finger(.up, 200, -2000)
    #expect(play.frame.inspector.value("canvas.phase")?.text == "idle")
  }

  @Test("A step that is switched in the middle of a drag takes hold without a jump of what is in range")
  func switching() throws {
    let play = try Play("coordinated", tune: [TuneChange(id: "canvas.clamps", value: 0)])
    play.finger(.down, 200, 300)
    play.finger(.move, 200, 312)
    play.finger(.move, 200, 500)
    #expect(play.offset == Point(x: 0, y: -188))
    play.step(Self.set("canvas.clamps", 1))
    // What shows is now a stretch, so the finger counts from there through the band.
    #expect(abs(play.offset.y + 188) < 1e-9)
    play.finger(.move, 200, 510)
    #expect(play.offset.y < -188 && play.offset.y > -193)
    play.finger(.up, 200, 510)
    play.rest()
    #expect(play.offset == .zero)
  }

  @Test("Limits that appear at rest bring the content into them at once")
  func limitsAtRest() throws {
    let play = try Play("coordinated", tune: [TuneChange(id: "canvas.clamps", value: 0)])
    play.finger(.down, 200, 300)
    play.finger(.move, 200, 312)
    play.finger(.move, 200, 500)
    for _ in 0..<20 { play.step() }
    play.finger(.up, 200, 500)
    play.rest()
    #expect(play.offset.y == -188)
    play.step(Self.set("canvas.clamps", 1))
    #expect(play.offset == .zero)
  }

  @Test("A fling that is caught stops in that frame, and drags on without a jump; in a bounce too")
  func catching() throws {
    for way in [-320.0, 320] {
      let play = try Play("coordinated")
      play.finger(.down, 200, 420)
      for move in 1...8 { play.finger(.move, 200, 420 + way / 8 * Double(move)) }
      play.finger(.up, 200, 420 + way)
      for _ in 0..<6 { play.step() }
      let moving = play.offset.y
      play.finger(.down, 200, 400)
      let held = play.offset.y
      #expect(abs(held - moving) < 40)
      #expect(play.phase == "tracking")
      for _ in 0..<3 { play.step() }
      #expect(play.offset.y == held)
      play.finger(.move, 200, 412)
      #expect(abs(play.offset.y - held) < 1e-9)
      play.finger(.move, 200, 413)
      #expect(play.offset.y < held && play.offset.y >= held - 1.000001)
      play.finger(.cancel, 200, 413)
      play.rest()
      #expect(play.offset.y >= 0 && play.offset.y <= 1100)
    }
  }

  @Test("A smaller viewport in mid-fling keeps value and velocity, and the content rests within the new limits")
  func resizing() throws {
    let play = try Play("coordinated")
    play.finger(.down, 200, 600)
    for move in 1...8 { play.finger(.move, 200, 600 - 40 * Double(move)) }
    play.finger(.up, 200, 280)
    for _ in 0..<4 { play.step() }
    let before = (play.offset.y, play.number("canvas.velocity.y"))
    play.step(.resize(Size(width: 390, height: 500)))
    #expect(play.number("canvas.max.y") == 1220)
    #expect(play.offset.y > before.0 && play.offset.y < before.0 + before.1 / 119)
    #expect(play.number("canvas.velocity.y") > before.1 * 0.97)
    play.rest()
    #expect(play.offset.y <= 1220 && play.offset.y > before.0)
    #expect(play.offset.y.rounded() == play.offset.y)
  }

  @Test("Focus that is lost in a stretch lets the content return; the same finger does nothing more")
  func blur() throws {
    let play = try Play("coordinated")
    play.finger(.down, 200, 300)
    play.finger(.move, 200, 320)
    play.finger(.move, 200, 500)
    play.step(.blur)
    #expect(play.frame.inspector.value("canvas.pan.state")?.text == "cancelled")
    play.finger(.move, 200, 600)
    play.rest()
    #expect(play.offset == .zero)
  }

  @Test("What is published is what every scroll view publishes")
  func values() throws {
    let play = try Play("coordinated")
    let names = play.frame.inspector.values.map(\.name).filter { $0.hasPrefix("canvas.") }
    #expect(
      names == [
        "canvas.max.x", "canvas.max.y", "canvas.offset.x", "canvas.offset.y", "canvas.pan.state", "canvas.phase",
        "canvas.velocity.x", "canvas.velocity.y",
      ])
  }
}
