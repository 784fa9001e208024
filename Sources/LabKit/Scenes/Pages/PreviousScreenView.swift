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
    button.frame = Rect(x: 16, y: card.maxY + 24, width: max(0, bounds.width - 32), height: 50)
  }

  /// The journal's card; low enough on a low screen that the button below it can be reached.
  private var card: Rect {
    Rect(x: 16, y: 120, width: max(0, bounds.width - 32), height: min(188, max(80, bounds.height - 210)))
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.text(
      "Journals", in: Rect(x: 16, y: 64, width: bounds.width - 32, height: 40),
      TextStyle(.bold, size: 32, color: PhoneTheme.primaryText))
    canvas.fill(
      card, radius: 20,
      .linearGradient(Color(hex: 0x2B2D6E), Color(hex: 0xF0A58F), from: .zero, to: Point(x: 0.7, y: 1)))
    // Shade under the words keeps them readable over the light end of the picture.
    canvas.fill(
      card, radius: 20,
      .linearGradient(
        Color(hex: 0x2B2D6E, alpha: 0), Color(hex: 0x2B2D6E, alpha: 0.85), from: Point(x: 0, y: 0.2),
        to: Point(x: 0, y: 1)))
    canvas.text(
      "North", in: Rect(x: card.minX + 20, y: card.maxY - 72, width: card.width - 40, height: 32),
      PhoneTheme.largeTitle(.white))
    canvas.text(
      "Three chapters, 142 entries", in: Rect(x: card.minX + 20, y: card.maxY - 40, width: card.width - 40, height: 20),
      PhoneTheme.body(.white))
    let hint = Rect(x: 16, y: button.frame.maxY + 18, width: bounds.width - 32, height: 20)
    for (line, words) in Self.hint.enumerated() {
      canvas.text(
        words, in: hint.offset(by: Vector(x: 0, y: Double(line) * 20)), PhoneTheme.footnote().aligned(.center))
    }
  }
}
