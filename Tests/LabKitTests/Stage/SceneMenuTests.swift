import InputEvents
import MotionCore
import Primitives
import TestSupport
import Testing

@testable import LabKit

/// The menu of scenes: keys, presses, and what is remembered of them.
struct SceneMenuTests {
  private static let presets = try? PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: nil)
  private static let catalogue = Catalogue.lab(presets: presets ?? PresetLibrary([]))
  private static let windows = [
    Size(width: 1180, height: 920), Size(width: 800, height: 600), Size(width: 400, height: 800),
    Size(width: 260, height: 200), Size(width: 2400, height: 1400),
  ]

  private static func live(_ scene: String = "profile") throws -> LiveRun {
    let live = try LiveRun(
      RunConfiguration(scene: scene), catalogue: catalogue, presets: presets?.presets ?? [], now: .zero)
    try live.step(at: .zero)
    return live
  }

  private static let start = SceneMenu.Choice(scene: "profile", strategy: "coordinated", preset: "ios")

  @Test("Every scene, strategy and preset can be reached by arrows alone, and every list goes round")
  func arrows() {
    for section in SceneMenu.Section.allCases {
      var menu = SceneMenu(Self.start, catalogue: Self.catalogue)
      while menu.section != section { #expect(menu.press("right") == .stays) }
      let ids = menu.ids(section)
      var reached: [String] = []
      for _ in ids {
        reached.append(menu.marked(section))
        #expect(menu.press("down") == .stays)
      }
      #expect(Set(reached) == Set(ids))
      #expect(menu.marked(section) == reached[0])
      _ = menu.press("up")
      #expect(menu.marked(section) == reached.last)
    }
  }

  @Test("A scene is marked with its standard strategy, the one that runs with its own")
  func strategies() {
    var menu = SceneMenu(
      SceneMenu.Choice(scene: "profile", strategy: "dispatch", preset: "gtk"), catalogue: Self.catalogue)
    _ = menu.press("down")
    #expect(menu.choice.strategy == "coordinated")
    _ = menu.press("up")
    #expect(menu.choice == menu.running)
    #expect(menu.press("return") == .choosesAndCloses)
    #expect(menu.press("escape") == .closes)
  }

  @Test("In every window all parts lie in the sheet, beside each other, and each is hit in its middle")
  func places() {
    for window in Self.windows {
      for scene in Self.catalogue.scenes {
        let choice = SceneMenu.Choice(scene: scene.entry.id, strategy: "coordinated", preset: "ios")
        let menu = SceneMenu(choice, catalogue: Self.catalogue)
        let layout = SceneMenuLayout(menu, window: window)
        let sheet = Rect(origin: .zero, size: layout.size)
        #expect(layout.items.count == SceneMenu.Section.allCases.map { menu.ids($0).count }.reduce(0, +))
        for (index, item) in layout.items.enumerated() {
          #expect(sheet.union(item.rect) == sheet)
          #expect(layout.items[..<index].allSatisfy { !$0.rect.intersects(item.rect) })
          let middle = item.rect.center.vector * layout.scale
          guard case .item(let hit) = layout.hit(layout.origin + middle) else {
            Issue.record("\(item.entry.id) is not hit in \(window)")
            continue
          }
          #expect(hit.entry.id == item.entry.id && hit.section == item.section)
        }
        let shown = layout.sheet
        #expect(shown.minX >= 0 && shown.maxX <= window.width && shown.minY >= 0 && shown.maxY <= window.height + 1e-9)
      }
    }
  }

  @Test("The key opens the menu, which takes all keys then; return runs the choice without another window")
  func keys() throws {
    let live = try Self.live()
    _ = try live.press("l", at: 0.1)
    #expect(live.stage.menu != nil)
    #expect(try live.press("q", at: 0.2) == nil)
    #expect(live.stage.menu != nil)
    _ = try live.press("escape", at: 0.3)
    #expect(live.stage.menu == nil && live.configuration.scene == "profile")
    for key in ["l", "down", "return"] { _ = try live.press(key, at: 0.4) }
    #expect(live.stage.menu == nil)
    #expect(live.configuration.scene == Self.catalogue.scenes[1].entry.id)
  }

  @Test("Other physics alone go on where everything is; another strategy starts anew with the same tunables")
  func choices() throws {
    let live = try LiveRun(
      RunConfiguration(scene: "stack", tune: [TuneChange(id: "stack.depth", value: 3)]), catalogue: Self.catalogue,
      presets: Self.presets?.presets ?? [], now: .zero)
    try live.step(at: .zero)
    try live.step(at: 0.5)
    try live.choose(SceneMenu.Choice(scene: "stack", strategy: "coordinated", preset: "gtk"), at: 0.6)
    let frame = try live.step(at: 0.7)
    #expect(frame.inspector.tick == 2)
    #expect(live.configuration.preset == "gtk")
    try live.choose(SceneMenu.Choice(scene: "profile", strategy: "pinning", preset: "gtk"), at: 0.8)
    #expect(live.configuration.tune.isEmpty)
    #expect(try live.step(at: 0.9).inspector.tick == 0)
    #expect(live.stage.info.strategy == "pinning")
  }

  @Test("A press on the card opens the menu, one on a scene runs it, one beside the sheet closes it")
  func presses() throws {
    for window in Self.windows.prefix(3) {
      let live = try Self.live()
      let geometry = live.stage.geometry(window: window, viewport: Size(width: 390, height: 844))
      let card = geometry.panelsLieOver ? geometry.captionFrame : live.stage.cardFrame(geometry)
      let phone = geometry.viewportFrame.center
      #expect(try !live.pressStage(at: phone, window: window, now: 0.1))
      #expect(try live.pressStage(at: card.center, window: window, now: 0.2))
      let menu = try #require(live.stage.menu)
      let layout = SceneMenuLayout(menu, window: window)
      let item = try #require(layout.items.first { $0.entry.id == "scratch" })
      let place = layout.origin + item.rect.center.vector * layout.scale
      #expect(try live.pressStage(at: place, window: window, now: 0.3))
      #expect(live.configuration.scene == "scratch")
      #expect(live.stage.menu?.running.scene == "scratch")
      #expect(try live.pressStage(at: Point(x: 1, y: 1), window: window, now: 0.4))
      #expect(live.stage.menu == nil)
    }
  }
}

/// The file that remembers the last choice.
struct RememberedChoiceTests {
  private static let presets = try? PresetLibrary(assets: "\(PackageFolder.path)/Assets", user: nil)
  private static let catalogue = Catalogue.lab(presets: presets ?? PresetLibrary([]))
  private static let choice = RememberedChoice(
    choice: SceneMenu.Choice(scene: "sheet", strategy: "coordinated", preset: "gtk"), overlays: ["offsets", "x-ray"])

  private static func options(_ arguments: [String]) throws -> RunOptions {
    let parser = CommandLineParser(commands: [RunOptions.specification], standard: "run")
    guard case .command(let parsed) = try parser.parse(["run"] + arguments) else { return try options([]) }
    return try RunOptions(parsed, catalogue: catalogue)
  }

  @Test("What is written is read, in a folder that was not there; without a file there is nothing")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/state/deeper/choice.json"
    #expect(try RememberedChoice.read(file, catalogue: Self.catalogue) == nil)
    try Self.choice.write(to: file)
    #expect(try RememberedChoice.read(file, catalogue: Self.catalogue) == Self.choice)
  }

  @Test("A file that is cut off, too new, or names what is not there says so in a sentence")
  func broken() throws {
    let folder = try TemporaryFolder()
    let whole =
      #"{"format": "scroll-lab-state", "version": 1, "scene": "sheet", "strategy": "coordinated", "preset": "ios", "overlays": ["offsets"]}"#
    let wrong: [(text: String, says: String)] = [
      ("", "expected"), (String(whole.prefix(60)), "expected"), ("[1]", "expected an object"),
      (whole.replacing("\"version\": 1", with: "\"version\": 2"), "version 2"),
      (whole.replacing("sheet", with: "sheep"), "sheep"), (whole.replacing("\"ios\"", with: "\"iso\""), "iso"),
      (whole.replacing("coordinated", with: "switching"), "switching"),
      (whole.replacing("\"offsets\"", with: "7"), "overlays"), (whole.replacing("state", with: "case"), "format"),
    ]
    for (text, says) in wrong {
      let file = try folder.write(text, to: "choice.json")
      let error = #expect(throws: InputFileError.self) {
        try RememberedChoice.read(file, catalogue: Self.catalogue)
      }
      #expect("\(error.map(String.init(describing:)) ?? "")".contains(says))
    }
    #expect(try RememberedChoice.read(folder.write(whole, to: "choice.json"), catalogue: Self.catalogue) != nil)
  }

  @Test("The file is where the desktop keeps state")
  func place() {
    #expect(RememberedChoice.file(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/scroll-lab/choice.json")
    #expect(
      RememberedChoice.file(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"])
        == "/h/.local/state/scroll-lab/choice.json")
    #expect(RememberedChoice.file(environment: [:]) == nil)
  }

  @Test("A scene that is asked for stands alone; runs that play a file or end by themselves know nothing of it")
  func options() throws {
    #expect(try Self.options([]).filled(with: Self.choice).scene == "sheet")
    #expect(try Self.options(["--preset", "qt"]).filled(with: Self.choice).preset == "qt")
    #expect(try Self.options(["--overlay", "frames"]).filled(with: Self.choice).overlays == ["frames"])
    for arguments in [["--scene", "profile"], ["--exit-after", "1"], ["--replay", "x.jsonl"]] {
      let options = try Self.options(arguments)
      #expect(options.filled(with: Self.choice) == options)
    }
  }
}
