/// A JSON value that knows the line of its file on which it stands.
public struct JSONNode: Sendable, Hashable {
  /// What the value is.
  public enum Content: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list.
    case list([JSONNode])
    /// Named members, in the order of the file; no name stands twice.
    case object([Member])
  }

  /// A named member of an object.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The line of the name, from 1.
    public var line: Int
    /// The value.
    public var value: JSONNode
  }

  /// What the value is.
  public var content: Content
  /// The line on which the value starts, from 1.
  public var line: Int

  /// The member called `name`, where this is an object that has one.
  public func member(_ name: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number, where it is one.
  public var number: Double? {
    if case .number(let number) = content { return number }
    return nil
  }

  /// The text, where it is one.
  public var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// What was found, in a few words for an error.
  public var summary: String {
    switch content {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .text(let text): "\"\(text.count > 40 ? String(text.prefix(40)) + "…" : text)\""
    case .list(let elements): "a list of \(elements.count)"
    case .object: "an object"
    }
  }
}
