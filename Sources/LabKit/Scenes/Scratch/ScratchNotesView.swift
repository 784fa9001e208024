import Drawing
import InteractionKit
import Primitives

/// What stands around the canvas: the origin as it is now, and the steps, with those in colour that are taken.
final class ScratchNotesView: View {
  /// The canvas that is described.
  weak var canvas: CanvasView?

  private static let steps = ["Follow", "Limits", "Band", "Inertia", "Lock", "Pages"]
  private static let tile = Size(width: 92, height: 34)

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    guard let view = self.canvas else { return }
    let frame = view.frame
    canvas.stroke(frame, radius: 14, width: 1.5, view.clipsToBounds ? PhoneTheme.separator : PhoneTheme.accent)
    if frame.minY >= 140 {
      // The text has a ground of its own: without clipping the content comes as far as here.
      ground(Rect(x: frame.minX - 8, y: 62, width: frame.width + 16, height: frame.minY - 62 - 16), &canvas)
      canvas.text(
        "From scratch", in: Rect(x: frame.minX + 4, y: 72, width: frame.width - 8, height: 32), PhoneTheme.largeTitle())
      drawOrigin(view, y: 104, &canvas)
    }
    let rows = frame.width >= 280 ? 2 : 3
    let height = Double(rows) * (Self.tile.height + 8) - 8
    let room = bounds.height - frame.maxY
    guard room >= height + 24 else { return }
    let top = frame.maxY + min(32, (room - height) / 2)
    ground(Rect(x: frame.minX - 8, y: top - 8, width: frame.width + 16, height: height + 16), &canvas)
    for (index, isTaken) in view.rules.steps.enumerated() {
      let columns = Self.steps.count / rows
      let width = (frame.width - Double(columns - 1) * 8) / Double(columns)
      drawStep(
        index, isTaken: isTaken,
        in: Rect(
          x: frame.minX + Double(index % columns) * (width + 8),
          y: top + Double(index / columns) * (Self.tile.height + 8), width: width, height: Self.tile.height), &canvas)
    }
  }

  private func ground(_ rect: Rect, _ canvas: inout Canvas) {
    canvas.fill(rect, radius: 14, PhoneTheme.grouped.opacity(0.94))
  }

  private func drawOrigin(_ view: CanvasView, y: Double, _ canvas: inout Canvas) {
    let left = view.frame.minX + 4
    let width = view.frame.width - 8
    canvas.text(
      "bounds.origin", in: Rect(x: left, y: y, width: width, height: 24), PhoneTheme.body(PhoneTheme.secondaryText))
    let origin = view.bounds.origin
    canvas.text(
      "\(Readout.number(origin.x, decimals: 1)), \(Readout.number(origin.y, decimals: 1))",
      in: Rect(x: left, y: y, width: width, height: 24),
      TextStyle(.semibold, size: 15, color: PhoneTheme.primaryText, alignment: .trailing, tabularDigits: true))
  }

  private func drawStep(_ index: Int, isTaken: Bool, in rect: Rect, _ canvas: inout Canvas) {
    canvas.fill(rect, radius: 10, isTaken ? PhoneTheme.background : PhoneTheme.grouped)
    canvas.stroke(rect, radius: 10, width: 1, PhoneTheme.separator)
    let disc = Rect(x: rect.minX + 8, y: rect.midY - 10, width: 20, height: 20)
    canvas.fill(disc, radius: 10, isTaken ? PhoneTheme.accent : PhoneTheme.separator)
    canvas.text(
      "\(index + 1)", in: disc,
      TextStyle(
        .semibold, size: 12, color: isTaken ? PhoneTheme.background : PhoneTheme.secondaryText, alignment: .center,
        tabularDigits: true))
    canvas.text(
      Self.steps[index],
      in: Rect(x: disc.maxX + 7, y: rect.minY, width: rect.maxX - disc.maxX - 10, height: rect.height),
      TextStyle(.medium, size: 13, color: isTaken ? PhoneTheme.primaryText : PhoneTheme.secondaryText))
  }
}
