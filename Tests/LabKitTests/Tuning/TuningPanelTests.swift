import InputEvents
@testable import LabKit
import Primitives
import TestSupport
import Testing

@Suite("Tuning panel")
struct TuningPanelTests {
  private static func row(_ id: String, _ value: Double, _ standard: Double, choices: [String] = []) -> TuningPanel.Row
  {
    TuningPanel.Row(
      tunable: Catalogue.Tunable(
        id: id, title: id, unit: "", range: 0...(choices.isEmpty ? 10 : Double(choices.count - 1)), initial: standard,
        choices: choices), value: value, standard: standard)
  }

  private var panel: TuningPanel {
    TuningPanel([
      .init(title: "Scene", rows: [Self.row("a", 5, 5), Self.row("b", 0, 1, choices: Catalogue.Tunable.noOrYes)]),
      .init(title: "Nothing", rows: []),
      .init(title: "Physics", rows: [Self.row("c", 2, 2, choices: ["x", "y", "z"])]),
    ])
  }

  private func change(_ id: String, _ value: Double) -> TuningPanel.Outcome {
    .sets([TuneChange(id: id, value: value)])
  }

  @Test("arrows select a row and change it, with Shift further")
  func arrows() {
    var panel = panel
    #expect(panel.press("right") == change("a", 5.1))
    #expect(panel.press("shift+left") == change("a", 4.1))
    #expect(panel.press("up") == .stays)
    #expect(panel.selection == "a")
    _ = panel.press("down")
    #expect(panel.press("right") == change("b", 1))
    _ = panel.press("down")
    #expect(panel.selection == "c")
    #expect(panel.press("down") == .stays)
    #expect(panel.selection == "c")
  }

  @Test("a key that the panel has no use for leaves the rows where they are scrolled")
  func otherKeys() {
    var panel = panel
    #expect(panel.press("g") == .ignores)
    #expect(!panel.showsSelection)
    #expect(panel.press("down") == .stays)
    #expect(panel.showsSelection)
  }

  @Test("choices go round at both ends")
  func choices() {
    var panel = panel
    #expect(panel.turn("c", by: 1) == change("c", 0))
    #expect(panel.turn("c", by: -1) == change("c", 2))
    #expect(panel.turn("c", by: -1) == change("c", 1))
  }

  @Test("backspace and Reset give standard values back")
  func resets() {
    var panel = panel
    #expect(panel.press("backspace") == .stays)
    _ = panel.press("shift+right")
    #expect(panel.resetAll() == .sets([TuneChange(id: "a", value: 5), TuneChange(id: "b", value: 1)]))
    #expect(panel.resetAll() == .stays)
    _ = panel.press("left")
    #expect(panel.press("backspace") == change("a", 5))
  }

  @Test("keys that it has no use for are left to the window")
  func ignored() {
    var panel = panel
    #expect(panel.press("s") == .ignores)
    #expect(panel.press("o") == .ignores)
    #expect(panel.press("escape") == .closes)
    #expect(panel.press("u") == .closes)
    #expect(panel.press("ctrl+s") == .saves)
  }

  @Test("a row that is there no more leaves the selection to the one before it")
  func selection() {
    var panel = panel
    _ = panel.press("down")
    panel.show([.init(title: "Scene", rows: [Self.row("a", 5, 5)])])
    #expect(panel.selection == "a")
    panel.show([])
    #expect(panel.selection == "")
    #expect(panel.press("right") == .stays)
  }

  @Test("every part is pressed where it lies", arguments: [900.0, 300, 140])
  func presses(height: Double) {
    let layout = TuningLayout(panel, in: Rect(x: 40, y: 20, width: TuningLayout.width, height: height))
    #expect(layout.frame.height <= height)
    for line in layout.lines where layout.body.contains(line.control.center) {
      switch layout.hit(line.control.center) {
      case .slider(let hit, let place):
        #expect(hit.row == line.row)
        #expect(abs(place - 0.5) < 1e-9)
      case .choice(let hit, _): #expect(hit.row == line.row)
      default: Issue.record("nothing is pressed at \(line.row.tunable.id)")
      }
      guard case .row(let hit) = layout.hit(line.title.center) else {
        Issue.record("no row is pressed at \(line.row.tunable.id)")
        continue
      }
      #expect(hit.row == line.row)
    }
    if case .reset = layout.hit(layout.resetButton.center) {} else { Issue.record("no reset") }
    if case .save = layout.hit(layout.saveButton.center) {} else { Issue.record("no save") }
    if case .close = layout.hit(layout.closeButton.center) {} else { Issue.record("no close") }
    if case .away = layout.hit(Point(x: 39, y: 30)) {} else { Issue.record("outside is not away") }
  }

  @Test("rows scroll within what there is, and the selected one comes into sight")
  func scrolls() {
    var panel = panel
    panel.scrollOffset = 1e9
    let room = Rect(x: 0, y: 0, width: TuningLayout.width, height: 220)
    let layout = TuningLayout(panel, in: room)
    #expect(layout.scrollOffset == layout.contentHeight - layout.body.height)
    for key in ["up", "down", "down", "up", "up"] {
      _ = panel.press(key)
      let shown = TuningLayout(panel, in: room)
      let frame = shown.lines.first { $0.row.tunable.id == panel.selection }?.frame ?? .zero
      #expect(shown.body.minY <= frame.minY, "\(panel.selection)")
      #expect(shown.body.maxY >= frame.maxY, "\(panel.selection)")
      panel.scrollOffset = shown.scrollOffset
    }
  }

  @Test("in a narrow panel sliders stand below each other, and words, choices and figures have their room")
  func narrow() throws {
    let catalogue = try Catalogue.lab(presets: PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: nil))
    for (scene, width) in catalogue.scenes.flatMap({ [($0, 344.0), ($0, TuningLayout.width)] }) {
      let rows = (scene.tunables + catalogue.physics).map {
        TuningPanel.Row(tunable: $0, value: $0.initial, standard: $0.initial)
      }
      let panel = TuningPanel([.init(title: "All", rows: rows)])
      let layout = TuningLayout(panel, in: Rect(x: 0, y: 0, width: width, height: 5000))
      var edges: Set<Double> = []
      for line in layout.lines where !line.row.isSwitch {
        let tunable = line.row.tunable
        let words = TextMeasure.width(tunable.title, OverlayType.body)
        // Of whole sentences the end is left out.
        #expect(words <= line.title.width || words > 200, "\(tunable.id)")
        for name in tunable.choices {
          #expect(TextMeasure.width(name, OverlayType.name) <= line.control.width - 40, "\(tunable.id): \(name)")
        }
        guard tunable.choices.isEmpty else { continue }
        edges.insert(line.control.minX)
        for value in [line.row.value, line.row.scale.stepped(line.row.value, by: 1), tunable.range.upperBound] {
          var row = line.row
          row.value = value
          let figure = TuningSheet.figure(of: row, width: line.figure.width)
          #expect(TextMeasure.width(figure, OverlayType.readout) <= line.figure.width, "\(tunable.id): \(figure)")
        }
      }
      #expect(edges.count == 1)
    }
  }

  @Test("in the smallest room at least two rows stand between the head and the foot")
  func smallest() {
    let layout = TuningLayout(panel, in: Rect(x: 0, y: 0, width: 224, height: 150))
    #expect(layout.body.height >= 64)
    #expect(layout.foot.maxY <= layout.frame.maxY + 1e-9)
  }
}
