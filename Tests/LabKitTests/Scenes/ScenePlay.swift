import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives

/// Plays a scene, with its right strategy and at 120 frames a second if nothing else is said.
final class ScenePlay {
  private let session: LabSession
  private(set) var frame: FrameOutput
  private var tick = 0
  private var queue: [InputEvent] = []

  private let hertz: Double

  init(_ scene: String, strategy: String = "coordinated", tune: [TuneChange] = [], hertz: Double = 120) throws {
    self.hertz = hertz
    session = try LabSession(
      RunConfiguration(scene: scene, strategy: strategy, tune: tune),
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

  /// Queues the beginning of a trackpad series and one step.
  func scroll(_ step: Vector, at position: Point, time: Double) {
    for (phase, delta) in [(ScrollEvent.Phase.began, Vector.zero), (.changed, step)] {
      let event = ScrollEvent(phase: phase, delta: delta, position: position, lift: .native)
      queue.append(InputEvent(time: Timestamp(time), kind: .scroll(event)))
    }
  }

  /// Queues notches of a wheel.
  func wheel(_ ticks: Vector, at position: Point, time: Double) {
    queue.append(InputEvent(time: Timestamp(time), kind: .wheel(WheelEvent(ticks: ticks, position: position))))
  }

  func perform(_ command: String, _ number: Double? = nil, at time: Double) {
    queue.append(InputEvent(time: Timestamp(time), kind: .perform(command, number.map { .number($0) })))
  }

  func resize(_ width: Double, _ height: Double, at time: Double) {
    queue.append(InputEvent(time: Timestamp(time), kind: .resize(Size(width: width, height: height))))
  }

  func play(until end: Double, _ observe: (ScenePlay) -> Void = { _ in }) {
    while Double(tick + 1) / hertz <= end + 1e-9 {
      tick += 1
      let time = Double(tick) / hertz
      let due = queue.filter { $0.time.seconds <= time + 1e-9 }
      queue.removeFirst(due.count)
      frame = session.step(due, at: Timestamp(time))
      observe(self)
    }
  }

  func number(_ name: String) -> Double { frame.inspector.number(name) ?? .nan }
}
