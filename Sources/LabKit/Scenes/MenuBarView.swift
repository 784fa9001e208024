import Drawing
import InteractionKit
import Primitives

/// A sticky menu: tabs of equal width with an indicator that follows the pager.
final class MenuBarView: View {
  /// The tabs' titles.
  let titles: [String]
  /// Where the pager stands, in pages: 1.5 is half way from the second to the third.
  var position = 0.0
  /// Called with the index of a tab that was tapped.
  var didSelect: (Int) -> Void = { _ in }

  init(titles: [String]) {
    self.titles = titles
    super.init(name: "menu")
    backgroundColor = PhoneTheme.background
    let tap = TapGestureRecognizer()
    tap.name = "menu.tap"
    tap.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .ended else { return }
      self.select(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  private var tabWidth: Double { bounds.width / Double(titles.count) }

  private func select(at point: Point) {
    let index = Int((point.x / tabWidth).rounded(.down))
    if titles.indices.contains(index) { didSelect(index) }
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    for (index, title) in titles.enumerated() {
      let distance: Double = abs(position - Double(index))
      let nearness = max(0, 1 - distance)
      let color = PhoneTheme.secondaryText.mixed(with: PhoneTheme.primaryText, nearness)
      canvas.text(
        title, in: Rect(x: Double(index) * tabWidth, y: 0, width: tabWidth, height: bounds.height - 2),
        PhoneTheme.tab(color))
    }
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), PhoneTheme.separator)
    let width = min(56, tabWidth - 16)
    canvas.fill(
      Rect(x: (position + 0.5) * tabWidth - width / 2.0, y: bounds.height - 3, width: width, height: 3), radius: 1.5,
      PhoneTheme.accent)
  }
}
