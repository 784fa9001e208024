import InputEvents

/// The panel on which the constants of the physics and of the scene are set while everything runs.
///
/// A value without a window: it says what a key or a press changes, `TuningLayout` says where its parts lie. It never
/// changes a run by itself: its edits are inputs like any other and stand in the trace.
public struct TuningPanel: Sendable {
  /// A number that can be set, as it is now.
  public struct Row: Sendable, Hashable {
    /// What is known of the number.
    public let tunable: Catalogue.Tunable
    /// Its present value.
    public var value: Double
    /// The value that the preset or the scene gives it.
    public var standard: Double

    /// Whether somebody has changed it.
    public var isChanged: Bool { value != standard }
    /// How it is set by hand.
    var scale: TuningScale { TuningScale(tunable) }
    /// Whether it is a switch: no or yes.
    var isSwitch: Bool { tunable.choices == Catalogue.Tunable.noOrYes }
  }

  /// Rows under one head.
  public struct Section: Sendable, Hashable {
    /// The head.
    public let title: String
    /// The rows that have an effect at present.
    public var rows: [Row]
  }

  /// What is left to do after a key or a press.
  public enum Outcome: Sendable, Hashable {
    /// The panel has no use for the key.
    case ignores
    /// Nothing.
    case stays
    /// Numbers are set.
    case sets([TuneChange])
    /// The physics are saved as a preset.
    case saves
    /// The panel closes.
    case closes
  }

  /// The rows, in the order in which they are shown.
  public private(set) var sections: [Section]
  /// The id of the row that the arrow keys change.
  public private(set) var selection: String
  /// How far the rows are scrolled, in points; the layout holds it within what there is.
  public var scrollOffset = 0.0
  /// Whether the selected row is brought into sight: after a key, until something else scrolls.
  var showsSelection = false
  /// A sentence about what was done last; empty where there is none.
  public var message = ""
  /// The slider on which a pointer is down; nil where there is none.
  var held: Hold?

  /// A slider that follows a pointer.
  struct Hold: Sendable, Hashable {
    /// The id of its row.
    let row: String
    /// The number of the pointer, as its next event tells it; nil until then.
    var pointer: Int?
  }

  /// The number of steps that a shifted arrow key takes at once.
  private static let coarseStep = 10.0

  /// Opens the panel on what runs; the first row is selected.
  public init(_ sections: [Section]) {
    self.sections = sections
    selection = sections.first { !$0.rows.isEmpty }?.rows.first?.tunable.id ?? ""
  }

  /// All rows.
  public var rows: [Row] { sections.flatMap(\.rows) }

  /// The selected row; nil where there is none.
  public var selectedRow: Row? { row(selection) }

  /// Whether any number was changed.
  public var isChanged: Bool { rows.contains(where: \.isChanged) }

  func row(_ id: String) -> Row? { rows.first { $0.tunable.id == id } }

  /// Shows the numbers as they are now; the selection goes to a neighbour where its row is there no more.
  public mutating func show(_ sections: [Section]) {
    let before = rows.map(\.tunable.id)
    self.sections = sections
    guard row(selection) == nil else { return }
    let after = Set(rows.map(\.tunable.id))
    let place = before.firstIndex(of: selection) ?? 0
    selection = before[..<place].last(where: after.contains) ?? rows.first?.tunable.id ?? ""
  }

  /// Takes a key: up and down select a row, left and right change it, with Shift in large steps, backspace gives it back
  /// its standard value.
  public mutating func press(_ key: String) -> Outcome {
    let outcome = outcome(of: key)
    if outcome != .ignores { showsSelection = true }
    return outcome
  }

  private mutating func outcome(of key: String) -> Outcome {
    switch key {
    case "up": select(-1)
    case "down": select(1)
    case "left": return step(-1)
    case "right": return step(1)
    case "shift+left": return step(-Self.coarseStep)
    case "shift+right": return step(Self.coarseStep)
    case "backspace", "delete": return reset(selection)
    case "ctrl+s": return .saves
    case "escape", "u": return .closes
    default: return .ignores
    }
    return .stays
  }

  private mutating func select(_ distance: Int) {
    let ids = rows.map(\.tunable.id)
    guard let index = ids.firstIndex(of: selection) else { return }
    selection = ids[min(max(index + distance, 0), ids.count - 1)]
  }

  private mutating func step(_ steps: Double) -> Outcome {
    guard let row = selectedRow else { return .stays }
    // Choices go round; quantities end.
    let count = Double(row.tunable.choices.count)
    if count > 0 {
      let next = (row.value + (steps < 0 ? -1 : 1)).truncatingRemainder(dividingBy: count)
      return set(row, to: next < 0 ? next + count : next)
    }
    return set(row, to: row.scale.stepped(row.value, by: steps))
  }

  private mutating func set(_ row: Row, to value: Double) -> Outcome {
    value == row.value ? .stays : set([TuneChange(id: row.tunable.id, value: value)])
  }

  /// Shows the new numbers at once: a further key may come before the next frame.
  private mutating func set(_ changes: [TuneChange]) -> Outcome {
    for section in sections.indices {
      for row in sections[section].rows.indices {
        let id = sections[section].rows[row].tunable.id
        if let change = changes.first(where: { $0.id == id }) { sections[section].rows[row].value = change.value }
      }
    }
    return .sets(changes)
  }

  /// Selects a row.
  mutating func selectRow(_ id: String) -> Outcome {
    selection = id
    return .stays
  }

  /// A pointer comes down on a slider, and holds it until it goes up.
  mutating func hold(_ id: String, at place: Double) -> Outcome {
    held = Hold(row: id)
    return slide(id, to: place)
  }

  /// Gives a number its standard value.
  mutating func reset(_ id: String) -> Outcome {
    selection = id
    return row(id).map { set($0, to: $0.standard) } ?? .stays
  }

  /// Gives all numbers their standard values.
  mutating func resetAll() -> Outcome {
    let changes = rows.filter(\.isChanged).map { TuneChange(id: $0.tunable.id, value: $0.standard) }
    return changes.isEmpty ? .stays : set(changes)
  }

  /// Goes one choice on or back.
  mutating func turn(_ id: String, by steps: Double) -> Outcome {
    selection = id
    return step(steps)
  }

  /// Sets a number to a place of its slider.
  mutating func slide(_ id: String, to place: Double) -> Outcome {
    selection = id
    return row(id).map { set($0, to: $0.scale.value(at: place)) } ?? .stays
  }
}
