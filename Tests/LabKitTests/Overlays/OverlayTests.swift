import Drawing
import InputEvents
import InteractionKit
@testable import LabKit
import Primitives
import Testing

@Suite("Overlays")
struct OverlayTests {
  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  private func panel(_ overlay: any Overlay, _ frame: InspectorFrame, width: Double = 660) -> DisplayList {
    let frame = OverlayFrame(frame)
    var canvas = Canvas()
    let height = overlay.panelHeight(for: frame, width: width)
    overlay.drawPanel(frame, in: Rect(x: 0, y: 0, width: width, height: height), on: &canvas)
    return canvas.displayList
  }

  private func over(_ overlay: any Overlay, _ frame: InspectorFrame) -> DisplayList {
    var canvas = Canvas()
    overlay.drawOver(OverlayFrame(frame), on: &canvas)
    return canvas.displayList
  }

  @Test("every overlay has an id, a key, a title and a sentence of its own")
  func identities() {
    let all = OverlayRegistry.all
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(Set(all.map(\.key)).count == all.count)
    #expect(Set(all.map(\.title)).count == all.count)
    #expect(all.filter { $0.about.isEmpty }.map(\.id) == [])
    #expect(all.map { OverlayRegistry.overlay($0.id)?.id } == all.map { $0.id })
  }

  @Test("the catalogue lists the overlays in the order of the registry")
  func catalogued() {
    let catalogue = Catalogue(overlays: OverlayRegistry.all.map { .init(id: $0.id, title: $0.title, about: $0.about) })
    #expect(catalogue.overlays.map(\.id) == ["offsets", "states", "arbitration", "motion", "frames", "x-ray"])
  }

  @Test("no key does two things, and every overlay has one")
  func keys() {
    let keys = KeyBindings.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    for overlay in OverlayRegistry.all {
      #expect(KeyBindings.action(for: overlay.key) == .toggleOverlay(overlay.id))
    }
    #expect(KeyBindings.label(of: "ctrl+plus") == "Ctrl +")
  }

  @Test("every overlay draws a frame in which nothing is, at any width")
  func emptyFrames() {
    for overlay in OverlayRegistry.all {
      for width in [120.0, 288, 420, 660, 1200] {
        let frame = OverlayFrame(SampleFrames.empty)
        let height = overlay.panelHeight(for: frame, width: width)
        // The x-ray is all around and over the phone, and has no panel.
        #expect((height > 0) == (overlay.id != "x-ray") && height.isFinite, "\(overlay.id) at \(width)")
        _ = panel(overlay, SampleFrames.empty, width: width)
        #expect(over(overlay, SampleFrames.empty).commands.isEmpty, "\(overlay.id)")
      }
    }
  }

  @Test("what an overlay draws of a panel stays within its width", arguments: [288.0, 500, 660])
  func widths(width: Double) {
    for overlay in OverlayRegistry.all {
      for frame in [SampleFrames.waiting, SampleFrames.fling] {
        for command in panel(overlay, frame, width: width).commands {
          guard case .text(let text, let rect, _) = command else { continue }
          #expect(rect.minX >= -1 && rect.maxX <= width + 1, "\(overlay.id): \(text)")
        }
      }
    }
  }

  @Test("offsets: the table and the tag say the offset, the velocity and the phase")
  func offsets() {
    let overlay = OffsetsOverlay()
    let written = texts(panel(overlay, SampleFrames.fling))
    #expect(written.contains("211.3"))
    #expect(written.contains("874"))
    #expect(written.contains("motion"))
    #expect(written.contains("decelerating"))
    #expect(texts(over(overlay, SampleFrames.fling)).contains("main  211.3"))
  }

  @Test(
    "offsets: no name of a scene's view is cut where the table has room", arguments: [300.0, 390, 450, 480, 600, 662])
  func names(width: Double) {
    let columns = OffsetColumns(Rect(x: 0, y: 0, width: width, height: 100))
    for name in ["main ↕", "pager ↔", "comments ↕", "level32 ↕"] {
      #expect(columns.name.width - 18 >= TextMeasure.width(name, OverlayType.name), "\(name)")
    }
  }

  @Test("offsets: a finger's velocity is marked as such")
  func fingerVelocity() {
    var frame = SampleFrames.fling
    frame.scrollViews[0].phase = "dragging"
    frame.scrollViews[0].velocity = .zero
    frame.scrollViews[0].fingerVelocity = Vector(x: 0, y: -320)
    let written = texts(panel(OffsetsOverlay(), frame))
    #expect(written.contains("−320"))
    #expect(written.contains("finger"))
  }

  @Test("states: recognisers of the stroke stand there, others do not")
  func states() {
    let written = texts(panel(StatesOverlay(), SampleFrames.waiting))
    #expect(written.contains("pager.pan"))
    #expect(written.contains("waits"))
    #expect(written.contains("stroke is horizontal"))
    #expect(!written.contains("idle.tap"))
    #expect(written.contains("pager.pan waits for lock.pan to fail"))
  }

  @Test("states: the owner of the stroke is named and outlined")
  func owner() {
    var frame = SampleFrames.waiting
    frame.recognizers[1].state = .changed
    frame.recognizers[1].isActive = true
    frame.recognizers[1].isWaiting = false
    #expect(texts(panel(StatesOverlay(), frame)).contains("pager.pan has the stroke"))
    let outlines = over(StatesOverlay(), frame).commands.filter {
      if case .stroke(_, _, _, RecognizerStatus.changed.color) = $0 { true } else { false }
    }
    #expect(outlines.count == 1)
  }

  @Test("arbitration: each decision of the stroke is a numbered sentence")
  func arbitration() {
    let written = texts(panel(ArbitrationOverlay(), SampleFrames.waiting))
    for decision in SampleFrames.waiting.strokeDecisions { #expect(written.contains(decision.sentence)) }
    #expect(written.filter { $0 == "waits" }.count == 2)
    // Each number stands at its sentence and at its mark on the time line.
    #expect(written.filter { $0 == "4" }.count == 2)
  }

  @Test("arbitration: who waits for whom, and who may go beside whom, stand there as sentences")
  func relations() {
    var frame = SampleFrames.waiting
    let written = texts(panel(ArbitrationOverlay(), frame))
    #expect(written.contains("pager.pan may begin only when pop.pan and lock.pan have failed"))
    #expect(written.contains("lock.pan may begin only when pop.pan has failed"))
    frame.recognizers[0].allows = ["list1.pan"]
    #expect(texts(panel(ArbitrationOverlay(), frame)).contains("pop.pan and list1.pan may go together"))
    // It is remembered after the stroke, and written once whoever was asked.
    frame.recognizers[0].allows = []
    for (one, two) in [("pop.pan", "list1.pan"), ("list1.pan", "pop.pan")] {
      frame.strokeDecisions.append(
        Decision(time: 0.2, recognizer: one, outcome: .allowed, reason: .beside(two, .delegate)))
      let written = texts(panel(ArbitrationOverlay(), frame))
      #expect(written.filter { $0 == "pop.pan and list1.pan may go together" }.count == 1)
    }
    // Where that is too long, in fewer words.
    #expect(texts(panel(ArbitrationOverlay(), frame, width: 312)).contains("pager.pan waits for pop.pan and lock.pan"))
  }

  @Test("arbitration: below the slop it says how far the finger has come, with the relations already there")
  func belowTheSlop() {
    var frame = SampleFrames.waiting
    frame.decisions = []
    frame.strokeDecisions = []
    for index in frame.recognizers.indices { frame.recognizers[index].isWaiting = false }
    frame.pointers[0].position = Point(x: 146, y: 402)
    let written = texts(panel(ArbitrationOverlay(), frame))
    #expect(written.contains("Undecided: the finger has moved 6.0 points, nobody has the stroke yet"))
    #expect(written.contains("lock.pan may begin only when pop.pan has failed"))
  }

  @Test("arbitration: where rows must be lower, all of them still show, and sentences leave before them")
  func lowPanels() {
    let frame = OverlayFrame(SampleFrames.waiting)
    for height in stride(from: 110.0, through: 320, by: 10) {
      var canvas = Canvas()
      let rect = Rect(x: 0, y: 0, width: 660, height: height)
      ArbitrationOverlay().drawPanel(frame, in: rect, on: &canvas)
      let places = canvas.displayList.commands.compactMap { command -> (String, Rect)? in
        if case .text(let text, let place, _) = command { (text, place) } else { nil }
      }
      #expect(places.filter { $0.0 == "list1.pan" }.count == 1)
      for (text, place) in places { #expect(place.midY <= height + 1, "\(text) at \(height)") }
    }
  }

  @Test("before the first stroke the recognisers of what shows stand ready, with those they wait for")
  func standingReady() {
    var frame = SampleFrames.waiting
    frame.decisions = []
    frame.strokeDecisions = []
    frame.pointers = []
    for index in frame.recognizers.indices {
      frame.recognizers[index].state = .possible
      frame.recognizers[index].isTracking = false
      frame.recognizers[index].isWaiting = false
    }
    for overlay in [StatesOverlay(), ArbitrationOverlay()] as [any Overlay] {
      let written = texts(panel(overlay, frame))
      #expect(["pop.pan", "pager.pan", "lock.pan"].filter(written.contains).count == 3, "\(overlay.id)")
      #expect(!written.contains("idle.tap"))
    }
    #expect(texts(panel(StatesOverlay(), frame)).contains("No stroke yet: these stand ready"))
  }

  @Test("arbitration: an arrow for each recogniser that is waited for")
  func arrows() {
    let arrows = panel(ArbitrationOverlay(), SampleFrames.waiting).commands.filter {
      if case .polygon(let points, _) = $0 { points.count == 3 } else { false }
    }
    // Three edges, and one at each of two sentences.
    #expect(arrows.count == 5)
  }

  @Test("motion: the rest, the hand-over ahead and two estimators are written out")
  func motion() {
    let frame = SampleFrames.fling
    let written = texts(panel(MotionOverlay(), frame))
    #expect(written.contains("main + list0"))
    #expect(written.contains { $0.hasPrefix("list0 rests at 613 in") })
    #expect(written.contains("main → list0 in 50 ms"))
    #expect(written.contains("lsq2"))
    #expect(written.contains("impulse"))
    #expect(texts(over(MotionOverlay(), frame)).contains("list0 rests at 613"))
  }

  @Test("offsets: the tags over the phone do not cover one another, and none leaves the phone")
  func tags() {
    var frame = SampleFrames.fling
    for place in 2..<6 {
      var view = frame.scrollViews[1]
      view.name = "list\(place)"
      frame.scrollViews.append(view)
    }
    let tags = over(OffsetsOverlay(), frame).commands.compactMap { command -> Rect? in
      if case .fill(let rect, let radius, _) = command, radius == 6 { rect } else { nil }
    }
    #expect(tags.count == 6)
    for (index, tag) in tags.enumerated() {
      #expect(tag.minX >= 0 && tag.maxX <= 390 && tag.maxY <= 844)
      for other in tags[(index + 1)...] { #expect(!tag.intersects(other)) }
    }
  }

  @Test("frames: the renderer is what the stage says")
  func frames() {
    var canvas = Canvas()
    let frame = OverlayFrame(SampleFrames.empty, stage: StageInfo(renderer: "a pencil", scale: 2))
    FramesOverlay().drawPanel(frame, in: Rect(x: 0, y: 0, width: 600, height: 240), on: &canvas)
    #expect(texts(canvas.displayList).contains("a pencil"))
    #expect(texts(canvas.displayList).contains("2.00 pixels a point · tick 7"))
  }

  @Test(
    "frames: whether fingers are resampled, and when they are shown",
    arguments: [
      (nil, "not resampled: as reported"), (.atRest, "resampled while they move"),
      (.between(latency: 0.005), "resampled 5.00 ms back, between reports"),
      (.beyond(0.003), "resampled 3.00 ms beyond the last report"),
    ] as [(TouchResampler.State?, String)])
  func fingers(state: TouchResampler.State?, text: String) {
    var canvas = Canvas()
    var stage = StageInfo()
    stage.input = "a hand"
    stage.resampling = state
    let frame = OverlayFrame(SampleFrames.empty, stage: stage)
    FramesOverlay().drawPanel(frame, in: Rect(x: 0, y: 0, width: 600, height: 240), on: &canvas)
    #expect(texts(canvas.displayList).contains(text))
  }
}
