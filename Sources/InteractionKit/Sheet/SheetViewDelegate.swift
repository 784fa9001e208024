/// Told what becomes of a sheet.
public protocol SheetViewDelegate: AnyObject {
  /// The sheet goes to another detent, because the user let go of it there; code that chose a detent knows.
  func sheetDidChangeSelectedDetent(_ sheet: SheetView)
  /// Whether the user may dismiss the sheet; asked when a release or a tap on the dimmed part would.
  func sheetShouldDismiss(_ sheet: SheetView) -> Bool
  /// The sheet has left the viewport.
  func sheetDidDismiss(_ sheet: SheetView)
}

extension SheetViewDelegate {
  /// Does nothing.
  public func sheetDidChangeSelectedDetent(_ sheet: SheetView) {}
  /// Yes by default.
  public func sheetShouldDismiss(_ sheet: SheetView) -> Bool { true }
  /// Does nothing.
  public func sheetDidDismiss(_ sheet: SheetView) {}
}
