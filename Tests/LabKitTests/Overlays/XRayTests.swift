import Drawing
import InputEvents
import MotionCore
import Primitives
import Testing

@testable import InteractionKit
@testable import LabKit

/// The x-ray: what clipping hides, asked for and paid for only where it is shown.
struct XRayTests {
  private static func session(
    _ scene: String, tune: [TuneChange] = [], area: Rect? = Rect(x: -800, y: -800, width: 1990, height: 2444)
  ) throws -> LabSession {
    let session = try LabSession(
      RunConfiguration(scene: scene, tune: tune),
      preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
    session.engine.hiddenContentArea = area
    return session
  }

  private static func texts(_ list: DisplayList?) -> [String] {
    (list?.commands ?? []).compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  private static func rect(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: generator.double(in: -50...50), y: generator.double(in: -50...50), width: generator.double(in: 0...90),
      height: generator.double(in: 0...90))
  }

  @Test("The parts around a rectangle do not overlap, and with what both cover they are the whole")
  func parts() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let (whole, hole) = (Self.rect(&generator), Self.rect(&generator))
      let parts = whole.parts(around: hole)
      for (index, part) in parts.enumerated() {
        #expect(parts[..<index].allSatisfy { $0.intersection(part).width * $0.intersection(part).height < 1e-9 })
        #expect(hole.intersection(part).width * hole.intersection(part).height < 1e-9)
      }
      let common = whole.intersection(hole)
      let area = parts.reduce(common.width * common.height) { $0 + $1.width * $1.height }
      #expect(abs(area - whole.width * whole.height) < 1e-6)
    }
  }

  @Test("Frames carry hidden content where an overlay asks for it, and nothing else of them changes")
  func onRequest() throws {
    for scene in SceneRegistry.all.map(\.id) {
      let plain: FrameOutput = try Self.session(scene, area: nil).step([], at: .zero)
      let asked: FrameOutput = try Self.session(scene).step([], at: .zero)
      #expect(plain.hiddenContent == nil)
      #expect(asked.hiddenContent?.commands.isEmpty == false)
      #expect(plain.displayList == asked.displayList)
      #expect(plain.inspector.digest == asked.inspector.digest)
    }
    #expect(
      LabStage(overlays: ["offsets", "states"]).hiddenContentArea(viewport: Size(width: 390, height: 844)) == nil)
    #expect(LabStage(overlays: ["x-ray"]).hiddenContentArea(viewport: Size(width: 390, height: 844)) != nil)
  }

  @Test("Hidden are the squares of the canvas that do not show, and no other")
  func canvas() throws {
    let frame: FrameOutput = try Self.session("scratch").step([], at: .zero)
    let hidden = Set(Self.texts(frame.hiddenContent))
    #expect(hidden.contains("300, 0") && hidden.contains("0, 500") && hidden.contains("900, 1400"))
    // Wholly inside the canvas:
    #expect(!hidden.contains("100, 200"))
    // Beyond the area that was asked for:
    let near: FrameOutput = try Self.session("scratch", area: Rect(x: 0, y: 0, width: 390, height: 844))
      .step([], at: .zero)
    #expect(!Self.texts(near.hiddenContent).contains("500, 0"))
  }

  @Test("A list's rows below the phone and the lists of other pages are in it")
  func lists() throws {
    let frame: FrameOutput = try Self.session("profile").step([], at: .zero)
    let numbers = Self.texts(frame.hiddenContent).filter { Int($0) != nil }
    // Rows of 72 points from 344 on: the twelfth lies wholly below the phone.
    #expect(numbers.contains("12"))
    #expect(numbers.count { $0 == "3" } >= 2)
  }

  @Test("A million rows cost no more than a thousand")
  func manyRows() throws {
    func commands(_ rows: Double) throws -> Int {
      let frame: FrameOutput = try Self.session("profile", tune: [TuneChange(id: "list0.rows", value: rows)])
        .step([], at: .zero)
      return frame.hiddenContent?.commands.count ?? 0
    }
    #expect(try commands(100_000) == commands(1000))
  }

  @Test("No figure lies over another one or beyond the phone, whatever views show")
  func labels() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let viewport = Rect(
        x: 0, y: 0, width: generator.double(in: 240...500), height: generator.double(in: 320...900))
      let subjects = (0..<generator.int(in: 1...9)).map { index in
        Self.subject(index, in: viewport, &generator)
      }
      var labels = XRayLabels(viewport: viewport)
      let labelled = XRaySubject.labelled(subjects)
      #expect(labelled.count == min(4, subjects.count))
      for subject in labelled { labels.add(subject) }
      for (index, label) in labels.labels.enumerated() {
        #expect(labels.labels[..<index].allSatisfy { !$0.rect.intersects(label.rect) })
        #expect(label.rect.minY >= 0 && label.rect.maxY <= viewport.maxY)
      }
    }
  }

  private static func subject(_ index: Int, in viewport: Rect, _ generator: inout SeededGenerator) -> XRaySubject {
    let frame = Rect(
      x: generator.double(in: -200...200), y: generator.double(in: -100...300), width: generator.double(in: 60...500),
      height: generator.double(in: 60...900))
    let view = ScrollViewInspection(
      name: "list\(index)", frame: frame, depth: index, isVisible: true, offset: Point(x: 0, y: 12.5), velocity: .zero,
      fingerVelocity: .zero, minimum: .zero, maximum: Point(x: 0, y: 900),
      contentSize: Size(width: 400, height: 2000), phase: generator.bool() ? "idle" : "dragging", axes: [.vertical])
    return XRaySubject(view: view, color: OverlayPalette.view(index), inset: 0)
  }

  @Test("Of many views those are written at that move, then the innermost and the outermost")
  func chosen() {
    var generator = SeededGenerator(seed: 2)
    let viewport = Rect(x: 0, y: 0, width: 390, height: 844)
    var subjects = (0..<8).map { Self.subject($0, in: viewport, &generator) }
    subjects = subjects.enumerated().map { index, subject in
      var view = subject.view
      view.phase = index == 4 ? "decelerating" : "idle"
      view.velocity = Vector(x: 0, y: index == 4 ? 300 : 0)
      return XRaySubject(view: view, color: subject.color, inset: 0)
    }
    #expect(XRaySubject.labelled(subjects).map(\.view.name) == ["list4", "list7", "list0", "list6"])
  }
}
