import InputEvents

/// The numbers of a scene that can be set, with their present values.
public final class SceneTunables {
  private let entries: [Catalogue.Tunable]
  private var values: [Double]

  /// Makes the tunables of a scene with their initial values.
  public init(_ entries: [Catalogue.Tunable]) {
    self.entries = entries
    values = entries.map(\.initial)
  }

  /// The value of a tunable.
  ///
  /// - Precondition: the scene declares the id.
  public subscript(id: String) -> Double {
    guard let index = entries.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("the scene declares no tunable «\(id)»")
    }
    return values[index]
  }

  /// The value of a tunable that counts something, as a whole number.
  public func count(_ id: String) -> Int { Int(self[id].rounded()) }

  /// Whether a tunable that switches something is on.
  public func isOn(_ id: String) -> Bool { self[id] >= 0.5 }

  /// Sets a value, brought into the tunable's range.
  ///
  /// - Returns: whether the scene declares the id and the value changed.
  @discardableResult
  public func set(_ change: TuneChange) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == change.id }), change.value.isFinite else { return false }
    let range = entries[index].range
    let value = min(max(change.value, range.lowerBound), range.upperBound)
    defer { values[index] = value }
    return values[index] != value
  }
}
