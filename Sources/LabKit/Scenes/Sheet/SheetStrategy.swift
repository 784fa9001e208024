import InteractionKit

/// What a strategy of the sheet connects.
struct SheetViews {
  /// The sheet; its pan moves it, and a release leads it to a detent.
  let sheet: SheetView
  /// The list in it.
  let comments: ListView
}

/// A way to resolve the conflict of a sheet with the list in it.
protocol SheetStrategy: AnyObject {
  /// Connects the views.
  func attach(to views: SheetViews)
}

/// The strategies of the sheet.
///
/// A new one is one new file and one line here.
enum SheetStrategies {
  static let all: [(entry: Catalogue.Entry, make: @Sendable () -> any SheetStrategy)] = [
    (SheetCoordinatedStrategy.entry, { SheetCoordinatedStrategy() }),
    (SheetExclusiveStrategy.entry, { SheetExclusiveStrategy() }),
    (SheetSimultaneousStrategy.entry, { SheetSimultaneousStrategy() }),
    (SheetEnabledToggleStrategy.entry, { SheetEnabledToggleStrategy() }),
  ]

  /// Makes the strategy with an id; the first one where there is none.
  static func make(_ id: String) -> any SheetStrategy {
    (all.first { $0.entry.id == id } ?? all[0]).make()
  }
}
