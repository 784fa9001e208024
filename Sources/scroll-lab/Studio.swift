import Drawing
import InteractionKit
import LabKit
import Primitives
import SDLBackend

/// A run, or several side by side, whose frames are drawn off-screen.
final class Studio {
  /// What is drawn: the phone's screen alone, or a whole window with it.
  private enum Shot {
    case screen
    case stage(LabStage, Size)
  }

  private let runs: [ComparedRun]
  private let shot: Shot
  private let fonts: FontLibrary
  private let scale: Double
  private var surface: OffscreenSurface?

  /// Sets up the runs.
  ///
  /// - Parameters:
  ///   - choices: what runs; several stand side by side.
  ///   - overlays: what lies over the first of them; with any the whole stage is drawn.
  ///   - size: the size of the stage in points; nil for the lab's own, or for the screen alone.
  ///   - scale: pixels for a point.
  init(
    _ choices: [ComparedChoice], overlays: [String], size: Size?, scale: Double, _ installation: Installation
  ) throws {
    runs = try choices.map { try ComparedRun($0, presets: installation.presets.presets) }
    self.scale = scale
    fonts = try FontLibrary(directory: "\(installation.assets)/Fonts")
    if overlays.isEmpty, size == nil, choices.count == 1 {
      shot = .screen
    } else {
      var info = StageInfo(choices[0].configuration, catalogue: installation.catalogue)
      info.scale = scale
      let stage = LabStage(overlays: overlays, info: info)
      shot = .stage(stage, size ?? LabStage.defaultWindow)
      runs[0].hiddenContentArea = stage.hiddenContentArea(viewport: choices[0].configuration.viewport)
    }
  }

  /// Plays frames until the plan is over.
  ///
  /// - Parameter visit: gets each frame that has been stepped; false ends the play.
  func play(_ plan: FramePlan, _ visit: (PlannedFrame) throws -> Bool) rethrows {
    var plan = plan
    while let planned = plan.next(isSettled: isSettled) {
      runs[0].step(planned.events, at: planned.time)
      for run in runs.dropFirst() { run.follow(planned.events, at: planned.time) }
      guard try visit(planned) else { return }
    }
  }

  private var isSettled: Bool { runs.allSatisfy { $0.output?.inspector.isSettled ?? false } }

  /// Draws the present frame.
  func draw() -> PixelBuffer? {
    guard let output = runs[0].output else { return nil }
    return surface(for: output).draw(displayList(of: output))
  }

  /// Draws the present frame into a PNG file.
  ///
  /// - Throws: `OutputFileError`.
  func write(to path: String) throws {
    guard let output = runs[0].output else { return }
    do {
      try surface(for: output).write(displayList(of: output), to: path)
    } catch {
      throw OutputFileError(file: path)
    }
  }

  private func displayList(of output: FrameOutput) -> DisplayList {
    switch shot {
    case .screen: output.displayList
    case .stage(let stage, let size):
      runs.count > 1
        ? stage.displayList(of: runs, selected: 0, window: size) : stage.displayList(of: output, window: size)
    }
  }

  /// The surface for a frame: a run may change the size of its viewport on the way.
  private func surface(for output: FrameOutput) -> OffscreenSurface {
    let size =
      switch shot {
      case .screen: output.inspector.viewport
      case .stage(_, let size): size
      }
    if let surface, surface.width == size.width, surface.height == size.height { return surface }
    let new = OffscreenSurface(width: size.width, height: size.height, scale: scale, fonts: fonts)
    surface = new
    return new
  }
}
