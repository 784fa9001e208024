import LabKit

extension Command {
  /// Prints what can be chosen by id.
  @MainActor static let list = Command(
    specification: CommandSpecification(
      "list", "print what can be chosen by id", operands: .choice(Listing.Subject.allCases.map(\.rawValue)),
      options: [
        OptionSpecification("scene", .text("ID"), "only what belongs to this scene"),
        OptionSpecification("json", .flag, "print JSON"),
      ])
  ) { parsed in
    Interruption.exitAtOnce()
    let installation = try Installation()
    let scene = parsed.text("scene")
    try IdentifierCheck(catalogue: installation.catalogue, command: parsed.name).scene(scene)
    guard let subject = parsed.operands.first.flatMap(Listing.Subject.init) else {
      throw UsageError("expected what to list", command: parsed.name)
    }
    let listing = Listing(subject, of: installation.catalogue, scene: scene)
    try Console.write(parsed.has("json") ? listing.json : listing.table)
    return .done
  }
}
