import InputEvents
import Primitives

extension RandomStrokes {
  /// A slow drag in any direction that comes to rest before the finger lifts, or does not.
  mutating func drag() -> String {
    let kind: PointerEvent.Kind = generator.int(in: 0...3) == 0 ? .mouse : .touch
    var position = place()
    finger(.down, position, kind: kind)
    let isSteep = generator.int(in: 0...3) != 0
    let speed = Vector(
      x: generator.double(in: -1...1) * (isSteep ? 10 : 60), y: generator.double(in: -1...1) * (isSteep ? 80 : 60))
    for _ in 0..<generator.int(in: 2...6) {
      pass(0.004...0.03)
      position = position + speed * generator.double(in: 0.3...1.2)
      finger(.move, position, kind: kind)
    }
    if generator.bool() { pass(0.05...0.2) } else { pass(0...0.02) }
    finger(.up, position, kind: kind)
    return "drag"
  }

  /// A fast stroke along the vertical, up or down.
  mutating func fling() -> String {
    var position = place()
    finger(.down, position)
    let direction = generator.bool() ? 1.0 : -1
    let speed = direction * generator.double(in: 5...90)
    for step in 1...generator.int(in: 3...6) {
      pass(0.006...0.012)
      // A thumb gains speed.
      position.y += speed * Double(step) / 3
      position.x += generator.double(in: -2...2)
      finger(.move, position)
    }
    pass(0...0.008)
    finger(.up, position)
    return "fling"
  }

  /// A stroke that turns round, once or often.
  mutating func turningDrag() -> String {
    var position = place()
    finger(.down, position)
    for _ in 0..<generator.int(in: 3...7) {
      pass(0.006...0.03)
      position.y += generator.double(in: -400...400)
      finger(.move, position)
    }
    pass(0...0.1)
    finger(.up, position)
    return "turning drag"
  }

  /// A stroke to the side, some of them slanted.
  mutating func sidewaysSwipe() -> String {
    var position = place()
    finger(.down, position)
    let speed = generator.double(in: -60...60)
    let slant = generator.bool() ? 0 : generator.double(in: -1.2...1.2)
    for _ in 0..<generator.int(in: 3...5) {
      pass(0.006...0.016)
      position = position + Vector(x: speed, y: speed * slant)
      finger(.move, position)
    }
    pass(0...0.1)
    finger(.up, position)
    return "swipe"
  }

  /// A touch that hardly moves.
  mutating func tap() -> String {
    let position = place()
    finger(.down, position)
    pass(0.01...0.12)
    if generator.bool() {
      finger(.move, position + Vector(x: generator.double(in: -3...3), y: generator.double(in: -3...3)))
    }
    pass(0...0.05)
    finger(.up, position)
    return "tap"
  }

  /// A drag to which a second finger comes, and which either of them may outlast.
  mutating func twoFingers() -> String {
    var places = [place(), place()]
    finger(.down, places[0])
    for _ in 0..<generator.int(in: 0...3) {
      pass(0.006...0.02)
      places[0].y += generator.double(in: -40...40)
      finger(.move, places[0])
    }
    pass(0...0.02)
    finger(.down, places[1], id: 1)
    for _ in 0..<generator.int(in: 2...5) {
      pass(0.004...0.02)
      let id = generator.int(in: 0...1)
      places[id] = places[id] + Vector(x: generator.double(in: -6...6), y: generator.double(in: -60...60))
      finger(.move, places[id], id: id)
    }
    let first = generator.int(in: 0...1)
    pass(0...0.02)
    finger(.up, places[first], id: first)
    // A fling that begins here may end as the other finger lifts: a frame must show it.
    frameMoments.append(time)
    let last = 1 - first
    for _ in 0..<generator.int(in: 0...3) {
      pass(0.004...0.02)
      places[last].y += generator.double(in: -50...50)
      finger(.move, places[last], id: last)
    }
    pass(0...0.06)
    finger(.up, places[last], id: last)
    return "two fingers"
  }

  /// A drag that the system takes away, or in which the scene is told to do something else.
  mutating func interruptedDrag() -> String {
    var position = place()
    finger(.down, position)
    for _ in 0..<generator.int(in: 1...3) {
      pass(0.006...0.02)
      position.y += generator.double(in: -120...120)
      finger(.move, position)
    }
    pass(0...0.03)
    switch generator.int(in: 0...4) {
    case 0: finger(.cancel, position)
    case 1: add(.blur)
    case 2: addCommand()
    case 3: addTuning()
    default: addResize()
    }
    for _ in 0..<generator.int(in: 1...2) {
      pass(0.006...0.02)
      position.y += generator.double(in: -120...120)
      finger(.move, position)
    }
    pass(0...0.05)
    finger(.up, position)
    return "interrupted drag"
  }
}
