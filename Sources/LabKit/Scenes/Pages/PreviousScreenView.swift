import Drawing
import InteractionKit
import Primitives

/// The screen below: a title and a button that leads back to the pages.
final class PreviousScreenView: View {
  /// Called when the button was pressed.
  var didPressOpen: () -> Void = {}

  private let button = Button(name: "open", title: "Open the journal")
  private let status = StatusBarView(name: "previous.status")

  private static let hint = ["A swipe to the right on the first page", "of the journal leads back here."]

  init() {
    super.init(name: "previous")
    backgroundColor = PhoneTheme.grouped
    status.tint = PhoneTheme.primaryText
    addSubview(status)
    addSubview(button)
    button.onPress { [weak self] in self?.didPressOpen() }
  }

  override func layoutSubviews() {
    status.frame = Rect(x: 0, y: 0, width: bounds.width, height: 44)
    button.frame = Rect(x: 16, y: 332, width: max(0, bounds.width - 32), height: 50)
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.text(
      "Journals", in: Rect(x: 16, y: 64, width: bounds.width - 32, height: 40),
      TextStyle(.bold, size: 32, color: PhoneTheme.primaryText))
    let card = Rect(x: 16, y: 120, width: bounds.width - 32, height: 188)
    canvas.fill(
      card, radius: 20,
      .linearGradient(Color(hex: 0x2B2D6E), Color(hex: 0xF0A58F), from: .zero, to: Point(x: 0.7, y: 1)))
    canvas.text(
      "North", in: Rect(x: card.minX + 20, y: card.maxY - 72, width: card.width - 40, height: 32),
      PhoneTheme.largeTitle(.white))
    canvas.text(
      "Three chapters, 142 entries", in: Rect(x: card.minX + 20, y: card.maxY - 40, width: card.width - 40, height: 20),
      PhoneTheme.body(.white))
    let hint = Rect(x: 16, y: 400, width: bounds.width - 32, height: 20)
    for (line, words) in Self.hint.enumerated() {
      canvas.text(
        words, in: hint.offset(by: Vector(x: 0, y: Double(line) * 20)), PhoneTheme.footnote().aligned(.center))
    }
  }
}
