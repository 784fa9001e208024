import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives

/// Plays a scene at 120 frames a second.
final class ScenePlay {
  private let session: LabSession
  private(set) var frame: FrameOutput
  private var tick = 0
  private var queue: [InputEvent] = []

  init(_ scene: String, strategy: String = "coordinated") throws {
    session = try LabSession(
      RunConfiguration(scene: scene, strategy: strategy),
      preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
    frame = session.step([], at: .zero)
  }

  func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, id: Int = 0) {
    let pointer = PointerEvent(id: id, kind: .touch, phase: phase, position: Point(x: x, y: y))
    queue.append(InputEvent(time: Timestamp(time), kind: .pointer(pointer)))
  }

  /// Queues a stroke of 0.1 s and the lift.
  func stroke(from start: Point, to end: Point, at time: Double) {
    pointer(.down, start.x, start.y, at: time)
    for step in 1...12 {
      let place = start + (end - start) * (Double(step) / 12)
      pointer(.move, place.x, place.y, at: time + Double(step) / 120)
    }
    pointer(.up, end.x, end.y, at: time + 0.1)
  }

  func perform(_ command: String, _ number: Double? = nil, at time: Double) {
    queue.append(InputEvent(time: Timestamp(time), kind: .perform(command, number.map { .number($0) })))
  }

  func resize(_ width: Double, _ height: Double, at time: Double) {
    queue.append(InputEvent(time: Timestamp(time), kind: .resize(Size(width: width, height: height))))
  }

  func play(until end: Double, _ observe: (ScenePlay) -> Void = { _ in }) {
    while Double(tick + 1) / 120 <= end + 1e-9 {
      tick += 1
      let time = Double(tick) / 120
      let due = queue.filter { $0.time.seconds <= time + 1e-9 }
      queue.removeFirst(due.count)
      frame = session.step(due, at: Timestamp(time))
      observe(self)
    }
  }

  func number(_ name: String) -> Double { frame.inspector.number(name) ?? .nan }
}
