import Drawing
import InteractionKit
import Primitives

/// The top line of the phone: time, reception and battery.
///
/// Fixed, so that pictures of a frame are comparable.
final class StatusBarView: View {
  /// The colour of its signs.
  var tint = Color.black

  /// Makes the bar; a name tells those of several screens apart.
  init(name: String = "status") {
    super.init(name: name)
    let tap = TapGestureRecognizer()
    tap.name = "\(name).tap"
    tap.addAction { [weak self] recognizer in
      if recognizer.state == .ended { (self?.root as? Window)?.scrollToTop() }
    }
    addGestureRecognizer(tap)
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    let middle = bounds.height - 18
    canvas.text(
      "9:41", in: Rect(x: 28, y: middle - 10, width: 60, height: 20), TextStyle(.semibold, size: 15, color: tint))
    let right = bounds.width - 28
    let battery = Rect(x: right - 24, y: middle - 5.5, width: 22, height: 11)
    canvas.stroke(battery, radius: 3.5, width: 1, tint.opacity(0.5))
    canvas.fill(battery.inset(by: 2), radius: 1.5, tint)
    canvas.fill(Rect(x: right - 1, y: middle - 2, width: 1.5, height: 4), radius: 0.75, tint.opacity(0.5))
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2
      canvas.fill(
        Rect(x: right - 52 + Double(bar) * 5, y: middle + 5.5 - height, width: 3.5, height: height), radius: 1, tint)
    }
  }
}
