import Foundation
import InteractionKit
import LabKit
import Primitives
import SDLBackend

extension Command {
  /// Draws frames of a file as pictures or as a film, without a display.
  @MainActor static let render = Command(
    specification: CommandSpecification(
      "render", "draw frames of a trace or a case as pictures or as a film, without a display",
      operands: .one("FILE"),
      options: [
        OptionSpecification("out", .text("FILE.png|.mp4|.webm|.gif|DIR"), "the picture, the film, or a folder"),
        OptionSpecification("at", .list("T"), "the times of the pictures in seconds, instead of the end"),
        OptionSpecification("hz", .number("N", 1...10000), "frames a second, instead of the file's"),
        OptionSpecification("speed", .number("X", 0.01...100), "of a film: slow motion below 1, time lapse above"),
        OptionSpecification("scale", .number("X", 0.25...8), "pixels for a point; 1 if left out"),
        OptionSpecification("size", .size, "draw the whole stage, of this size in points"),
        OptionSpecification("overlay", .list("ID"), "draw the whole stage with these overlays"),
        OptionSpecification("compare", .list("ID"), "draw two to four strategies or presets side by side"),
      ],
      notes: """
        Without --size, --overlay and --compare the picture is what the phone shows. Several times give
        FILE-1.png, FILE-2.png and so on. A folder gets frame-00000.png and so on: those at the times, or
        every frame where --at is left out. Films are made by ffmpeg, which must be installed for them.
        """)
  ) { parsed in
    guard let out = parsed.text("out") else {
      throw UsageError("expected --out with the name of the picture", command: parsed.name)
    }
    try parsed.keepInputs(from: "out")
    let film = FilmFormat(fileName: out)
    let selection = try film == nil ? PictureSelection(out: out, times: parsed.list("at"), command: parsed.name) : nil
    try parsed.checkOptions(ofFilm: film != nil)
    let installation = try Installation()
    let check = IdentifierCheck(catalogue: installation.catalogue, command: parsed.name)
    for overlay in parsed.list("overlay") { try check.overlay(overlay) }
    let speed = parsed.number("speed") ?? 1
    let playback = try Playback(
      file: parsed.operands[0], catalogue: installation.catalogue,
      hertz: parsed.number("hz") ?? film?.hertz(atSpeed: speed))
    playback.warnings.forEach(Console.complain)
    try parsed.checkPixels(viewport: playback.configuration.viewport)
    let studio = try Studio(
      try parsed.choices(of: playback.configuration, installation.catalogue), overlays: parsed.list("overlay"),
      size: parsed.size("size"), scale: parsed.number("scale") ?? 1, installation)
    if let film { return try FilmRecorder(out, film, speed: speed).record(playback.plan, in: studio) }
    Interruption.exitAtOnce()
    if let selection { try PictureRecorder(selection).record(playback.plan, in: studio) }
    return .done
  }
}

extension ParsedCommand {
  /// Refuses options that mean nothing for what is made.
  fileprivate func checkOptions(ofFilm isFilm: Bool) throws {
    if isFilm, has("at") || !list("at").isEmpty {
      throw UsageError("--at belongs to pictures; a film shows the whole run", command: name)
    }
    if !isFilm, number("speed") != nil {
      throw UsageError("--speed belongs to films: a name that ends in .mp4, .webm or .gif", command: name)
    }
  }

  /// Refuses a picture of more pixels than the largest size has at scale 1.
  fileprivate func checkPixels(viewport: Size) throws {
    let size = self.size("size") ?? viewport
    let scale = number("scale") ?? 1
    guard size.width * size.height * scale * scale > 16384 * 16384 else { return }
    throw UsageError("--scale: a picture has at most 16384x16384 pixels", command: name)
  }

  /// What runs, alone or side by side.
  fileprivate func choices(of base: RunConfiguration, _ catalogue: Catalogue) throws -> [ComparedChoice] {
    let ids = list("compare")
    guard !ids.isEmpty else { return ComparedChoice.naming([base], catalogue: catalogue) }
    return try ComparisonIdentifiers(catalogue: catalogue, command: name).choices(ids, of: base)
  }
}
