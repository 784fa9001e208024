import Foundation
import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives

/// What an hour of strokes leaves in memory: nothing, if nothing is kept that is not needed.
struct MemoryBenchmark {
  /// The scenes that are played.
  var scenes = ["profile", "feed", "sheet"]
  /// How long each is played, in minutes of its own time.
  var minutes = 60
  /// Frames a second.
  private let hertz = 60.0

  /// A row for each scene, with the resident memory after ten minutes and at the end.
  func report() -> String {
    var table = TextTable(["scene", "after 10 min, MiB", "after \(minutes) min, MiB", "growth, KiB"])
    for scene in scenes {
      let preset = Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())
      guard let session = try? LabSession(RunConfiguration(scene: scene), preset: preset) else { continue }
      var generator = SeededGenerator(seed: 11)
      var early = 0
      for minute in 0..<minutes {
        play(session, minute: minute, &generator)
        if minute == 9 { early = Self.residentBytes }
      }
      let late = Self.residentBytes
      table.add([
        scene, fixed(Double(early) / 1_048_576, 2), fixed(Double(late) / 1_048_576, 2),
        fixed(Double(late - early) / 1024, 0),
      ])
    }
    return table.text
  }

  /// A minute of strokes, one every three seconds, up and down.
  private func play(_ session: LabSession, minute: Int, _ generator: inout SeededGenerator) {
    for stroke in 0..<20 {
      let start = Double(minute * 60 + stroke * 3)
      let x = generator.double(in: 40...350)
      let from = generator.double(in: 500...800)
      let way = generator.double(in: -400...400)
      for tick in 1...Int(3 * hertz) {
        let time = Timestamp(start + Double(tick) / hertz)
        let phase: PointerEvent.Phase? = tick == 1 ? .down : tick <= 12 ? .move : tick == 13 ? .up : nil
        let events = phase.map { phase in
          let pointer = PointerEvent(
            id: 0, kind: .touch, phase: phase, position: Point(x: x, y: from + way * Double(min(tick, 12)) / 12))
          return [InputEvent(time: time, kind: .pointer(pointer))]
        }
        _ = session.step(events ?? [], at: time) as FrameOutput
      }
    }
  }

  /// The memory of this process that is in use, in bytes; 0 where the system does not say.
  private static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
