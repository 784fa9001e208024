import Primitives

/// Puts a sheet, and what dims the background under it, over a background of the same size.
public final class SheetContainerView: View {
  /// What lies behind the sheet.
  public let background: View
  /// The sheet.
  public let sheet: SheetView

  /// Makes a container of a background and a sheet.
  public init(name: String, background: View, sheet: SheetView) {
    self.background = background
    self.sheet = sheet
    super.init(name: name)
    clipsToBounds = true
    addSubview(background)
    addSubview(sheet.dimmingView)
    addSubview(sheet)
  }

  override func boundsSizeDidChange(from old: Size) { layoutSubviews() }

  /// Gives all three its own size.
  public override func layoutSubviews() {
    let frame = Rect(origin: bounds.origin, size: bounds.size)
    for view in [background, sheet.dimmingView, sheet] where view.frame != frame { view.frame = frame }
  }
}
