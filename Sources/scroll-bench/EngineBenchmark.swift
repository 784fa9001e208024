import Drawing
import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives

/// The microseconds of a whole step: events, arbitration, motion, layout, display list, and everything that is published.
struct EngineBenchmark {
  /// The steps of each measurement.
  var steps = 400
  /// The measurements of which the fastest counts.
  var repetitions = 9

  /// The stack by depth, the profile, and a list by its length.
  func report() -> String {
    var stack = TextTable(["stack.depth", "drag µs", "fling µs", "rest µs", "drag µs a level"])
    for depth in [2, 4, 8, 16, 32] {
      let make = { Self.lab("stack", [TuneChange(id: "stack.depth", value: Double(depth))]) }
      let drag = drag(make())
      stack.add(
        ["\(depth)", fixed(drag, 1), fixed(fling(make()), 1), fixed(rest(make()), 1), fixed(drag / Double(depth), 2)])
    }
    var others = TextTable(["", "drag µs", "fling µs", "rest µs"])
    for scene in ["profile", "pages", "scratch"] {
      others.add([
        scene, fixed(drag(Self.lab(scene)), 1), fixed(fling(Self.lab(scene)), 1), fixed(rest(Self.lab(scene)), 1),
      ])
    }
    for rows in [60, 1000, 1_000_000] {
      others.add([
        "list of \(rows) rows", fixed(drag(Self.list(rows)), 2), fixed(fling(Self.list(rows)), 2),
        fixed(rest(Self.list(rows)), 2),
      ])
    }
    return stack.text + "\n" + others.text
  }

  /// An engine with what has to live as long as it.
  private struct Subject {
    let engine: InteractionEngine
    let owner: AnyObject
  }

  private static func lab(_ scene: String, _ tune: [TuneChange] = []) -> Subject {
    let preset = Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
    guard let session = try? LabSession(RunConfiguration(scene: scene, tune: tune), preset: preset) else {
      preconditionFailure("the lab has the scene \(scene)")
    }
    return Subject(engine: session.engine, owner: session)
  }

  private static func list(_ rows: Int) -> Subject {
    let engine = InteractionEngine(viewport: Size(width: 390, height: 844), physics: PhysicsConstants())
    let list = ListView(name: "list", frame: Rect(x: 0, y: 0, width: 390, height: 844), rowHeight: 72)
    list.rowCount = rows
    list.drawRow = { row, rect, canvas in
      canvas.text("Row \(row % 50)", in: rect, TextStyle(.regular, size: 15, color: .black))
      canvas.fill(Rect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1), Color(white: 0.9))
    }
    engine.window.addSubview(list)
    return Subject(engine: engine, owner: list)
  }

  /// A step with a move of the finger, back and forth over nine points.
  private func drag(_ subject: Subject) -> Double {
    var time = begin(subject)
    let cost = fastest { step in
      time += 0.004
      let y = 500 - Double(step % 20 < 10 ? step % 20 : 20 - step % 20)
      send(subject, .move, y, time)
    }
    return cost
  }

  /// A step with nothing but inertia.
  private func fling(_ subject: Subject) -> Double {
    var best = Double.infinity
    for _ in 0..<repetitions {
      var time = begin(subject)
      for move in 0..<6 {
        time += 0.008
        send(subject, .move, 500 - 20 * Double(move), time)
      }
      send(subject, .up, 400, time)
      // So short that the inertia lasts for all steps.
      best = min(
        best,
        mean(of: steps) { _ in
          time += 0.0005
          _ = subject.engine.step([], at: Timestamp(time))
        })
      time += 20
      _ = subject.engine.step([], at: Timestamp(time))
    }
    return best
  }

  /// A step in which nothing happens.
  private func rest(_ subject: Subject) -> Double {
    var time = 0.0
    return fastest { _ in
      time += 0.008
      _ = subject.engine.step([], at: Timestamp(time))
    }
  }

  /// Brings a finger down and has its pan begin.
  ///
  /// - Returns: the time of the engine then.
  private func begin(_ subject: Subject) -> Double {
    var time = subject.engine.step([], at: .zero).inspector.time.seconds
    for y in [560.0, 540, 520, 500] {
      time += 0.008
      send(subject, y == 560 ? .down : .move, y, time)
    }
    return time
  }

  private func send(_ subject: Subject, _ phase: PointerEvent.Phase, _ y: Double, _ seconds: Double) {
    let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y))
    _ = subject.engine.step(
      [InputEvent(time: Timestamp(seconds), kind: .pointer(pointer))], at: Timestamp(seconds))
  }

  private func fastest(_ call: (Int) -> Void) -> Double {
    (0..<repetitions).map { _ in mean(of: steps, call) }.min() ?? .infinity
  }

  /// The microseconds of one of so many calls.
  private func mean(of count: Int, _ call: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let took = clock.measure { for step in 0..<count { call(step) } }
    return (Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18) / Double(count) * 1e6
  }
}
