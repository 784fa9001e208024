import InteractionKit
import LabKit
import MotionCore
import TestSupport
import Testing

/// The scripted interactions that come with the program.
struct AssetCaseTests {
  private static let files: [String] = (try? CaseFolder.files(in: ["\(PackageFolder.path)/Assets/Cases"])) ?? []

  @Test("Cases come with the program")
  func thereAreCases() { #expect(Self.files.count > 100) }

  @Test("Every case holds what it expects", arguments: files)
  func holds(file: String) throws {
    let presets = try PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: nil)
    let catalogue = Catalogue.lab(presets: presets)
    let runner = CaseRunner(catalogue: catalogue) { configuration in
      let preset = try #require(presets.preset(configuration.preset))
      return try LabSession(configuration, preset: preset)
    }
    let result = try runner.run(try CaseReader(catalogue: catalogue).read(file: file))
    #expect(result.failures == [])
  }
}
