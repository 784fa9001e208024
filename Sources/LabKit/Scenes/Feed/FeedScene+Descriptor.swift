extension FeedScene {
  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "feed", title: "Feed",
        about: "Refresh in the middle of the screen and load more, under a header and a sticky menu."),
      strategies: FeedStrategies.all.map(\.entry), tunables: tunables, values: values,
      commands: [
        Catalogue.Command(id: "select-tab", about: "Shows the list of a tab, counted from 0.", argument: .number)
      ]),
    make: { FeedScene($0) })

  private static let tunables = [
    Catalogue.Tunable(
      id: "header.height", title: "Height of the header", unit: "pt", range: 40...2000, initial: 180),
    Catalogue.Tunable(
      id: "list0.rows", title: "Rows of the first list", unit: "", range: 0...100_000, initial: 30, isCount: true),
    Catalogue.Tunable(
      id: "list1.rows", title: "Rows of the second list", unit: "", range: 0...100_000, initial: 30, isCount: true),
    Catalogue.Tunable(
      id: "refresh.place", title: "Where a pull refreshes", unit: "", range: 0...1, initial: 0,
      choices: ["in the middle", "at the top"]),
    Catalogue.Tunable(
      id: "refresh.threshold", title: "Stretch past which letting go refreshes", unit: "pt", range: 10...300,
      initial: 60),
    Catalogue.Tunable(
      id: "refresh.seconds", title: "How long a refresh takes", unit: "s", range: 0...60, initial: 1),
    Catalogue.Tunable(
      id: "loadmore.distance", title: "How near the end more is loaded", unit: "pt", range: 0...5000, initial: 200),
    Catalogue.Tunable(
      id: "loadmore.seconds", title: "How long loading more takes", unit: "s", range: 0...60, initial: 0.6),
  ]

  private static let values = [
    Catalogue.Value(name: "page.index", unit: "", meaning: "the page that shows, from 0"),
    Catalogue.Value(name: "refresh.begins", unit: "", meaning: "refreshes that fingers have triggered so far"),
    Catalogue.Value(name: "refresh.ends", unit: "", meaning: "refreshes that have ended so far"),
    Catalogue.Value(
      name: "refresh.state", unit: "",
      meaning: "idle, pulling, ready, refreshing or ending: of the shown list, or of main with the refresh at the top"),
    Catalogue.Value(name: "loadmore.begins", unit: "", meaning: "requests for more rows so far, over both lists"),
    Catalogue.Value(
      name: "loadmore.ends", unit: "", meaning: "requests for more rows that have ended, over both lists"),
    Catalogue.Value(name: "list0.rows", unit: "", meaning: "rows of the first list at present"),
    Catalogue.Value(name: "list1.rows", unit: "", meaning: "rows of the second list at present"),
    Catalogue.Value(
      name: "main.position", unit: "", meaning: "0 at its top, 1 between, 2 at the far end of its range"),
    Catalogue.Value(name: "list0.position", unit: "", meaning: "0 at its top, 1 between, 2 at its end"),
    Catalogue.Value(name: "list1.position", unit: "", meaning: "0 at its top, 1 between, 2 at its end"),
  ]
}
