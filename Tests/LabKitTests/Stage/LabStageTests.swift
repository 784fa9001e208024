import Drawing
@testable import InteractionKit
@testable import LabKit
import Primitives
import Testing

@Suite("Stage")
struct LabStageTests {
  private static let phone: DisplayList = {
    var canvas = Canvas()
    canvas.text("on the phone", in: Rect(x: 0, y: 0, width: 100, height: 20), OverlayType.body)
    return canvas.displayList
  }()

  private func output(_ frame: InspectorFrame = SampleFrames.fling) -> FrameOutput {
    FrameOutput(displayList: Self.phone, inspector: frame, needsAnotherFrame: false, nextDeadline: nil)
  }

  private func texts(_ stage: LabStage, window: Size = LabStage.defaultWindow) -> [String] {
    stage.displayList(of: output(), window: window).commands.compactMap {
      if case .text(let text, _, _) = $0 { text } else { nil }
    }
  }

  @Test("the phone's own list is in the stage's, whole and inside the screen")
  func phone() throws {
    let stage = LabStage()
    let commands = stage.displayList(of: output(), window: LabStage.defaultWindow).commands
    let place = try #require(commands.firstIndex(of: Self.phone.commands[0]))
    #expect(commands[place - 1] == .save(translation: Vector(x: 36, y: 38), scale: 1, opacity: 1))
    if case .clip(let rect, _) = commands[place - 2] {
      #expect(rect == Rect(x: 36, y: 38, width: 390, height: 844))
    } else {
      Issue.record("expected the clip of the screen before the phone")
    }
  }

  @Test("every save and clip is restored, whatever is on and however large the window is")
  func balance() {
    for size in [Size(width: 1180, height: 920), Size(width: 500, height: 600), Size(width: 240, height: 240)] {
      for help in [false, true] {
        var stage = LabStage(overlays: OverlayRegistry.all.map(\.id))
        stage.showsHelp = help
        var depth = 0
        for command in stage.displayList(of: output(), window: size).commands {
          switch command {
          case .save, .clip: depth += 1
          case .restore: depth -= 1
          default: break
          }
          #expect(depth >= 0)
        }
        #expect(depth == 0)
      }
    }
  }

  @Test("a toggled overlay has its panel, and loses it again")
  func toggling() {
    var stage = LabStage()
    stage.toggle("offsets")
    #expect(texts(stage).contains("211.3"))
    stage.toggle("offsets")
    #expect(!texts(stage).contains("211.3"))
  }

  @Test("the caption names scene, strategy and preset")
  func caption() {
    let info = StageInfo(
      scene: .init(id: "profile", title: "Profile", about: ""),
      strategies: [.init(id: "coordinated", title: "Coordinated", about: "")], strategy: "coordinated",
      preset: .init(id: "ios", title: "iOS", about: ""))
    #expect(info.caption == "Profile · Coordinated · iOS")
    #expect(texts(LabStage(overlays: ["frames"], info: info)).contains("Profile · Coordinated · iOS"))
    let small = Size(width: 420, height: 500)
    #expect(texts(LabStage(info: info), window: small).contains("Profile · Coordinated · iOS"))
  }

  @Test("the list of keys names every key")
  func help() {
    var stage = LabStage()
    stage.showsHelp = true
    let written = texts(stage)
    for binding in KeyBindings.all {
      #expect(written.contains(binding.about))
      #expect(written.contains(KeyBindings.label(of: binding.key)))
    }
  }

  @Test("where there is room the list of keys says what each overlay shows")
  func helpOnOverlays() {
    var stage = LabStage()
    stage.showsHelp = true
    let written = texts(stage).joined(separator: " ")
    for overlay in OverlayRegistry.all { #expect(written.contains(overlay.about)) }
  }

  @Test(
    "the card beside the phone drops whole parts where there is no room, and nothing is cut",
    arguments: [400.0, 560, 700, 920])
  func card(height: Double) {
    let info = StageInfo(
      scene: .init(id: "profile", title: "Profile", about: "Two views."),
      strategies: [.init(id: "coordinated", title: "Coordinated", about: "One chain.")], strategy: "coordinated",
      preset: .init(id: "ios", title: "iOS", about: "Measured."))
    let window = Size(width: 900, height: height)
    let stage = LabStage(info: info)
    let card = stage.cardFrame(stage.geometry(window: window, viewport: Size(width: 390, height: 844)))
    for command in stage.displayList(of: output(), window: window).commands {
      guard case .text(let text, let rect, _) = command, rect.minX >= card.minX else { continue }
      #expect(rect.midY + 7 <= card.maxY, "\(text)")
    }
    #expect(texts(stage, window: window).contains("Coordinated"))
    #expect(texts(stage, window: window).contains("Measured.") == (height >= 700))
  }

  @Test("a phone that fills the window has nothing around it")
  func filling() {
    let stage = LabStage(fillsWindow: true)
    let size = Size(width: 390, height: 844)
    #expect(
      stage.displayList(of: output(), window: size).commands
        == [
          .clip(Rect(origin: .zero, size: size), radius: 0), .save(translation: .zero, scale: 1, opacity: 1),
          Self.phone.commands[0], .restore, .restore,
        ])
  }

  @Test("panels share the room: the tallest give first, then the last leave")
  func panels() {
    let all = PanelLayout(wanted: [100, 200], least: [50, 50], available: 1000)
    #expect(all.heights == [100, 200])
    let frame = 2 * (PanelLayout.head + PanelLayout.padding) + PanelLayout.gap
    let tight = PanelLayout(wanted: [100, 200], least: [50, 50], available: 250 + frame)
    #expect(tight.heights[0] == 100)
    #expect(abs(tight.heights[1] - 150) < 0.1)
    let tighter = PanelLayout(wanted: [100, 200], least: [50, 50], available: 120 + frame)
    #expect(abs(tighter.heights[0] - 60) < 0.1)
    #expect(abs(tighter.heights[1] - 60) < 0.1)
    let tiny = PanelLayout(wanted: [100, 200], least: [50, 50], available: 120)
    #expect(tiny.heights[1] == 0)
    #expect(tiny.heights[0] > 0)
  }

  @Test("no room is overdrawn, whatever panels want")
  func random() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let count = Int.random(in: 1...6, using: &generator)
      let wanted = (0..<count).map { _ in Double.random(in: 20...500, using: &generator) }
      let least = wanted.map { min($0, Double.random(in: 20...120, using: &generator)) }
      let available = Double.random(in: 0...1200, using: &generator)
      let heights = PanelLayout(wanted: wanted, least: least, available: available).heights
      let shown = heights.filter { $0 > 0 }
      let used =
        shown.reduce(0, +) + Double(shown.count) * (PanelLayout.head + PanelLayout.padding)
        + Double(max(0, shown.count - 1)) * PanelLayout.gap
      #expect(used <= available + 0.1)
      for (place, height) in heights.enumerated() where height > 0 {
        #expect(height <= wanted[place])
        #expect(height >= least[place] - 0.1)
      }
    }
  }
}
