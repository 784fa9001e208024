import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import Testing

/// A tap on the status bar brings what is shown to its top.
struct ScrollToTopTests {
  private static func session(_ scene: String) throws -> LabSession {
    try LabSession(
      RunConfiguration(scene: scene),
      preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
  }

  private static func event(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) -> InputEvent {
    let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y))
    return InputEvent(time: Timestamp(time), kind: .pointer(pointer))
  }

  private static func scrollDown() -> [InputEvent] {
    [event(.down, 700, 0.1)] + (1...20).map { event(.move, 700 - Double($0) * 25, 0.1 + Double($0) * 0.008) }
      + [event(.up, 200, 0.6)]
  }

  @Test("Header and list come home together from a tap on the status bar")
  func profile() throws {
    let session = try Self.session("profile")
    let before: FrameOutput = session.step(Self.scrollDown(), at: 1)
    #expect(before.inspector.number("list0.offset.y") == 263)
    let tap = [Self.event(.down, 20, 1.1), Self.event(.up, 20, 1.15)]
    let _: FrameOutput = session.step(tap, at: 1.2)
    let after: FrameOutput = session.step([], at: 3)
    #expect(after.inspector.number("main.offset.y") == 0)
    #expect(after.inspector.number("list0.offset.y") == 0)
  }

  @Test("Only the page that shows comes home")
  func pages() throws {
    let session = try Self.session("pages")
    let before: FrameOutput = session.step(Self.scrollDown(), at: 1)
    #expect((before.inspector.number("list0.offset.y") ?? 0) > 400)
    let tap = [Self.event(.down, 20, 1.1), Self.event(.up, 20, 1.15)]
    let _: FrameOutput = session.step(tap, at: 1.2)
    let after: FrameOutput = session.step([], at: 3)
    #expect(after.inspector.number("list0.offset.y") == 0)
  }
}
