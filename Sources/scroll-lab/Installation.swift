import LabKit
import MotionCore

/// What the program found where it is installed: assets, presets, and with them everything that can be chosen.
struct Installation {
  /// The folder of assets.
  let assets: String
  /// The presets of the program and of the user.
  let presets: PresetLibrary
  /// Everything that can be chosen by id.
  let catalogue: Catalogue

  /// Looks for assets and reads the presets; tells of those of the user's that are left out.
  init() throws {
    assets = try AssetLocator().folder()
    presets = try PresetLibrary(assets: assets)
    catalogue = Catalogue.lab(presets: presets)
    for warning in presets.warnings { Console.complain("\(warning); the preset is left out") }
  }

  /// The preset with an id.
  ///
  /// - Throws: `UsageError` that lists the presets there are.
  func preset(_ id: String) throws -> Preset {
    guard let preset = presets.preset(id) else {
      throw UsageError.unknown("preset", id, allowed: presets.presets.map(\.id))
    }
    return preset
  }

  /// Starts a run without a window.
  func start(_ configuration: RunConfiguration) throws -> any HeadlessRun {
    try LabSession(configuration, preset: try preset(configuration.preset))
  }
}
