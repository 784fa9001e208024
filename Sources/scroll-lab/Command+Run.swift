import Foundation
import LabKit
import Primitives
import SDLBackend

extension Command {
  /// Opens the lab in a window.
  @MainActor static let run = Command(specification: RunOptions.specification) { parsed in
    let installation = try Installation()
    let options = try RunOptions(parsed, catalogue: installation.catalogue)
    DisplayLoss.endProgram = { error in
      let lost = LostDisplayError(cause: error, trace: options.trace)
      Console.complain("\(lost)")
      _exit(ExitStatus(lost).rawValue)
    }
    do {
      let loop = try WindowLoop(options, installation)
      Interruption.remember(waking: EventSource.wake)
      return try loop.run()
    } catch let error as WindowError {
      if case .displayLost = error { throw LostDisplayError(cause: error, trace: options.trace) }
      throw NoWindowError(cause: error)
    }
  }
}

/// There is no window to show the lab in.
struct NoWindowError: Error, CustomStringConvertible {
  /// What the display said.
  let cause: WindowError

  /// One sentence that names the command that needs no display.
  var description: String {
    "\(cause); scroll-lab render FILE --out FILE.png draws frames without a display"
  }
}

/// The display went away under the window.
struct LostDisplayError: Error, CustomStringConvertible {
  /// What the display said.
  let cause: WindowError
  /// The file that the run was recorded into, if any.
  let trace: String?

  /// One sentence that says where the recording is.
  var description: String { trace.map { "\(cause); what happened until then is in \($0)" } ?? "\(cause)" }
}

extension RunOptions {
  /// What the run starts from, where no file is replayed.
  func configuration(_ catalogue: Catalogue) throws -> RunConfiguration {
    guard let scene = catalogue.scene(self.scene ?? "") ?? catalogue.scenes.first else {
      throw UsageError("there is no scene to run", command: "run")
    }
    var configuration = RunConfiguration(
      scene: scene.entry.id, strategy: strategy ?? LiveRun.standardStrategy(of: scene), preset: preset ?? "ios")
    if LiveRun.fillsWindow(configuration.scene) { configuration.viewport = size ?? Self.fillingSize }
    return configuration
  }

  /// What runs, alone or side by side, where no file is replayed.
  func choices(_ catalogue: Catalogue) throws -> [ComparedChoice] {
    try choices(configuration(catalogue), catalogue)
  }

  /// What runs beside a configuration.
  func choices(_ configuration: RunConfiguration, _ catalogue: Catalogue) throws -> [ComparedChoice] {
    guard !compare.isEmpty else { return ComparedChoice.naming([configuration], catalogue: catalogue) }
    return try ComparisonIdentifiers(catalogue: catalogue, command: "run").choices(compare, of: configuration)
  }

  /// The size of a window that the viewport fills, where none is asked for.
  private static let fillingSize = Size(width: 400, height: 800)

  /// The size of the window in points.
  func windowSize(for configuration: RunConfiguration) -> Size {
    size ?? (LiveRun.fillsWindow(configuration.scene) ? configuration.viewport : LabStage.defaultWindow)
  }
}
