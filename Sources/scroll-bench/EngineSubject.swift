import Drawing
import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives

/// An engine whose steps are measured, one situation after the other.
final class EngineSubject {
  /// What is on while steps are counted.
  enum Situation: String, CaseIterable {
    /// A finger moves in each step, back and forth over nine points.
    case drag
    /// Nothing but inertia.
    case fling
    /// Nothing at all.
    case rest
  }

  /// What is measured, as a row of the table.
  let name: String
  private let engine: InteractionEngine
  /// What has to live as long as the engine.
  private let owner: AnyObject
  private var time = 0.0
  /// The strokes so far: every second one leads back, so that content does not come to its end.
  private var strokes = 0

  private init(_ name: String, _ engine: InteractionEngine, _ owner: AnyObject) {
    self.name = name
    self.engine = engine
    self.owner = owner
  }

  /// A scene of the lab as it begins.
  convenience init(_ name: String, scene: String, _ tune: [TuneChange] = []) {
    let preset = Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
    guard let session = try? LabSession(RunConfiguration(scene: scene, tune: tune), preset: preset) else {
      preconditionFailure("the lab has the scene \(scene)")
    }
    self.init(name, session.engine, session)
  }

  /// Nothing but a list of so many rows.
  convenience init(_ name: String, rows: Int) {
    let engine = InteractionEngine(viewport: Size(width: 390, height: 844), physics: PhysicsConstants())
    let list = ListView(name: "list", frame: Rect(x: 0, y: 0, width: 390, height: 844), rowHeight: 72)
    list.rowCount = rows
    list.drawRow = { row, rect, canvas in
      canvas.text("Row \(row % 50)", in: rect, TextStyle(.regular, size: 15, color: .black))
      canvas.fill(Rect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1), Color(white: 0.9))
    }
    engine.window.addSubview(list)
    self.init(name, engine, list)
  }

  /// The microseconds of one of so many steps in a situation, which is brought about first and is over afterwards.
  func cost(of steps: Int, in situation: Situation) -> Double {
    strokes += 1
    let way = strokes.isMultiple(of: 2) ? -1.0 : 1.0
    switch situation {
    case .drag:
      begin(way)
      let cost = mean(of: steps) { step in
        time += 0.004
        send(.move, 440 - way * Double(step % 20 < 10 ? step % 20 : 20 - step % 20))
      }
      send(.up, 440)
      comeToRest()
      return cost
    case .fling:
      begin(way)
      for move in 1...6 {
        time += 0.008
        send(.move, 440 - way * 20 * Double(move))
      }
      send(.up, 440 - way * 120)
      // So short that the inertia lasts for all steps.
      let cost = mean(of: steps) { _ in
        time += 0.0005
        _ = engine.step([], at: Timestamp(time))
      }
      comeToRest()
      return cost
    case .rest:
      return mean(of: steps) { _ in
        time += 0.008
        _ = engine.step([], at: Timestamp(time))
      }
    }
  }

  /// Brings a finger down and has its pan begin.
  private func begin(_ way: Double) {
    for move in 0...3 {
      time += 0.008
      send(move == 0 ? .down : .move, 440 + way * 20 * Double(3 - move))
    }
  }

  /// Lets everything end that the last stroke has led to.
  private func comeToRest() {
    for _ in 0..<3 {
      time += 10
      _ = engine.step([], at: Timestamp(time))
    }
  }

  private func send(_ phase: PointerEvent.Phase, _ y: Double) {
    let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y))
    _ = engine.step([InputEvent(time: Timestamp(time), kind: .pointer(pointer))], at: Timestamp(time))
  }

  /// The microseconds of one of so many calls; a fifth more of them are made before, so that all is at hand.
  private func mean(of count: Int, _ call: (Int) -> Void) -> Double {
    for step in 0..<(count / 5) { call(step) }
    let clock = ContinuousClock()
    let took = clock.measure { for step in 0..<count { call(step) } }
    return (Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18) / Double(count) * 1e6
  }
}
