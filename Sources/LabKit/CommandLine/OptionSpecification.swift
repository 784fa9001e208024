/// An option of a command: how it is written, what it takes, and its line of help.
public struct OptionSpecification: Sendable, Hashable {
  /// What stands after the option.
  public enum Value: Sendable, Hashable {
    /// Nothing: the option is there or not.
    case flag
    /// Any text; the word stands for it in help.
    case text(String)
    /// A number in a range.
    case number(String, ClosedRange<Double>)
    /// One of a few words.
    case choice([String])
    /// Several texts with commas between them.
    case list(String)
    /// A size such as `400x800`.
    case size

    /// What stands for the value in help; nil where there is none.
    public var placeholder: String? {
      switch self {
      case .flag: nil
      case .text(let word), .number(let word, _): word
      case .choice(let words): words.joined(separator: "|")
      case .list(let word): "\(word)[,\(word)…]"
      case .size: "WxH"
      }
    }
  }

  /// The name, without its two dashes.
  public var name: String
  /// What stands after it.
  public var value: Value
  /// What it does, in one line.
  public var help: String

  /// Makes an option.
  public init(_ name: String, _ value: Value, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as it is typed, with what stands for its value.
  public var usage: String { value.placeholder.map { "--\(name) \($0)" } ?? "--\(name)" }
}

/// A command: its operands, its options and its help.
public struct CommandSpecification: Sendable, Hashable {
  /// What stands after the command besides options.
  public enum Operands: Sendable, Hashable {
    /// Nothing.
    case none
    /// Exactly one; the word stands for it in help.
    case one(String)
    /// One or more.
    case several(String)
    /// Exactly one of these words.
    case choice([String])

    /// The operands as they stand in help.
    public var usage: String {
      switch self {
      case .none: ""
      case .one(let word): word
      case .several(let word): "\(word)…"
      case .choice(let words): words.joined(separator: "|")
      }
    }
  }

  /// The name, such as `check`.
  public var name: String
  /// What it does, in one line.
  public var about: String
  /// What stands after it besides options.
  public var operands: Operands
  /// The options.
  public var options: [OptionSpecification]
  /// Further sentences for its help; empty where there are none.
  public var notes: String

  /// Makes a command.
  public init(
    _ name: String, _ about: String, operands: Operands = .none, options: [OptionSpecification] = [],
    notes: String = ""
  ) {
    self.name = name
    self.about = about
    self.operands = operands
    self.options = options
    self.notes = notes
  }
}
