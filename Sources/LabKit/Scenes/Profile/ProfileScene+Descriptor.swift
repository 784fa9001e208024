extension ProfileScene {
  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "profile", title: "Profile",
        about: "A header, a sticky menu bar and a pager of lists: one finger moves the page and the list as one."),
      strategies: ProfileStrategies.all.map(\.entry),
      tunables: [
        Catalogue.Tunable(
          id: "header.height", title: "Height of the header", unit: "pt", range: 88...2000, initial: 300),
        Catalogue.Tunable(
          id: "bar.height", title: "Height of the navigation bar", unit: "pt", range: 44...200, initial: 88),
        Catalogue.Tunable(
          id: "list0.rows", title: "Rows of the first list", unit: "", range: 0...100_000, initial: 60, isCount: true),
        Catalogue.Tunable(
          id: "list1.rows", title: "Rows of the second list", unit: "", range: 0...100_000, initial: 1000, isCount: true
        ),
        Catalogue.Tunable(
          id: "list2.rows", title: "Rows of the third list", unit: "", range: 0...100_000, initial: 3, isCount: true),
        Catalogue.Tunable(
          id: "list3.rows", title: "Rows of the fourth list", unit: "", range: 0...100_000, initial: 0, isCount: true),
        Catalogue.Tunable(
          id: "lists.onReopen", title: "Lists that were hidden", unit: "", range: 0...2, initial: 0,
          choices: ["stay", "go to the top", "follow"]),
        Catalogue.Tunable(
          id: "dynamics.asPublished", title: "Strategy «dynamics»", unit: "", range: 0...1, initial: 1,
          choices: ["faults mended", "as published"]),
      ],
      values: [
        Catalogue.Value(name: "page.index", unit: "", meaning: "the page that shows, from 0")
      ],
      commands: [
        Catalogue.Command(id: "select-tab", about: "Shows the list of a tab, counted from 0.", argument: .number),
        Catalogue.Command(
          id: "scroll-to-top", about: "Brings the shown list and the header to their tops.", argument: .none),
      ]),
    make: { ProfileScene($0) })
}
