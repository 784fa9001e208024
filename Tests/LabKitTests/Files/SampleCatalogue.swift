import LabKit

extension Catalogue {
  /// A small catalogue for tests of files, which must not depend on what the lab's scenes offer.
  static let sample = Catalogue(
    scenes: [
      Scene(
        entry: Entry(id: "shelf", title: "Shelf", about: "A shelf."),
        strategies: ["coordinated", "switching"].map { Entry(id: $0, title: $0, about: "") },
        tunables: [
          Tunable(id: "list0.rows", title: "Rows", unit: "", range: 0...1000, initial: 60),
          Tunable(id: "mode", title: "Mode", unit: "", range: 0...2, initial: 0, choices: ["a", "b", "c"]),
        ],
        values: [Value(name: "late", unit: "", meaning: "published later")],
        commands: [
          Command(id: "select-tab", about: "", argument: .number),
          Command(id: "select-detent", about: "", argument: .text(["large", "medium"])),
          Command(id: "push", about: "", argument: .none),
        ])
    ],
    presets: ["ios", "gtk"].map { Entry(id: $0, title: $0, about: "") },
    overlays: [Entry(id: "frames", title: "Frames", about: "")],
    physics: [Tunable(id: "decay.rate", title: "Rate", unit: "", range: 0.9...0.9999, initial: 0.998)])
}
