/// A value that a frame publishes under a name.
public enum InspectorValue: Sendable, Hashable {
  /// A number, in the unit that `list scenes --json` gives for its name.
  case number(Double)
  /// One of a few words, such as a phase.
  case text(String)

  /// The number, where it is one.
  public var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The text, where it is one.
  public var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}

/// A published value with its name.
public struct NamedValue: Sendable, Hashable {
  /// The name, such as `main.offset.y`.
  public var name: String
  /// The value in this frame.
  public var value: InspectorValue

  /// Makes a named value.
  public init(_ name: String, _ value: InspectorValue) {
    self.name = name
    self.value = value
  }

  /// Makes a named number.
  public init(_ name: String, _ number: Double) { self.init(name, .number(number)) }

  /// Makes a named text.
  public init(_ name: String, _ text: String) { self.init(name, .text(text)) }
}

extension [NamedValue] {
  /// The value under a name in a list that is sorted by name; nil where there is none.
  public func sortedValue(_ name: String) -> InspectorValue? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].name == name { return self[middle].value }
      if self[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
