import Drawing
import InteractionKit
import Primitives

/// What the sheet shows: a header with the title and the number of comments, and the list of them.
final class SheetContentView: View {
  /// The list.
  let comments = ListView(name: "comments", rowHeight: 64)

  /// How far below its own bottom edge it can come to show, in points.
  var overhang = 0.0

  private let continuation: ListContinuationView

  /// The height of the header, in points.
  static let headerHeight = 44.0

  init() {
    continuation = ListContinuationView(of: comments)
    super.init(name: "sheet.body")
    backgroundColor = PhoneTheme.background
    comments.backgroundColor = PhoneTheme.background
    comments.drawRow = { row, rect, canvas in CommentRow.draw(row, in: rect, &canvas) }
    comments.drawPlaceholder = { rect, canvas in Self.drawNothingHere(in: rect, &canvas) }
    addSubview(continuation)
    addSubview(comments)
  }

  override func layoutSubviews() {
    let top = Self.headerHeight
    comments.frame = Rect(x: 0, y: top, width: bounds.width, height: max(1, bounds.height - top))
    comments.layoutSubviews()
    continuation.frame = Rect(x: 0, y: comments.frame.maxY, width: bounds.width, height: overhang)
  }

  override func drawOver(_ canvas: inout Canvas, visible: Rect) {
    canvas.text(
      "Comments", in: Rect(x: 72, y: 13, width: max(0, bounds.width - 144), height: 28), PhoneTheme.title())
    canvas.text(
      "\(comments.rowCount)", in: Rect(x: bounds.width - 72, y: 13, width: 56, height: 28),
      TextStyle(.medium, size: 13, color: PhoneTheme.secondaryText, alignment: .trailing, tabularDigits: true))
    canvas.fill(Rect(x: 0, y: Self.headerHeight - 1, width: bounds.width, height: 1), PhoneTheme.separator)
  }

  private static func drawNothingHere(in rect: Rect, _ canvas: inout Canvas) {
    let center = Point(x: rect.midX, y: rect.minY + 84)
    canvas.stroke(
      Rect(x: center.x - 28, y: center.y - 20, width: 56, height: 38), radius: 12, width: 2.5, PhoneTheme.placeholder)
    canvas.polygon(
      [
        Point(x: center.x - 14, y: center.y + 16), Point(x: center.x + 2, y: center.y + 16),
        Point(x: center.x - 14, y: center.y + 28),
      ], PhoneTheme.placeholder)
    canvas.text(
      "No comments yet", in: Rect(x: rect.minX, y: center.y + 44, width: rect.width, height: 22),
      PhoneTheme.headline().aligned(.center))
    canvas.text(
      "The first one will stand here.", in: Rect(x: rect.minX, y: center.y + 68, width: rect.width, height: 18),
      PhoneTheme.footnote().aligned(.center))
  }
}
