import LabKit
import Testing

@Suite("Listings")
struct ListingTests {
  @Test("Every listing is JSON that holds each id", arguments: Listing.Subject.allCases)
  func json(subject: Listing.Subject) throws {
    let node = try JSONParser.parse(Listing(subject, of: .sample).json)
    guard case .list(let elements) = node.content else {
      Issue.record("no list")
      return
    }
    let ids = elements.map { $0.member("id")?.text }
    switch subject {
    case .scenes: #expect(ids == ["shelf"])
    case .strategies: #expect(ids == ["coordinated", "switching"])
    case .presets: #expect(ids == ["ios", "gtk"])
    case .overlays: #expect(ids == ["frames"])
    case .keys: #expect(ids == [])
    case .tunables: #expect(ids == ["list0.rows", "mode", "decay.rate"])
    }
  }

  @Test("A scene's JSON holds strategies, tunables with range and default, values and commands")
  func scene() throws {
    guard case .list(let scenes) = try JSONParser.parse(Listing(.scenes, of: .sample).json).content,
      case .list(let tunables)? = scenes.first?.member("tunables")?.content,
      case .list(let commands)? = scenes.first?.member("commands")?.content
    else {
      Issue.record("a part is missing")
      return
    }
    #expect(tunables.map { $0.member("default")?.number } == [60, 0])
    #expect(tunables.map { $0.member("maximum")?.number } == [1000, 2])
    #expect(commands.map { $0.member("with")?.summary } == ["\"number\"", "a list of 2", "null"])
  }

  @Test("A table has a line an entry with aligned columns, and only the scene's where one is named")
  func table() {
    #expect(
      Listing(.tunables, of: .sample).table == """
        of       id          value  range         unit  what it is           source
        shelf    list0.rows  60     0 … 1000            Rows
        shelf    mode        0      0 … 2               Mode: 0 a, 1 b, 2 c
        physics  decay.rate  0.998  0.9 … 0.9999        Rate

        """)
    #expect(Listing(.strategies, of: .sample, scene: "other").table == "")
  }
}
