import Drawing
import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import Testing

/// The stripe from which a measuring program reads positions.
struct CalibrationTests {
  private static func session(tune: [TuneChange] = []) throws -> LabSession {
    try LabSession(
      RunConfiguration(scene: "calibration", viewport: Size(width: 400, height: 800), tune: tune),
      preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
  }

  /// The colours of the fills that begin at the left edge and are as wide as the stripe, with their heights.
  private static func stripe(_ frame: FrameOutput) -> [(color: Color, height: Double)] {
    frame.displayList.commands.compactMap { command in
      guard case .fill(let rect, _, .solid(let color)) = command, rect.minX == 0, rect.width == 24 else { return nil }
      return (color, rect.height)
    }
  }

  @Test("Ten bands of 20 points, then rows of 44, each in the colour of its number")
  func colors() throws {
    let frame: FrameOutput = try Self.session().step([], at: .zero)
    let stripe = Self.stripe(frame)
    let bands = (0..<10).map { Color(hex: UInt32(32 + $0 * 16) << 16 | 16 << 8 | 208) }
    let rows = (0..<14).map { Color(hex: 32 << 16 | UInt32(32 + $0 * 3) << 8 | 80) }
    #expect(stripe.filter { $0.height == 20 }.map(\.color) == bands)
    #expect(stripe.filter { $0.height == 44 }.map(\.color) == rows)
  }

  @Test("Rows that do not show are not drawn: a thousand rows cost what fits the viewport")
  func onlyVisibleRows() throws {
    let session = try Self.session()
    var events: [InputEvent] = []
    func add(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) {
      let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y))
      events.append(InputEvent(time: Timestamp(time), kind: .pointer(pointer)))
    }
    for start in [0.1, 0.6, 1.1] {
      add(.down, 700, start)
      for step in 1...10 { add(.move, 700 - Double(step) * 60, start + Double(step) * 0.008) }
      add(.up, 100, start + 0.08)
    }
    var most = 0
    var farthest = 0.0
    for tick in 0...1200 {
      let time = Double(tick) / 120
      let due = events.filter { $0.time.seconds <= time }
      events.removeFirst(due.count)
      let frame: FrameOutput = session.step(due, at: Timestamp(time))
      most = max(most, Self.stripe(frame).filter { $0.height == 44 }.count)
      farthest = max(farthest, frame.inspector.number("list0.offset.y") ?? 0)
    }
    #expect(farthest > 5000)
    #expect(most <= 800 / 44 + 2)
  }

  @Test("Without the stripe there is none")
  func withoutStripe() throws {
    let session = try Self.session(tune: [TuneChange(id: "calibration.hasStripe", value: 0)])
    let frame: FrameOutput = session.step([], at: .zero)
    #expect(Self.stripe(frame).isEmpty)
  }
}
