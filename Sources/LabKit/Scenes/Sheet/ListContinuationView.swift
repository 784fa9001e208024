import Drawing
import InteractionKit
import Primitives

/// Shows the rows of a list that lie below it, as though it reached further down.
///
/// It lies under the list where that is drawn away from the bottom edge of the viewport; it has no touches of its own,
/// and the limits of the list stay as they are.
final class ListContinuationView: View {
  private unowned let list: ListView

  init(of list: ListView) {
    self.list = list
    super.init(name: "\(list.name).continuation")
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    let way = Vector(x: 0, y: list.bounds.maxY)
    for row in list.rows(in: visible.offset(by: way)) {
      list.drawRow(row, list.rect(ofRow: row).offset(by: -way), &canvas)
    }
  }
}
