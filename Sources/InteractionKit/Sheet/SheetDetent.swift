import Primitives

/// A height at which a sheet rests.
///
/// UIKit's vocabulary: a sheet has one or more detents, each with an identifier and a height that is resolved for the
/// viewport at hand.
public struct SheetDetent {
  /// Names a detent.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name, as logs and cases show it.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// About half the viewport.
    public static let medium = Identifier(rawValue: "medium")
    /// All of the height that a sheet may have.
    public static let large = Identifier(rawValue: "large")
  }

  /// What a height is resolved for.
  public struct Context: Sendable, Hashable {
    /// The size of the viewport, in points.
    public var viewport: Size
    /// The largest height that a sheet may have, in points.
    public var maximumDetentValue: Double
  }

  /// The detent's name.
  public let identifier: Identifier
  /// The height for a context, in points; it is brought into 0 … `maximumDetentValue`.
  public let resolver: (Context) -> Double

  /// A detent of half the viewport's height, or less where a sheet may not be so high.
  public static func medium() -> SheetDetent {
    custom(identifier: .medium) { min($0.viewport.height / 2, $0.maximumDetentValue) }
  }

  /// A detent of the largest height that a sheet may have.
  public static func large() -> SheetDetent { custom(identifier: .large) { $0.maximumDetentValue } }

  /// A detent of its own kind.
  public static func custom(identifier: Identifier, resolver: @escaping (Context) -> Double) -> SheetDetent {
    SheetDetent(identifier: identifier, resolver: resolver)
  }
}

/// Where a sheet rests.
public enum SheetPosition: Sendable, Hashable {
  /// Below the viewport.
  case dismissed
  /// At a detent.
  case detent(SheetDetent.Identifier)

  /// The word for it in published values: `dismissed`, or the detent's name.
  public var name: String {
    switch self {
    case .dismissed: "dismissed"
    case .detent(let identifier): identifier.rawValue
    }
  }
}

/// The heights of a sheet's detents in one viewport, smallest first.
struct ResolvedDetents {
  /// A detent with its height, in points.
  struct Entry {
    var identifier: SheetDetent.Identifier
    var height: Double
  }

  let entries: [Entry]

  init(_ detents: [SheetDetent], in context: SheetDetent.Context) {
    let entries = detents.map { detent in
      let height = detent.resolver(context)
      let largest = max(0, context.maximumDetentValue)
      return Entry(identifier: detent.identifier, height: height.isFinite ? min(max(0, height), largest) : largest)
    }
    self.entries = entries.sorted { $0.height < $1.height }
  }

  var smallest: Double { entries.first?.height ?? 0 }
  var largest: Double { entries.last?.height ?? 0 }

  /// The height at a position; that of the smallest detent for a detent that is not there.
  func height(at position: SheetPosition) -> Double {
    guard case .detent(let identifier) = position else { return 0 }
    return entries.first { $0.identifier == identifier }?.height ?? smallest
  }

  /// The same place between detents in another set of heights: detents lie on detents, and what lies between stays between.
  func mapped(_ height: Double, to other: ResolvedDetents) -> Double {
    guard height > 0 else { return height }
    var (low, lowMapped) = (0.0, 0.0)
    for entry in entries {
      let mapped = other.height(at: .detent(entry.identifier))
      if height == entry.height { return mapped }
      if height < entry.height {
        return lowMapped + (height - low) / (entry.height - low) * (mapped - lowMapped)
      }
      (low, lowMapped) = (entry.height, mapped)
    }
    return lowMapped + (height - low)
  }
}
