import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import Testing

/// Strokes and flings through many nested scroll views, from two to thirty-two.
struct StackLawTests {
  private static let depths = [2, 3, 5, 8, 13, 21, 32]

  private static func session(depth: Int, viewport: Size = Size(width: 390, height: 844)) throws -> LabSession {
    try LabSession(
      RunConfiguration(
        scene: "stack", viewport: viewport, tune: [TuneChange(id: "stack.depth", value: Double(depth))]),
      preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
  }

  private static func pointer(_ phase: PointerEvent.Phase, _ y: Double, at time: Double, x: Double = 195) -> InputEvent
  {
    InputEvent(
      time: Timestamp(time),
      kind: .pointer(PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: x, y: y))))
  }

  private static func number(_ frame: FrameOutput, _ name: String) -> Double { frame.inspector.number(name) ?? .nan }

  private static func offsets(_ frame: FrameOutput, _ depth: Int) -> [Double] {
    (1...depth).map { number(frame, "level\($0).offset.y") }
  }

  @Test("The middle of the viewport is in the innermost level while all are at their tops", arguments: depths)
  func middle(depth: Int) throws {
    for viewport in [Size(width: 390, height: 844), Size(width: 240, height: 320), Size(width: 1024, height: 700)] {
      let session = try Self.session(depth: depth, viewport: viewport)
      let _: FrameOutput = session.step([], at: .zero)
      let hit = session.engine.window.hitTest(Point(x: viewport.width / 2, y: viewport.height / 2))
      #expect(hit?.name == "level\(depth)")
    }
  }

  @Test("Each level has room 200", arguments: depths)
  func room(depth: Int) throws {
    let frame: FrameOutput = try Self.session(depth: depth).step([], at: .zero)
    #expect((1...depth).map { Self.number(frame, "level\($0).max.y") } == Array(repeating: 200, count: depth))
    #expect(frame.inspector.value("level\(depth + 1).max.y") == nil)
  }

  @Test(
    "One drag passes through all levels, outermost first, under the finger, and back along the same way",
    arguments: depths)
  func oneDrag(depth: Int) throws {
    let session = try Self.session(depth: depth)
    let steps = max(30, 2 * depth)
    let way = 200 * Double(depth) - 7
    func place(_ step: Int) -> Double { 600 - way * Double(min(step, 2 * steps - step)) / Double(steps) }
    var there: [Int: [Double]] = [:]
    let _: FrameOutput = session.step([Self.pointer(.down, 600, at: 0)], at: .zero)
    for step in 1..<(2 * steps) {
      let time = Double(step) / 120
      let frame: FrameOutput = session.step([Self.pointer(.move, place(step), at: time)], at: Timestamp(time))
      #expect(Self.number(frame, "drag.error") <= 1e-9)
      let offsets = Self.offsets(frame, depth)
      // Outermost first: behind a level that is not at its end, no level has left its top.
      let first = offsets.firstIndex { $0 < 200 } ?? depth
      #expect(offsets[min(first + 1, depth)...].allSatisfy { $0 == 0 })
      if step <= steps { there[step] = offsets } else { #expect(there[2 * steps - step] == offsets) }
      if step == steps { #expect(Self.number(frame, "handoff.count") == Double(depth - 1)) }
    }
  }

  @Test(
    "Flings pass through all levels with one velocity, and each hand-over is exact to a billionth", arguments: depths)
  func flings(depth: Int) throws {
    let session = try Self.session(depth: depth)
    var events: [InputEvent] = []
    for fling in 0..<(2 + depth / 6) {
      let start = 0.1 + Double(fling) * 1.1
      events.append(Self.pointer(.down, 700, at: start))
      for move in 1...8 {
        events.append(Self.pointer(.move, 700 - 20 * Double(move), at: start + 0.008 * Double(move)))
      }
      events.append(Self.pointer(.up, 540, at: start + 0.064))
    }
    var carriers: Set<String> = []
    var inertial = 0
    let end = (events.last?.time.seconds ?? 0) + 5
    for tick in 0...Int(end * 30) {
      let moment = Timestamp(Double(tick) / 30)
      let due = events.prefix { $0.time <= moment }
      events.removeFirst(due.count)
      let frame: FrameOutput = session.step(Array(due), at: moment)
      #expect(Self.number(frame, "handoff.velocityJump") <= 1e-9)
      inertial = max(inertial, frame.inspector.handOffs.filter(\.isInertia).count)
      for view in frame.inspector.scrollViews where view.phase == "decelerating" { carriers.insert(view.name) }
      // At most one level moves at a time: the motion is one.
      #expect(frame.inspector.scrollViews.count { $0.velocity.y != 0 } <= 1)
      if tick == Int(end * 30) {
        #expect(frame.inspector.isSettled)
        #expect(Self.offsets(frame, depth) == Array(repeating: 200, count: depth))
      }
    }
    #expect(inertial >= 1)
    #expect(carriers.count >= max(2, depth / 2))
  }

  @Test(
    "A stroke asks for as many decisions more as there are more levels: the cost grows with the depth, not its square")
  func decisionsGrowLinearly() throws {
    func decisions(_ depth: Int) throws -> Int {
      let session = try Self.session(depth: depth)
      var most = 0
      for step in 0...12 {
        let time = Double(step) / 120
        let event = Self.pointer(step == 0 ? .down : step == 12 ? .up : .move, 600 - 30 * Double(step), at: time)
        let frame: FrameOutput = session.step([event], at: Timestamp(time))
        most = max(most, frame.inspector.frameDecisions.count)
      }
      return most
    }
    // Each pan begins, and each but the first is allowed beside the one that began first.
    let depths = [2, 4, 8, 16, 32]
    #expect(try depths.map(decisions) == depths.map { 2 * $0 - 1 })
  }

  @Test("Another depth in mid-drag begins at the tops, and the finger that drags does nothing more")
  func depthChanges() throws {
    let session = try Self.session(depth: 8)
    var frame: FrameOutput = session.step([Self.pointer(.down, 600, at: 0)], at: .zero)
    frame = session.step([Self.pointer(.move, 580, at: 0.05)], at: 0.05)
    frame = session.step([Self.pointer(.move, 300, at: 0.1)], at: 0.1)
    #expect(Self.number(frame, "level1.offset.y") == 200)
    let change = InputEvent(time: 0.2, kind: .set([TuneChange(id: "stack.depth", value: 5)]))
    frame = session.step([change], at: 0.2)
    frame = session.step([Self.pointer(.move, 100, at: 0.3)], at: 0.3)
    #expect(Self.offsets(frame, 5) == [0, 0, 0, 0, 0])
    frame = session.step([Self.pointer(.up, 100, at: 0.4)], at: 0.4)
    #expect(frame.inspector.isSettled)
  }
}
