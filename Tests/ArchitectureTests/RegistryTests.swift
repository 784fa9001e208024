import TestSupport
import Testing

@Suite("Registries")
struct RegistryTests {
  /// The text of the file of a list.
  private func list(_ name: String) throws -> String {
    let files = PackageFolder.files(in: "Sources/LabKit", endingWith: "/\(name).swift")
    return try #require(files.first, "there is no \(name).swift").text
  }

  /// The types that files are named after: `<Name><Kind>.swift`, not the protocol and not extensions.
  private func types(in folder: String, kind: String) -> [String] {
    PackageFolder.files(in: "Sources/LabKit/\(folder)", endingWith: "\(kind).swift").compactMap { file in
      let name = file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
      return name == kind ? nil : name
    }
  }

  @Test("Every scene has its line in the list of scenes")
  func scenes() throws {
    let list = try list("SceneRegistry")
    let scenes = types(in: "Scenes", kind: "Scene")
    #expect(!scenes.isEmpty)
    for scene in scenes { #expect(list.contains("\(scene).descriptor"), "\(scene)") }
  }

  @Test("Every overlay has its line in the list of overlays")
  func overlays() throws {
    let list = try list("OverlayRegistry")
    for overlay in types(in: "Overlays", kind: "Overlay") { #expect(list.contains("\(overlay)("), "\(overlay)") }
  }

  @Test("Every target of the package is in the architecture's table, and every folder is a target")
  func targets() {
    #expect(SwiftSource.all.count > 100)
    let manifest = PackageFolder.files(in: ".", endingWith: "Package.swift").first { $0.path == "./Package.swift" }
    for folder in Set(SwiftSource.all.map(\.target)).sorted() {
      #expect(manifest?.text.contains("name: \"\(folder)\"") == true, "\(folder)")
    }
  }
}
