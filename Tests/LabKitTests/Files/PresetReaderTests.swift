import Foundation
import LabKit
import MotionCore
import TestSupport
import Testing

@Suite("Preset files")
struct PresetReaderTests {
  private func read(_ values: String, further: String = "") throws -> Preset {
    let text = """
      { "format": "scroll-lab-preset", "version": 1, "id": "mine", "title": "Mine", "about": "x",\(further)
        "values": {
      \(values) } }
      """
    return try PresetReader.read(TextFile.parseJSON(text, file: "mine.json"), file: "mine.json")
  }

  @Test("Values are set by the id of the tunable; the rest stays as in ios")
  func values() throws {
    let preset = try read(#""decay.rate": 0.99, "edge.model": 1"#)
    var expected = PhysicsConstants()
    expected.decayRate = 0.99
    expected.edgeModelNumber = 1
    #expect(preset.constants == expected)
    #expect(preset.id == "mine")
  }

  @Test("An unknown tunable is an error that names the key and what was meant")
  func unknown() {
    let error = #expect(throws: InputFileError.self) { try read(#""decay.rates": 0.99"#) }
    #expect(error?.line == 3)
    #expect(error?.field == "values")
    #expect(error?.problem.hasPrefix("unknown tunable \"decay.rates\"; did you mean \"decay.rate\"?") == true)
  }

  @Test("A value out of range is an error that names the key and the range")
  func outOfRange() {
    let error = #expect(throws: InputFileError.self) { try read(#""decay.rate": 2"#) }
    #expect(
      error?.description
        == "mine.json:3: values.decay.rate: expected a number from 0.9 to 0.9999, found 2")
  }

  @Test("A choice takes whole numbers only")
  func choice() {
    let error = #expect(throws: InputFileError.self) { try read(#""edge.model": 0.5"#) }
    #expect(error?.field == "values.edge.model")
  }

  @Test("A newer version is refused with both versions named")
  func version() throws {
    let text = #"{ "format": "scroll-lab-preset", "version": 7, "news": 1 }"#
    let error = #expect(throws: InputFileError.self) {
      try PresetReader.read(TextFile.parseJSON(text, file: "x"), file: "x")
    }
    #expect(error?.problem == "the file is version 7 of scroll-lab-preset; this program reads versions up to 1")
  }

  @Test("The presets of the program are read in the order of menus, each id once")
  func bundled() throws {
    let library = try PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: nil)
    #expect(library.presets.map(\.id) == Preset.bundledIDs)
  }

  @Test("A user's preset comes after the program's; one that is wrong or takes an id is left out with a warning")
  func user() throws {
    let folder = try TemporaryFolder()
    let head = #"{ "format": "scroll-lab-preset", "version": 1, "values": {}, "id": "#
    try folder.write(head + #""mine" }"#, to: "a.json")
    try folder.write(head + #""ios" }"#, to: "b.json")
    try folder.write("{", to: "c.json")
    let library = try PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: folder.path)
    #expect(library.presets.map(\.id) == Preset.bundledIDs + ["mine"])
    #expect(library.warnings.map(\.file) == ["\(folder.path)/b.json", "\(folder.path)/c.json"])
  }

  @Test("The user's folder follows XDG_CONFIG_HOME, else HOME")
  func folder() {
    let configured = PresetLibrary.userFolder(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"])
    #expect(configured == "/c/scroll-lab/presets")
    #expect(PresetLibrary.userFolder(environment: ["HOME": "/h"]) == "/h/.config/scroll-lab/presets")
    #expect(PresetLibrary.userFolder(environment: [:]) == nil)
    #expect(PresetLibrary.userFolder(environment: ["HOME": ""]) == nil)
  }

  @Test(
    "An id that could not be named on the command line or be the name of a file is refused",
    arguments: ["", "a,b", "../mine", "a/b", "-mine", ".mine", "a\u{0}b", "a\nb", String(repeating: "x", count: 101)])
  func ids(id: String) {
    let text = #"{ "format": "scroll-lab-preset", "version": 1, "values": {}, "id": \#(JSONText.text(id)) }"#
    let error = #expect(throws: InputFileError.self) {
      try PresetReader.read(TextFile.parseJSON(text, file: "x"), file: "x")
    }
    #expect(error?.field == "id")
    #expect(throws: Never.self) {
      let text = text.replacingOccurrences(of: JSONText.text(id), with: "\"Mein Präset 2.0_b\"")
      _ = try PresetReader.read(TextFile.parseJSON(text, file: "x"), file: "x")
    }
  }

  @Test("A title that does not stand in a line is refused", arguments: ["", "a\nb", String(repeating: "W", count: 61)])
  func titles(title: String) {
    let further = #" "title": \#(JSONText.text(title)), "#
    let text = #"{ "format": "scroll-lab-preset", "version": 1,\#(further)"values": {}, "id": "mine" }"#
    let error = #expect(throws: InputFileError.self) {
      try PresetReader.read(TextFile.parseJSON(text, file: "x"), file: "x")
    }
    #expect(error?.field == "title")
  }

  @Test("A pipe or a folder among the user's presets is left out with a warning, and not waited for")
  func pipes() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo("\(folder.path)/a.json", 0o600) == 0)
    try folder.write("", to: "b.json/inside")
    let library = try PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: folder.path)
    #expect(
      library.warnings.map(\.description)
        == ["a", "b"].map { "\(folder.path)/\($0).json: is no file that can be read" })
  }

  @Test("A name that nobody knows is cut short where it is long")
  func longNames() {
    let long = String(repeating: "x", count: 100_000)
    let error = #expect(throws: InputFileError.self) { try read("\"\(long)\": 1") }
    #expect((error?.description.count ?? 0) < 2000)
  }
}
