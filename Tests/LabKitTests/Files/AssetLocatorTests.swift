import LabKit
import TestSupport
import Testing

@Suite("Finding assets")
struct AssetLocatorTests {
  @Test("The environment variable wins, and nothing else is looked at")
  func variable() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Presets/x.json")
    let locator = AssetLocator(environment: [AssetLocator.variable: folder.path], executable: nil)
    #expect(try locator.folder() == folder.path)
    let wrong = AssetLocator(environment: [AssetLocator.variable: "/nowhere"], executable: nil)
    #expect(throws: InputFileError.self) { try wrong.folder() }
  }

  @Test("An installed program finds them in share, beside bin")
  func installed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "share/scroll-lab/Presets/x.json")
    let program = try folder.write("", to: "bin/scroll-lab")
    let locator = AssetLocator(environment: [:], executable: program, source: "/nowhere/x.swift")
    #expect(try locator.folder() == "\(folder.path)/share/scroll-lab")
  }

  @Test("A built program finds them in the package above it")
  func built() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Assets/Presets/x.json")
    let program = try folder.write("", to: ".build/machine/release/scroll-lab")
    let locator = AssetLocator(environment: [:], executable: program, source: "/nowhere/x.swift")
    #expect(try locator.folder() == "\(folder.path)/Assets")
  }

  @Test("A program that was moved finds those of the package that it was built from")
  func moved() throws {
    let locator = AssetLocator(environment: [:], executable: "/opt/elsewhere/scroll-lab")
    #expect(try locator.folder() == "\(PackageFolder.path)/Assets")
  }
}
