import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// Hard situations in the coordinated feed, while requests are on their way.
struct FeedSituationTests {
  private static func session(_ tune: [String: Double] = [:]) throws -> LabSession {
    let changes = tune.keys.sorted().map { TuneChange(id: $0, value: tune[$0] ?? 0) }
    return try LabSession(RunConfiguration(scene: "feed", tune: changes), preset: StrokeRun.ios)
  }

  /// A stroke of pointer events from `start` down by `distance`, in steps of 10 ms.
  private static func stroke(
    at time: Double, from start: Double, by distance: Double, moves: Int, lifts: Bool = true
  ) -> [InputEvent] {
    func event(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) -> InputEvent {
      let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 195, y: y))
      return InputEvent(time: Timestamp(time), kind: .pointer(pointer))
    }
    var events = [event(.down, start, time)]
    for step in 1...moves {
      events.append(event(.move, start + distance * Double(step) / Double(moves), time + Double(step) * 0.01))
    }
    if lifts { events.append(event(.up, start + distance, time + Double(moves) * 0.01 + 0.001)) }
    return events
  }

  /// Plays frames at a rate and gives the last one.
  @discardableResult
  private static func play(
    _ session: LabSession, _ events: [InputEvent], to end: Double, hertz: Double = 120,
    _ observe: (InspectorFrame) -> Void = { _ in }
  ) throws -> InspectorFrame {
    var left = events[...]
    var last: InspectorFrame?
    for tick in 0...Int(end * hertz) {
      let time = Double(tick) / hertz
      let due = left.prefix { $0.time.seconds <= time }
      left = left.dropFirst(due.count)
      let frame: FrameOutput = session.step(Array(due), at: Timestamp(time))
      observe(frame.inspector)
      last = frame.inspector
    }
    return try #require(last)
  }

  private static func set(_ id: String, _ value: Double, at time: Double) -> InputEvent {
    InputEvent(time: Timestamp(time), kind: .set([TuneChange(id: id, value: value)]))
  }

  @Test(
    "Header, rows and size change under the finger while a refresh and a load run, and the finger keeps the content")
  func changesUnderFinger() throws {
    let pull = Self.stroke(at: 0, from: 300, by: 300, moves: 30)
    let drag = Self.stroke(at: 1, from: 780, by: -760, moves: 100)
    let changes = [
      Self.set("header.height", 240, at: 1.355), Self.set("list0.rows", 28, at: 1.555),
      InputEvent(time: Timestamp(1.755), kind: .resize(Size(width: 390, height: 760))),
      Self.set("header.height", 120, at: 1.855),
    ]
    let events = (pull + drag + changes).sorted { $0.time < $1.time }
    var largest = 0.0
    let last = try Self.play(
      Self.session(["loadmore.seconds": 0.3, "loadmore.distance": 700]), events, to: 8
    ) { largest = max(largest, $0.number("drag.error") ?? 9) }
    #expect(largest <= 1e-9)
    #expect(last.number("refresh.begins") == 1)
    #expect(last.number("refresh.ends") == 1)
    #expect((last.number("loadmore.begins") ?? 0) >= 1)
    #expect(last.number("loadmore.begins") == last.number("loadmore.ends"))
    #expect(last.isSettled)
  }

  @Test("What refreshes goes on when its list is hidden, and the list is at its top when it comes back")
  func hidden() throws {
    let pull = Self.stroke(at: 0, from: 300, by: 300, moves: 30)
    let select = { (tab: Double, time: Double) in
      InputEvent(time: Timestamp(time), kind: .perform("select-tab", .number(tab)))
    }
    var states: [String] = []
    let last = try Self.play(Self.session(), pull + [select(1, 0.6), select(0, 3)], to: 5) { frame in
      if frame.time.seconds > 1.05, frame.time.seconds < 1.25 {
        states.append(frame.value("refresh.state")?.text ?? "")
        #expect(frame.number("list0.offset.y") == -60 || abs((frame.number("list0.offset.y") ?? 0) + 60) < 2)
      }
    }
    #expect(Set(states) == ["idle"], "the shown list is another one")
    #expect(last.number("refresh.ends") == 1)
    #expect(last.number("list0.offset.y") == 0)
    #expect(last.isSettled)
  }

  @Test("A fling that loads more on its way is the same at any frame rate")
  func frameRates() throws {
    let fling = Self.stroke(at: 0, from: 780, by: -300, moves: 12)
    let ends = try [30.0, 60, 120, 240].map { hertz in
      try Self.play(Self.session(["loadmore.seconds": 0.2]), fling, to: 6, hertz: hertz)
    }
    for end in ends {
      #expect(end.number("loadmore.begins") == 1)
      let distance = (end.number("list0.offset.y") ?? 0) - (ends[0].number("list0.offset.y") ?? 9)
      #expect(abs(distance) <= 1e-9)
    }
    #expect((ends[0].number("list0.offset.y") ?? 0) > 700)
  }

  @Test("A tap on the menu during a fling stops the fling and selects nothing")
  func tapOnMenu() throws {
    let fling = Self.stroke(at: 0, from: 780, by: -200, moves: 10)
    func tap(_ phase: PointerEvent.Phase, _ time: Double) -> InputEvent {
      let pointer = PointerEvent(id: 0, kind: .touch, phase: phase, position: Point(x: 300, y: 20))
      return InputEvent(time: Timestamp(time), kind: .pointer(pointer))
    }
    let last = try Self.play(Self.session(), fling + [tap(.down, 0.4), tap(.up, 0.45)], to: 3)
    #expect(last.number("page.index") == 0)
    #expect(last.number("main.offset.y") == 180)
    #expect((last.number("list0.offset.y") ?? 9999) < 600)
  }
}
