extension SheetScene {
  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "sheet", title: "Sheet",
        about: "A draggable sheet that holds a list: one finger grows the sheet, scrolls the list, and takes both back."
      ),
      strategies: SheetStrategies.all.map(\.entry),
      tunables: [
        Catalogue.Tunable(
          id: "comments.rows", title: "Comments", unit: "", range: 0...100_000, initial: 60, isCount: true),
        Catalogue.Tunable(
          id: "sheet.scrollingExpands", title: "A stroke on the list grows the sheet first", unit: "",
          range: 0...1, initial: 1, choices: Catalogue.Tunable.noOrYes),
        Catalogue.Tunable(
          id: "sheet.inertiaIntoList", title: "A flick that opens the sheet goes on in the list", unit: "",
          range: 0...1, initial: 0, choices: Catalogue.Tunable.noOrYes),
        Catalogue.Tunable(
          id: "sheet.undimmed", title: "Undimmed up to", unit: "", range: 0...2,
          initial: 1, choices: ["no detent", "medium", "large"]),
        Catalogue.Tunable(
          id: "sheet.dismissible", title: "The user may dismiss the sheet", unit: "", range: 0...1,
          initial: 1, choices: Catalogue.Tunable.noOrYes),
      ],
      values: [
        Catalogue.Value(
          name: "sheet.top", unit: "pt",
          meaning: "the distance of the sheet's top from that of the viewport; the viewport's height when dismissed"),
        Catalogue.Value(
          name: "sheet.detent", unit: "",
          meaning: "the detent at which the sheet rests or to which it goes: large, medium, or dismissed"),
        Catalogue.Value(name: "dismissals", unit: "", meaning: "how often the sheet has left"),
      ],
      commands: [
        Catalogue.Command(id: "present", about: "Presents the sheet at its medium detent.", argument: .none),
        Catalogue.Command(id: "dismiss", about: "Dismisses the sheet.", argument: .none),
        Catalogue.Command(
          id: "select-detent", about: "Moves the sheet to a detent, and presents it where it is dismissed.",
          argument: .text(["large", "medium"])),
        Catalogue.Command(id: "scroll-to-top", about: "Brings the list to its top.", argument: .none),
      ]),
    make: { SheetScene($0) })
}
