import InteractionKit

/// One chain of sheet and list: each movement is split exactly, and a release takes the sheet to a detent.
final class SheetCoordinatedStrategy: SheetStrategy {
  static let entry = Catalogue.Entry(
    id: "coordinated", title: "Coordinated",
    about: "One chain: a stroke grows the sheet, then scrolls the list, and back again; a fling never moves the sheet.")

  func attach(to views: SheetViews) { views.sheet.trackedScrollView = views.comments }
}
