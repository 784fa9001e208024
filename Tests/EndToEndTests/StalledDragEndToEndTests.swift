import Foundation
import Testing

/// Drags in a window whose program is stopped in their middle.
///
/// The pointer moves 400 times a second by a script whose times are exact. What counts is the release that the recorded
/// trace tells, and the middle one of several, so that a busy machine disturbs but some of them.
@Suite(
  .serialized,
  .enabled(if: VirtualCompositor.isInstalled, "skipped: install sway to move a compositor's pointer over a window"))
struct StalledDragEndToEndTests {
  private static let speed = 1600.0
  private static let seconds = 0.3
  /// From the beginning of a drag to that of the next.
  private static let period = 0.6
  private static let count = 5

  /// Drags upwards and downwards in turn, each of them as fast as the others.
  private static let script = (0..<count).flatMap { index in
    let moves = Int(seconds * 400)
    func place(_ move: Int) -> String {
      // Tenths of a unit, since a move is less than a few units long.
      let way = speed * seconds * 10 * Double(move) / Double(moves)
      let y = index % 2 == 0 ? 8000 - way : 8000 - speed * seconds * 10 + way
      return "move 2510 \(Int(y.rounded())) 12800 10000"
    }
    let start = [place(0), "wait 10", "press"]
    let drag = (1...moves).flatMap { ["wait \($0 % 2 == 0 ? 2 : 3)", place($0)] }
    return start + drag + ["release", "wait \(Int((period - seconds) * 1000) - 10)"]
  }

  private func speeds(_ options: [String], isStopped: Bool) throws -> [Double] {
    let holds = (0..<Self.count).map { Double($0) * Self.period + 0.01 + 0.15 }
    let run = try TrackpadRun(
      Self.script, in: VirtualCompositor(), options: options, rest: 0.2, holds: isStopped ? holds : [])
    #expect(run.releases.count == Self.count)
    return run.releases.sorted()
  }

  @Test(
    "A program that is stopped for 100 ms in the middle of a drag flings with the drag's speed",
    arguments: [([], 0.05), (["--input", "sdl"], 0.15)])
  func stalled(options: [String], tolerance: Double) throws {
    let stopped = try speeds(options, isStopped: true)[Self.count / 2]
    let running = try speeds(options, isStopped: false)[Self.count / 2]
    #expect(abs(running / Self.speed - 1) < tolerance)
    #expect(abs(stopped / running - 1) < tolerance)
  }
}
