import Foundation
import InteractionKit
import LabKit
import Primitives
import SDLBackend

extension Command {
  /// Draws frames of a file as pictures, without a display.
  @MainActor static let render = Command(
    specification: CommandSpecification(
      "render", "draw frames of a trace or a case as pictures, without a display", operands: .one("FILE"),
      options: [
        OptionSpecification("out", .text("FILE.png|DIR"), "the picture, or the folder for several"),
        OptionSpecification("at", .list("T"), "the times of the pictures in seconds, instead of the end"),
        OptionSpecification("hz", .number("N", 1...10000), "frames a second, instead of the file's"),
        OptionSpecification("scale", .number("X", 0.25...8), "pixels for a point; 1 if left out"),
        OptionSpecification("overlay", .list("ID"), "draw the whole stage with these overlays"),
      ],
      notes: """
        Without --overlay the picture is what the phone shows. Several times give FILE-1.png, FILE-2.png and so on.
        A folder gets frame-00000.png and so on: those at the times, or every frame where --at is left out.
        """)
  ) { parsed in
    Interruption.exitAtOnce()
    guard let out = parsed.text("out") else {
      throw UsageError("expected --out with the name of the picture", command: parsed.name)
    }
    let selection = try PictureSelection(out: out, times: parsed.list("at"), command: parsed.name)
    let installation = try Installation()
    let check = IdentifierCheck(catalogue: installation.catalogue, command: parsed.name)
    for overlay in parsed.list("overlay") { try check.overlay(overlay) }
    let playback = try Playback(
      file: parsed.operands[0], catalogue: installation.catalogue, hertz: parsed.number("hz"))
    playback.warnings.forEach(Console.complain)
    if selection.isFolder { try PictureFolder.make(out) }
    let studio = try Studio(
      playback.configuration, overlays: parsed.list("overlay"), scale: parsed.number("scale") ?? 1, installation)
    try studio.render(playback.plan, selection)
    return .done
  }
}

/// Makes folders for pictures.
private enum PictureFolder {
  static func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputFileError(file: path)
    }
  }
}

/// A run whose frames are drawn off-screen.
private final class Studio {
  private let session: LabSession
  private let stage: LabStage?
  private let fonts: FontLibrary
  private let scale: Double
  private var surface: OffscreenSurface?

  init(_ configuration: RunConfiguration, overlays: [String], scale: Double, _ installation: Installation) throws {
    session = try LabSession(configuration, preset: try installation.preset(configuration.preset))
    let info = StageInfo(configuration, catalogue: installation.catalogue)
    let stage = overlays.isEmpty ? nil : LabStage(overlays: overlays, info: info)
    session.engine.hiddenContentArea = stage?.hiddenContentArea(viewport: configuration.viewport)
    self.stage = stage
    self.scale = scale
    fonts = try FontLibrary(directory: "\(installation.assets)/Fonts")
  }

  /// The surface for a frame: a run may change the size of its viewport on the way.
  private func surface(for output: FrameOutput) -> OffscreenSurface {
    let size = stage == nil ? output.inspector.viewport : LabStage.defaultWindow
    if let surface, surface.width == size.width, surface.height == size.height { return surface }
    let new = OffscreenSurface(width: size.width, height: size.height, scale: scale, fonts: fonts)
    surface = new
    return new
  }

  func render(_ plan: FramePlan, _ selection: PictureSelection) throws {
    var plan = plan
    var last: (output: FrameOutput, time: Timestamp)?
    while let planned = plan.next(isSettled: last?.output.inspector.isSettled ?? false) {
      let output: FrameOutput = session.step(planned.events, at: planned.time)
      if selection.takesEveryFrame {
        try write(output, to: selection.path(planned.tick))
      } else {
        for place in selection.places(at: planned.time, after: last?.time) {
          try write(output, to: selection.path(place))
        }
      }
      last = (output, planned.time)
    }
    guard let last, !selection.takesEveryFrame else { return }
    if selection.times.isEmpty { try write(last.output, to: selection.path(0)) }
    for place in selection.places(beyond: last.time) { try write(last.output, to: selection.path(place)) }
  }

  private func write(_ output: FrameOutput, to path: String) throws {
    let list = stage?.displayList(of: output, window: LabStage.defaultWindow) ?? output.displayList
    do {
      try surface(for: output).write(list, to: path)
    } catch {
      throw OutputFileError(file: path)
    }
  }
}
