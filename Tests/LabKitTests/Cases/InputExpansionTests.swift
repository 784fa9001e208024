import InputEvents
import LabKit
import Primitives
import Testing

@Suite("Inputs of a case as events")
struct InputExpansionTests {
  /// Every event of a case, in order, as the frames of a fine plan get them.
  private func events(_ inputs: [CaseInput]) -> [InputEvent] {
    let scripted = InteractionCase(id: "x", configuration: RunConfiguration(scene: "shelf"), inputs: inputs)
    var events: [InputEvent] = []
    FramePlan.play(FramePlan(scripted, hertz: 1000), on: FakeRun()) { planned, _ in events += planned.events }
    return events
  }

  private func pointers(_ inputs: [CaseInput]) -> [PointerEvent] {
    events(inputs).compactMap { if case .pointer(let event) = $0.kind { event } else { nil } }
  }

  private func drag(over: Double, rate: Double, ease: DragStroke.Ease = .linear, hold: Double = 0) -> DragStroke {
    DragStroke(
      path: [.init(Point(x: 10, y: 100), at: 0), .init(Point(x: 20, y: 300), at: over)], rate: rate, ease: ease,
      hold: hold)
  }

  @Test(
    "A drag has max(1, ⌊over·rate + ½⌋) moves",
    arguments: [(0.5, 125.0, 63), (0.5, 120.0, 60), (0.004, 120.0, 1), (0.0, 120.0, 1), (0.1, 14.9, 1), (0.1, 15.0, 2)])
  func moveCount(over: Double, rate: Double, count: Int) {
    let phases = pointers([CaseInput(at: 0, .drag(drag(over: over, rate: rate), .init()))]).map(\.phase)
    #expect(phases == [.down] + Array(repeating: .move, count: count) + [.up])
  }

  @Test("The i-th move stands at at + over·i/n and from + (to − from)·ease(i/n); up comes after hold, in place")
  func timesAndPlaces() {
    for ease in DragStroke.Ease.allCases {
      let stroke = drag(over: 0.3, rate: 37, ease: ease, hold: 0.15)
      let got = events([CaseInput(at: 0.7, .drag(stroke, .init(id: 4, kind: .mouse)))])
      let count = 11
      for i in 1...count {
        let part = Double(i) / Double(count)
        let place = Point(x: 10 + 10 * ease(part), y: 100 + 200 * ease(part))
        guard case .pointer(let event) = got[i].kind else { continue }
        #expect(abs(got[i].time.seconds - (0.7 + 0.3 * Double(i) / Double(count))) <= 1e-12)
        #expect((event.position - place).length <= 1e-12)
        #expect(event.id == 4)
        #expect(event.kind == .mouse)
      }
      #expect(got.count == count + 2)
      #expect(abs(got[count + 1].time.seconds - 1.15) <= 1e-12)
      let last = pointers([CaseInput(at: 0.7, .drag(stroke, .init()))]).suffix(2).map(\.position)
      #expect(last == [Point(x: 20, y: 300), Point(x: 20, y: 300)])
    }
  }

  @Test("Eases start at 0, end at 1, and pass their middle where the formulas say")
  func eases() {
    let middles: [(DragStroke.Ease, Double)] = [
      (.linear, 0.5), (.easeIn, 0.25), (.easeOut, 0.75), (.easeInOut, 0.5),
    ]
    for (ease, middle) in middles {
      #expect([ease(0), ease(0.5), ease(1)] == [0, middle, 1])
    }
    #expect([DragStroke.Ease.easeInOut(0.25), DragStroke.Ease.easeInOut(0.75)] == [0.125, 0.875])
  }

  @Test("Each leg of a path is sampled as a drag of its own, and every way point is a move")
  func path() {
    let stroke = DragStroke(
      path: [
        .init(Point(x: 0, y: 0), at: 0.1), .init(Point(x: 0, y: 30), at: 0.4), .init(Point(x: 8, y: 30), at: 0.5),
      ], rate: 10, hold: 0.2)
    let got = events([CaseInput(at: 1, .drag(stroke, .init()))])
    #expect(got.map { ($0.time.seconds * 1000).rounded() } == [1100, 1200, 1300, 1400, 1500, 1700])
    let places = pointers([CaseInput(at: 1, .drag(stroke, .init()))]).map { [$0.position.x, $0.position.y.rounded()] }
    #expect(places == [[0, 0], [0, 10], [0, 20], [0, 30], [8, 30], [8, 30]])
  }

  @Test("A tap lifts 0.05 s later; a cancel happens where its pointer was, with its kind")
  func tapAndCancel() {
    let tap = events([CaseInput(at: 1, .tap(Point(x: 5, y: 6), .init()))])
    #expect(tap.map(\.time) == [1, 1.05])
    let cancelled = pointers([
      CaseInput(at: 0, .down(Point(x: 1, y: 1), .init(id: 7, kind: .mouse))),
      CaseInput(at: 0.1, .move(Point(x: 2, y: 3), .init(id: 7))), CaseInput(at: 0.2, .cancel(id: 7)),
    ])
    #expect(cancelled.map(\.kind) == [.mouse, .mouse, .mouse])
    #expect(cancelled.last == PointerEvent(id: 7, kind: .mouse, phase: .cancel, position: Point(x: 2, y: 3)))
  }

  @Test("A trackpad pan lands without moving, travels in equal parts, and lifts after hold where the lift is native")
  func trackpad() {
    for lift in ScrollEvent.Lift.allCases {
      let pan = TrackpadStroke(
        position: Point(x: 1, y: 2), travel: Vector(x: 0, y: 120), over: 0.2, rate: 60, hold: 0.1, lift: lift)
      let got = events([CaseInput(at: 2, .scroll(pan))])
      let steps = got.compactMap { if case .scroll(let event) = $0.kind { event } else { nil } }
      let changed: [ScrollEvent.Phase] = Array(repeating: .changed, count: 12)
      #expect(steps.map(\.phase) == [.began] + changed + (lift == .native ? [.ended] : []))
      #expect(steps.map(\.delta.y) == [0] + Array(repeating: 10, count: 12) + (lift == .native ? [0] : []))
      #expect(abs((got[12].time - 2.2)) <= 1e-12)
      #expect(steps.allSatisfy { $0.lift == lift })
      if lift == .native { #expect(abs((got[13].time - 2.3)) <= 1e-12) }
    }
  }

  @Test("Events are in order of time, and at equal times in the order of the file")
  func order() {
    var inputs: [CaseInput] = []
    var generator = SeededGenerator(seed: 8)
    for index in 0..<200 {
      inputs.append(CaseInput(at: Double(generator.int(in: 0...9)) / 10, .perform("\(index)", nil)))
    }
    let got = events(inputs)
    let expected = inputs.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    #expect(got.map(\.kind) == expected.map { .perform("\($0.offset)", nil) })
  }
}
