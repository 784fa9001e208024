import InputEvents
import Primitives

extension RandomStrokes {
  /// A two-finger pan, with a lift that is reported or must be found.
  mutating func trackpad() -> String {
    let position = place()
    let lift: ScrollEvent.Lift = generator.bool() ? .native : .inferred
    func step(_ phase: ScrollEvent.Phase, _ delta: Vector) -> InputEvent.Kind {
      .scroll(ScrollEvent(phase: phase, delta: delta, position: position, lift: lift))
    }
    let isSteep = generator.int(in: 0...2) != 0
    let speed = Vector(
      x: generator.double(in: -1...1) * (isSteep ? 3 : 60), y: generator.double(in: -1...1) * (isSteep ? 90 : 3))
    add(step(.began, .zero))
    for _ in 0..<generator.int(in: 2...6) {
      pass(0.006...0.02)
      add(step(.changed, speed * generator.double(in: 0.4...1.2)))
    }
    if lift == .native {
      pass(0...0.08)
      add(step(generator.int(in: 0...5) == 0 ? .cancelled : .ended, .zero))
    } else {
      // Long enough for the end to be found within the stroke; a frame must show what follows from it.
      frameMoments += (1...6).map { time + Double($0) * 0.015 }
      pass(0.1...0.2)
      add(.key("trackpad"))
    }
    return "trackpad"
  }

  /// Some notches of a wheel.
  mutating func wheel() -> String {
    let position = place()
    for _ in 0..<generator.int(in: 1...4) {
      let notches = Double(generator.int(in: -4...4))
      let isSideways = generator.int(in: 0...5) == 0
      let ticks = isSideways ? Vector(x: notches, y: 0) : Vector(x: 0, y: notches)
      add(.wheel(WheelEvent(ticks: ticks, position: position)))
      // Each notch begins a motion of its own, which a frame must show.
      frameMoments.append(time)
      pass(0.01...0.15)
    }
    return "wheel"
  }

  /// A command by itself.
  mutating func command() -> String {
    addCommand()
    pass(0...0.05)
    return "command"
  }

  /// New values by themselves.
  mutating func tuning() -> String {
    addTuning()
    pass(0...0.05)
    return "tuning"
  }

  /// A new size by itself.
  mutating func resizing() -> String {
    addResize()
    pass(0...0.05)
    return "new size"
  }

  mutating func addCommand() {
    guard !field.commands.isEmpty else { return }
    let command = field.commands[generator.int(in: 0...field.commands.count - 1)]
    add(.perform(command.id, command.argument))
  }

  mutating func addTuning() {
    guard !field.tunables.isEmpty else { return }
    let tunable = field.tunables[generator.int(in: 0...field.tunables.count - 1)]
    add(.set([TuneChange(id: tunable.id, value: Double(generator.int(in: tunable.range)))]))
  }

  mutating func addResize() {
    guard !field.sizes.isEmpty else { return }
    add(.resize(field.sizes[generator.int(in: 0...field.sizes.count - 1)]))
  }
}
