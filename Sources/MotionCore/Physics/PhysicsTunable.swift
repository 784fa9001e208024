/// A number of `PhysicsConstants` that a preset or a user may set.
public struct PhysicsTunable: Sendable {
  /// The laws under which a number has an effect.
  public struct Scope: Sendable, Hashable {
    /// The id of the tunable that chooses the law.
    public let model: String
    /// The names of the laws.
    public let laws: [String]
  }

  /// The stable name, such as `decay.rate`.
  public let id: String
  /// The name for a panel.
  public let title: String
  /// The unit, such as `pt/s`; empty where there is none.
  public let unit: String
  /// The values that are allowed.
  public let range: ClosedRange<Double>
  /// The names of the values 0, 1, 2, … where the number is a choice; empty where it is a quantity.
  public let choices: [String]
  /// The value of the preset `ios`.
  public let defaultValue: Double
  /// Where the default comes from.
  public let source: String
  /// The laws under which the number has an effect; nil where it always has.
  public let scope: Scope?
  /// Where the number stands in the constants.
  public let keyPath: WritableKeyPath<PhysicsConstants, Double> & Sendable

  /// Makes the description of a quantity.
  init(
    _ id: String, _ title: String, unit: String = "", _ range: ClosedRange<Double>,
    _ keyPath: WritableKeyPath<PhysicsConstants, Double> & Sendable, under scope: Scope? = nil, source: String
  ) {
    self.init(id, title, unit: unit, range, choices: [], keyPath, under: scope, source: source)
  }

  /// Makes the description of a choice between named cases.
  init(
    _ id: String, _ title: String, choices: [String],
    _ keyPath: WritableKeyPath<PhysicsConstants, Double> & Sendable, source: String
  ) {
    self.init(
      id, title, unit: "", 0...Double(choices.count - 1), choices: choices, keyPath, under: nil, source: source)
  }

  private init(
    _ id: String, _ title: String, unit: String, _ range: ClosedRange<Double>, choices: [String],
    _ keyPath: WritableKeyPath<PhysicsConstants, Double> & Sendable, under scope: Scope?, source: String
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.range = range
    self.choices = choices
    self.keyPath = keyPath
    self.scope = scope
    self.source = source
    defaultValue = PhysicsConstants()[keyPath: keyPath]
  }

  /// Whether the number has an effect under the laws that some constants choose.
  public func hasEffect(under constants: PhysicsConstants) -> Bool {
    guard let scope, let model = PhysicsConstants.tunable(id: scope.model) else { return true }
    let place = constants[keyPath: model.keyPath].rounded()
    return model.choices.indices.contains { Double($0) == place && scope.laws.contains(model.choices[$0]) }
  }

  /// Throws where `value` may not be given to the tunable: out of range, not a number, or between two choices.
  public func validate(_ value: Double) throws(PhysicsError) {
    guard range.contains(value) else { throw .outOfRange(id: id, value: value, range: range) }
    guard choices.isEmpty || value == value.rounded() else {
      throw .notAChoice(id: id, value: value, choices: choices)
    }
  }
}

/// Why a number was not accepted as a physics constant.
public enum PhysicsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No tunable has this id.
  case unknown(id: String)
  /// The value lies outside the range, or is not a number.
  case outOfRange(id: String, value: Double, range: ClosedRange<Double>)
  /// The value lies between two named choices.
  case notAChoice(id: String, value: Double, choices: [String])

  /// The id that the error is about.
  public var id: String {
    switch self {
    case .unknown(let id), .outOfRange(let id, _, _), .notAChoice(let id, _, _): id
    }
  }

  /// A sentence that names the key and what is allowed.
  public var description: String {
    switch self {
    case .unknown(let id):
      let known = PhysicsConstants.tunables.map(\.id).joined(separator: ", ")
      return "unknown physics constant '\(id)'; known are \(known)"
    case .outOfRange(let id, let value, let range):
      return "'\(id)' is \(value), but must lie within \(range.lowerBound) … \(range.upperBound)"
    case .notAChoice(let id, let value, let choices):
      let list = choices.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: ", ")
      return "'\(id)' is \(value), but must be one of: \(list)"
    }
  }
}
