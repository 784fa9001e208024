import LabKit
import Testing

@Suite("What stands after --compare")
struct ComparisonIdentifiersTests {
  private static let catalogue: Catalogue = {
    func entry(_ id: String) -> Catalogue.Entry { Catalogue.Entry(id: id, title: id.uppercased(), about: "") }
    return Catalogue(
      scenes: [Catalogue.Scene(entry: entry("profile"), strategies: ["right", "wrong", "old", "both"].map(entry))],
      presets: ["ios", "macos", "both"].map(entry))
  }()
  private let base = RunConfiguration(scene: "profile", strategy: "right", preset: "ios")

  private func choices(_ ids: [String], limit: Int? = 4) throws -> [ComparedChoice] {
    try ComparisonIdentifiers(catalogue: Self.catalogue, command: "run").choices(ids, of: base, limit: limit)
  }

  @Test("One id stands beside the run's own; several stand for themselves")
  func oneAndSeveral() throws {
    #expect(try choices(["wrong"]).map(\.id) == ["right", "wrong"])
    #expect(try choices(["wrong", "old"]).map(\.id) == ["wrong", "old"])
    #expect(try choices(["macos"]).map(\.id) == ["ios", "macos"])
  }

  @Test("Runs are named by what they differ in")
  func names() throws {
    #expect(try choices(["right", "wrong"]).map(\.title) == ["RIGHT", "WRONG"])
    #expect(try choices(["ios", "macos"]).map(\.title) == ["IOS", "MACOS"])
    #expect(try choices(["wrong", "macos"]).map(\.title) == ["WRONG · IOS", "RIGHT · MACOS"])
  }

  @Test("An id of a strategy and a preset is ambiguous until it says which")
  func ambiguous() throws {
    #expect(
      throws: UsageError(
        "--compare: both is a strategy and a preset; write strategy:both or preset:both", command: "run")
    ) {
      try choices(["both"])
    }
    #expect(try choices(["strategy:both"]).last?.configuration.strategy == "both")
    #expect(try choices(["preset:both"]).last?.configuration.preset == "both")
  }

  @Test(
    "What cannot stand side by side is refused in a sentence",
    arguments: [
      (["wrogn"], "did you mean wrong?"), (["right"], "runs already"), (["wrong", "wrong"], "twice"),
      (["ios", "right"], "twice"), (["right", "wrong", "old", "macos", "strategy:both"], "at most 4"),
    ])
  func refused(_ ids: [String], _ words: String) throws {
    let error = try #require(throws: UsageError.self) { try choices(ids) }
    #expect("\(error)".contains(words))
  }

  @Test("Without a limit there may be any number")
  func unlimited() throws {
    #expect(try choices(["right", "wrong", "old", "macos", "strategy:both"], limit: nil).count == 5)
  }
}
