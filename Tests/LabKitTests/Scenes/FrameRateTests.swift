import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// Every preset and every scene takes the same path at any frame rate.
struct FrameRateTests {
  private static let presets: [Preset] =
    (try? PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: nil).presets) ?? []

  /// A stroke along a straight line with a move each 8 ms.
  private static func stroke(
    from start: Point, to end: Point, at time: Double, moves: Int, hold: Double = 0
  ) -> [InputEvent] {
    func event(_ phase: PointerEvent.Phase, _ place: Point, _ moment: Double) -> InputEvent {
      let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: place)
      return InputEvent(time: Timestamp(moment), kind: .pointer(pointer))
    }
    let steps = (1...moves).map { step in
      event(.move, start + (end - start) * (Double(step) / Double(moves)), time + Double(step) * 0.008)
    }
    let lift = time + Double(moves) * 0.008 + hold
    return [event(.down, start, time)] + steps + [event(.up, end, lift)]
  }

  /// Flings, a pull beyond the top, a turned page, a touch that stops a fling, and a page let go in the middle.
  private static let script: [InputEvent] =
    stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 420), at: 0.1, moves: 12)
    + stroke(from: Point(x: 195, y: 400), to: Point(x: 195, y: 402), at: 0.5, moves: 1)
    + stroke(from: Point(x: 195, y: 300), to: Point(x: 195, y: 620), at: 0.9, moves: 14)
    + stroke(from: Point(x: 195, y: 400), to: Point(x: 195, y: 700), at: 3.2, moves: 40, hold: 0.2)
    + stroke(from: Point(x: 330, y: 560), to: Point(x: 120, y: 560), at: 4.4, moves: 10)
    + stroke(from: Point(x: 330, y: 560), to: Point(x: 220, y: 560), at: 5.6, moves: 16, hold: 0.15)

  private static let end = 7.0
  private static let common = (0...Int(end * 30)).map { Double($0) / 30 }

  /// The offsets at the common moments with frames at the moments given.
  private static func path(_ scene: SceneDescriptor, _ preset: Preset, frames: [Double]) throws -> [[Double]] {
    let session = try LabSession(RunConfiguration(scene: scene.id), preset: preset)
    var next = 0
    var commons = common[...]
    var path: [[Double]] = []
    for moment in frames {
      var due: [InputEvent] = []
      while next < script.count, script[next].time.seconds <= moment {
        due.append(script[next])
        next += 1
      }
      let frame: FrameOutput = session.step(due, at: Timestamp(moment))
      guard let wanted = commons.first, moment >= wanted else { continue }
      commons.removeFirst()
      path.append(frame.inspector.scrollViews.flatMap { [$0.offset.x, $0.offset.y] })
    }
    return path
  }

  @Test("The presets come with the program")
  func presetsAreThere() { #expect(Self.presets.map(\.id) == Preset.bundledIDs) }

  @Test(
    "The path is the same from 30 to 240 frames a second and with irregular frames, within a billionth",
    arguments: presets, SceneRegistry.all.map(\.id))
  func samePath(preset: Preset, sceneID: String) throws {
    let scene = try #require(SceneRegistry.scene(sceneID))
    var generator = SeededGenerator(seed: 21)
    var irregular = Self.common
    for _ in 0..<200 { irregular.append(generator.double(in: 0...Self.end)) }
    let rates = [60.0, 240].map { rate in (0...Int(Self.end * rate)).map { Double($0) / rate } }
    let others = (rates + [irregular]).map { Array(Set($0 + Self.common)).sorted() }
    let reference = try Self.path(scene, preset, frames: Self.common)
    var largestWay = 0.0
    for frames in others {
      let path = try Self.path(scene, preset, frames: frames)
      #expect(path.count == reference.count)
      var largest = 0.0
      for (one, other) in zip(path, reference) {
        for (a, b) in zip(one, other) {
          largest = max(largest, abs(a - b))
          largestWay = max(largestWay, abs(a))
        }
      }
      #expect(largest <= 1e-9)
    }
    #expect(largestWay > 100)
  }
}
