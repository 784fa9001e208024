import InputEvents
import Primitives

extension RandomStrokes {
  /// A finger that is down, and where it is.
  struct Finger {
    var id = 0
    var kind = PointerEvent.Kind.touch
    var position: Point
  }

  /// Puts a finger down.
  private mutating func down(id: Int = 0, kind: PointerEvent.Kind = .touch) -> Finger {
    let finger = Finger(id: id, kind: kind, position: place())
    add(.down, finger)
    return finger
  }

  /// Moves a finger some times, each time after a pause.
  private mutating func move(
    _ finger: inout Finger, times: ClosedRange<Int>, after pause: ClosedRange<Double>,
    by step: (inout SeededGenerator, Int) -> Vector
  ) {
    for number in 0..<generator.int(in: times) {
      pass(pause)
      finger.position = finger.position + step(&generator, number + 1)
      add(.move, finger)
    }
  }

  /// Lifts a finger after a while; one of four moves as it lifts.
  private mutating func lift(_ finger: Finger, after pause: ClosedRange<Double>) {
    pass(pause)
    var last = finger
    if generator.int(in: 0...3) == 0 {
      last.position =
        last.position + Vector(x: generator.double(in: -4...4), y: generator.double(in: -30...30))
    }
    add(.up, last)
  }

  /// Adds what a finger does.
  private mutating func add(_ phase: PointerEvent.Phase, _ finger: Finger) {
    add(.pointer(PointerEvent(id: finger.id, kind: finger.kind, phase: phase, position: finger.position)))
  }

  /// A slow drag in any direction that comes to rest before the finger lifts, or does not.
  mutating func drag() -> String {
    var finger = down(kind: generator.int(in: 0...3) == 0 ? .mouse : .touch)
    let isSteep = generator.int(in: 0...3) != 0
    let speed = Vector(
      x: generator.double(in: -1...1) * (isSteep ? 10 : 60), y: generator.double(in: -1...1) * (isSteep ? 80 : 60))
    move(&finger, times: 2...6, after: 0.004...0.03) { generator, _ in speed * generator.double(in: 0.3...1.2) }
    lift(finger, after: generator.bool() ? 0.05...0.2 : 0...0.02)
    return "drag"
  }

  /// A fast stroke along the vertical, up or down.
  mutating func fling() -> String {
    var finger = down()
    let direction = generator.bool() ? 1.0 : -1
    let speed = direction * generator.double(in: 5...90)
    // A thumb gains speed.
    move(&finger, times: 3...6, after: 0.006...0.012) { generator, step in
      Vector(x: generator.double(in: -2...2), y: speed * Double(step) / 3)
    }
    lift(finger, after: 0...0.008)
    return "fling"
  }

  /// A stroke that turns round, once or often.
  mutating func turningDrag() -> String {
    var finger = down()
    move(&finger, times: 3...7, after: 0.006...0.03) { generator, _ in
      Vector(x: 0, y: generator.double(in: -400...400))
    }
    lift(finger, after: 0...0.1)
    return "turning drag"
  }

  /// A stroke to the side, some of them slanted.
  mutating func sidewaysSwipe() -> String {
    var finger = down()
    let speed = generator.double(in: -60...60)
    let slant = generator.bool() ? 0 : generator.double(in: -1.2...1.2)
    move(&finger, times: 3...5, after: 0.006...0.016) { _, _ in Vector(x: speed, y: speed * slant) }
    lift(finger, after: 0...0.1)
    return "swipe"
  }

  /// A touch that hardly moves.
  mutating func tap() -> String {
    var finger = down()
    pass(0.01...0.12)
    move(&finger, times: 0...1, after: 0...0) { generator, _ in
      Vector(x: generator.double(in: -3...3), y: generator.double(in: -3...3))
    }
    pass(0...0.05)
    add(.up, finger)
    return "tap"
  }

  /// A drag to which a second finger comes, and which either of them may outlast.
  mutating func twoFingers() -> String {
    var fingers = [down()]
    move(&fingers[0], times: 0...3, after: 0.006...0.02) { generator, _ in
      Vector(x: 0, y: generator.double(in: -40...40))
    }
    pass(0...0.02)
    fingers.append(down(id: 1))
    for _ in 0..<generator.int(in: 2...5) {
      move(&fingers[generator.int(in: 0...1)], times: 1...1, after: 0.004...0.02) { generator, _ in
        Vector(x: generator.double(in: -6...6), y: generator.double(in: -60...60))
      }
    }
    let first = generator.int(in: 0...1)
    lift(fingers[first], after: 0...0.02)
    // A fling that begins here may end as the other finger lifts: a frame must show it.
    frameMoments.append(time)
    move(&fingers[1 - first], times: 0...3, after: 0.004...0.02) { generator, _ in
      Vector(x: 0, y: generator.double(in: -50...50))
    }
    lift(fingers[1 - first], after: 0...0.06)
    return "two fingers"
  }

  /// A drag that the system takes away, or in which the scene is told to do something else.
  mutating func interruptedDrag() -> String {
    func jump(_ generator: inout SeededGenerator, _ step: Int) -> Vector {
      Vector(x: 0, y: generator.double(in: -120...120))
    }
    var finger = down()
    move(&finger, times: 1...3, after: 0.006...0.02, by: jump)
    pass(0...0.03)
    switch generator.int(in: 0...4) {
    case 0: add(.cancel, finger)
    case 1: add(.blur)
    case 2: addCommand()
    case 3: addTuning()
    default: addResize()
    }
    move(&finger, times: 1...2, after: 0.006...0.02, by: jump)
    lift(finger, after: 0...0.05)
    return "interrupted drag"
  }
}
