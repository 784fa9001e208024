import Foundation
import InputEvents
import InteractionKit
import LabKit
import Primitives
import SDLBackend

/// What a frame of the whole lab costs: the engine's step, the stage with two overlays, and the pixels in memory.
///
/// The window is on the library's driver that shows nothing, so that the display's own work is left out.
struct DrawingBenchmark {
  /// The window, in points.
  var window = Size(width: 1280, height: 800)
  /// The overlays that are on.
  var overlays = ["offsets", "states"]
  /// Frames of each fling.
  private let frames = 90

  /// A row for each part of a frame.
  func report() -> String {
    do {
      return try MainActor.assumeIsolated { try measure() }
    } catch {
      return "Skipped: \(error).\n"
    }
  }

  /// The parts of a frame, in milliseconds.
  private struct Cost {
    var step: [Double] = []
    var stage: [Double] = []
    var pixels: [Double] = []
  }

  @MainActor
  private func measure() throws -> String {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let assets = try AssetLocator().folder()
    let presets = try PresetLibrary(assets: assets)
    guard let preset = presets.preset("ios") else { return "Skipped: there is no preset «ios».\n" }
    let session = try LabSession(
      RunConfiguration(scene: "profile", strategy: "coordinated", preset: "ios"), preset: preset)
    let stage = LabStage(overlays: overlays)
    let shown = try Window(
      WindowConfiguration(title: "Drawing", size: window, renderer: .software),
      fonts: try FontLibrary(directory: "\(assets)/Fonts"))
    var cost = Cost()
    var time = 0.0
    for fling in 0..<6 {
      for events in Self.fling(isUp: fling % 2 == 0, from: time) + Array(repeating: [], count: frames) {
        time += 1.0 / 60
        try frame(events, Timestamp(time), session, stage, shown, &cost)
      }
      time += 5
      _ = session.step([], at: Timestamp(time)) as FrameOutput
    }
    var table = TextTable(["part of a frame", "median ms", "p95", "max"])
    let whole = cost.step.indices.map { cost.step[$0] + cost.stage[$0] + cost.pixels[$0] }
    for (name, values) in [
      ("engine", cost.step), ("stage and overlays", cost.stage), ("pixels", cost.pixels), ("whole", whole),
    ] {
      let sorted = values.sorted()
      table.add(
        [name]
          + [sorted.count / 2, sorted.count * 95 / 100, sorted.count - 1].map { fixed(sorted[$0], 3) })
    }
    return table.text
  }

  @MainActor
  private func frame(
    _ events: [InputEvent], _ time: Timestamp, _ session: LabSession, _ stage: LabStage,
    _ shown: SDLBackend.Window, _ cost: inout Cost
  ) throws {
    let clock = MonotonicClock()
    let start = clock.now
    let output: FrameOutput = session.step(events, at: time)
    let stepped = clock.now
    let list = stage.displayList(of: output, window: window)
    let composed = clock.now
    try shown.present(list)
    cost.step.append((stepped - start) * 1000)
    cost.stage.append((composed - stepped) * 1000)
    cost.pixels.append((clock.now - composed) * 1000)
  }

  /// A fast stroke of a finger, as the events of one frame after the other.
  private static func fling(isUp: Bool, from start: Double) -> [[InputEvent]] {
    let steps = 8
    return (0...steps + 1).map { step in
      let phase: PointerEvent.Phase = step == 0 ? .down : step > steps ? .up : .move
      let way = Double(min(step, steps)) * 40
      let event = PointerEvent(
        id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: isUp ? 720 - way : 320 + way))
      return [InputEvent(time: Timestamp(start + Double(step + 1) / 60), kind: .pointer(event))]
    }
  }
}
