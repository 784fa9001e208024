import Drawing
import Primitives

/// A vertical list of rows of one height.
///
/// Rows that do not show cost nothing.
open class ListView: ScrollView {
  /// The height of a row, in points.
  public var rowHeight: Double {
    didSet { updateContentSize() }
  }
  /// How many rows there are.
  public var rowCount = 0 {
    didSet { if rowCount != oldValue { updateContentSize() } }
  }
  /// The room above the first row for views of the list's own, in points.
  public var headerHeight = 0.0 {
    didSet { if headerHeight != oldValue { updateContentSize() } }
  }
  /// Draws a row in its rectangle; called for rows that show and for no other.
  public var drawRow: (Int, Rect, inout Canvas) -> Void = { _, _, _ in }
  /// Draws what stands in place of rows where there are none, in the viewport's rectangle.
  public var drawPlaceholder: (Rect, inout Canvas) -> Void = { _, _ in }
  /// How many rows the latest frame drew.
  public private(set) var drawnRowCount = 0

  /// Makes an empty list that can always be pulled.
  public init(name: String, frame: Rect = .zero, rowHeight: Double) {
    self.rowHeight = rowHeight
    super.init(name: name, frame: frame)
    alwaysBounceVertical = true
  }

  /// The numbers of the rows that show in a part of the content.
  public func rows(in part: Rect) -> Range<Int> {
    guard rowHeight > 0, rowCount > 0, part.height > 0 else { return 0..<0 }
    let first = min(max(0, ((part.minY - headerHeight) / rowHeight).rounded(.down)), Double(rowCount))
    let end = min(max(first, ((part.maxY - headerHeight) / rowHeight).rounded(.up)), Double(rowCount))
    return Int(first)..<Int(end)
  }

  /// The rectangle of a row.
  public func rect(ofRow row: Int) -> Rect {
    Rect(x: 0, y: headerHeight + Double(row) * rowHeight, width: bounds.width, height: rowHeight)
  }

  /// Draws the rows that show.
  open override func draw(_ canvas: inout Canvas, visible: Rect) {
    let shown = rows(in: visible)
    drawnRowCount = shown.count
    for row in shown { drawRow(row, rect(ofRow: row), &canvas) }
    if rowCount == 0 { drawPlaceholder(Rect(origin: .zero, size: bounds.size), &canvas) }
  }

  /// Gives the content the viewport's width.
  open override func layoutSubviews() { updateContentSize() }

  private func updateContentSize() {
    let size = Size(width: bounds.width, height: headerHeight + Double(max(0, rowCount)) * rowHeight)
    if size != contentSize { contentSize = size }
  }
}
