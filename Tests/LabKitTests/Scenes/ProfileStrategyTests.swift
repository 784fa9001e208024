import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// What each way to resolve the profile's conflict does, and how it fails.
struct ProfileStrategyTests {
  /// A profile under a strategy, with queued strokes of the finger.
  private final class Rig {
    let session: LabSession
    private(set) var frame: FrameOutput
    private var queue: [InputEvent] = []

    init(_ strategy: String) throws {
      session = try LabSession(
        RunConfiguration(scene: "profile", strategy: strategy),
        preset: Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants()))
      frame = session.step([], at: .zero)
    }

    var time: Double { frame.inspector.time.seconds }
    var outer: Double { frame.inspector.number("main.offset.y") ?? .nan }
    var error: Double { frame.inspector.number("drag.error") ?? .nan }
    func list(_ index: Int) -> Double { frame.inspector.number("list\(index).offset.y") ?? .nan }

    func send(_ kind: InputEvent.Kind, at time: Double) { queue.append(InputEvent(time: Timestamp(time), kind: kind)) }

    private func point(_ phase: PointerEvent.Phase, _ place: Point, at time: Double) {
      send(.pointer(PointerEvent(id: 0, kind: .touch, phase: phase, position: place)), at: time)
    }

    /// A stroke up or down the page with a move each 10 ms, from now on.
    func stroke(x: Double = 195, from start: Double, to end: Double, over seconds: Double, hold: Double = 0) {
      let begin = time + 0.01
      let count = Int((seconds * 100).rounded())
      point(.down, Point(x: x, y: start), at: begin)
      for step in 1...count {
        let fraction = Double(step) / Double(count)
        point(.move, Point(x: x, y: start + (end - start) * fraction), at: begin + seconds * fraction)
      }
      point(.up, Point(x: x, y: end), at: begin + seconds + hold)
    }

    func step(hertz: Double = 120) {
      let moment = time + 1 / hertz
      let due = queue.prefix { $0.time.seconds <= moment }
      queue.removeFirst(due.count)
      frame = session.step(Array(due), at: Timestamp(moment))
    }

    /// Plays until everything rests, or for the seconds given.
    @discardableResult
    func play(for seconds: Double = 60, hertz: Double = 120, _ observe: () -> Void = {}) -> Bool {
      let end = time + seconds - 1e-9
      while time < end {
        step(hertz: hertz)
        observe()
        if queue.isEmpty, frame.inspector.isSettled { return true }
      }
      return false
    }

    /// The slow drag of 487.5 points of content, which closes the header and goes on into the list.
    func dragIntoList() {
      stroke(from: 700, to: 200, over: 0.4, hold: 0.15)
      play()
    }
  }

  private static let ids = SceneRegistry.scene("profile")?.catalogue.strategies.map(\.id) ?? []
  private static let outerIDs = ids.filter { $0 != "header-in-list" }

  @Test("The strategies are there, the coordinated one first")
  func strategies() {
    #expect(
      Self.ids == ["coordinated", "switching", "pinning", "dynamics", "header-in-list", "dispatch"])
  }

  // MARK: switching

  @Test("Switching: the drag dies at the boundary, and the next one moves the list")
  func switchingDies() throws {
    let rig = try Rig("switching")
    var largestError = 0.0
    rig.stroke(from: 700, to: 200, over: 0.4, hold: 0.15)
    rig.play { largestError = max(largestError, rig.error) }
    #expect(rig.outer == 212)
    #expect(rig.list(0) == 0)
    #expect(abs(largestError - 275.5) <= 0.5)
    rig.stroke(from: 600, to: 400, over: 0.4, hold: 0.15)
    rig.play()
    #expect(rig.outer == 212)
    #expect(rig.list(0) == 190)
  }

  // MARK: pinning

  @Test("Pinning: one drag carries across and loses the rest of the step that reaches the boundary")
  func pinningCarriesAcross() throws {
    let rig = try Rig("pinning")
    var largestError = 0.0
    rig.stroke(from: 700, to: 200, over: 0.4, hold: 0.15)
    rig.play { largestError = max(largestError, rig.error) }
    #expect(rig.outer == 212)
    #expect(abs(rig.list(0) - 275) <= 0.5)
    #expect(abs(largestError - 0.5) <= 1e-9)
  }

  @Test("Pinning: one drag carries back across, the list first")
  func pinningCarriesBack() throws {
    let rig = try Rig("pinning")
    rig.dragIntoList()
    var isBetween = false
    rig.stroke(from: 200, to: 640, over: 0.4, hold: 0.15)
    rig.play { isBetween = isBetween || (rig.list(0) > 0.001 && rig.outer < 211.999) }
    #expect(!isBetween)
    #expect(rig.list(0) == 0)
    // 429 of content lie behind the slop; less than a step of 11 is lost.
    #expect(rig.outer >= 58 - 1e-9 && rig.outer <= 58 + 11)
  }

  @Test(
    "Pinning: inertia stops at the boundary, both ways",
    arguments: [(from: 640.0, to: 480.0, startsInList: false), (from: 300, to: 460, startsInList: true)])
  func pinningStopsInertia(_ fling: (from: Double, to: Double, startsInList: Bool)) throws {
    let rig = try Rig("pinning")
    if fling.startsInList { rig.dragIntoList() }
    rig.stroke(from: fling.from, to: fling.to, over: 0.08)
    #expect(rig.play())
    #expect(rig.outer == 212)
    #expect(rig.list(0) == 0)
  }

  // MARK: dynamics

  @Test("Dynamics: inertia carries into the list by half the velocity's way")
  func dynamicsIntoList() throws {
    let rig = try Rig("dynamics")
    rig.stroke(from: 640, to: 480, over: 0.08)
    #expect(rig.play())
    // 140 of content in the drag, then 2000 / 2 points per second against a resistance of 2.
    #expect(rig.outer == 212)
    #expect(abs(rig.outer + rig.list(0) - (140 + 500)) <= 1)
  }

  @Test("Dynamics: inertia carries back into the header and bounces once at the top")
  func dynamicsBouncesOnce() throws {
    let rig = try Rig("dynamics")
    rig.dragIntoList()
    var ways: [Double] = []
    rig.stroke(from: 200, to: 520, over: 0.08)
    #expect(rig.play { ways.append(rig.outer) })
    #expect(rig.list(0) == 0)
    #expect(rig.outer == 0)
    let lowest = ways.min() ?? 0
    #expect(lowest < -5)
    let place = ways.firstIndex(of: lowest) ?? 0
    let after = ways[place...]
    // Down once, and up once without passing the top again.
    #expect(zip(ways[..<place], ways[..<place].dropFirst()).allSatisfy { $0 >= $1 })
    #expect(zip(after, after.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(after.allSatisfy { $0 <= 0 })
  }

  @Test("Dynamics: a fling further down a pinned list stops dead")
  func dynamicsStopsDead() throws {
    let rig = try Rig("dynamics")
    rig.dragIntoList()
    let before = rig.list(0)
    rig.stroke(from: 600, to: 460, over: 0.1)
    #expect(rig.play())
    #expect(abs(rig.list(0) - before - 126) <= 1e-9)
  }

  @Test("Dynamics: the way in the coast is the same at any frame rate")
  func dynamicsIsExact() throws {
    let ends = try [30.0, 60, 120, 240].map { hertz in
      let rig = try Rig("dynamics")
      rig.stroke(from: 640, to: 480, over: 0.08)
      rig.play(hertz: hertz)
      return rig.outer + rig.list(0)
    }
    for end in ends { #expect(abs(end - ends[0]) <= 1e-9) }
  }

  @Test("Dynamics: a touch does not stop the item, the next drag does")
  func dynamicsIgnoresTouch() throws {
    let rig = try Rig("dynamics")
    rig.stroke(from: 640, to: 480, over: 0.08)
    rig.play(for: 0.15)
    let touched = rig.list(0) + rig.outer
    rig.stroke(from: 600, to: 601, over: 0.1, hold: 0.1)
    rig.play(for: 0.2)
    #expect(rig.list(0) + rig.outer > touched + 50)
    rig.stroke(from: 600, to: 570, over: 0.05, hold: 0.2)
    rig.play(for: 0.1)
    let held = rig.list(0)
    rig.play()
    #expect(abs(rig.list(0) - held) <= 0.5)
  }

  // MARK: header in the list

  @Test("Header in the list: one view follows the finger, and the header travels with it")
  func headerTravels() throws {
    let rig = try Rig("header-in-list")
    #expect(rig.list(0) == -344)
    var largestError = 0.0
    rig.stroke(from: 700, to: 500, over: 0.2, hold: 0.15)
    rig.play { largestError = max(largestError, rig.error) }
    #expect(largestError <= 1e-9)
    #expect(abs(rig.list(0) - (-344 + 190)) <= 1e-9)
    #expect(rig.outer == 0)
  }

  @Test("Header in the list: a fling crosses and bounces natively, also from the header")
  func headerFlings() throws {
    let rig = try Rig("header-in-list")
    rig.stroke(from: 250, to: 110, over: 0.06)
    #expect(rig.play())
    #expect(rig.list(0) > 200)
    rig.stroke(from: 200, to: 800, over: 0.1)
    var lowest = 0.0
    #expect(rig.play { lowest = min(lowest, rig.list(0)) })
    #expect(lowest < -350)
    #expect(rig.list(0) == -344)
  }

  @Test("Header in the list: the others are kept in step, and lose their places as the header opens")
  func headerKeepsOthersInStep() throws {
    let rig = try Rig("header-in-list")
    rig.stroke(from: 700, to: 600, over: 0.1, hold: 0.15)
    rig.play()
    #expect((0..<4).map { rig.list($0) } == Array(repeating: rig.list(0), count: 4))
    rig.stroke(from: 700, to: 200, over: 0.4, hold: 0.15)
    rig.play()
    #expect(rig.list(0) > 0)
    #expect((1..<4).map { rig.list($0) } == [-132, -132, -132])
    rig.send(.perform("select-tab", .number(1)), at: rig.time)
    rig.play()
    rig.stroke(from: 300, to: 500, over: 0.2, hold: 0.15)
    rig.play()
    #expect(rig.list(0) == rig.list(1))
  }

  @Test("Header in the list: a drag on the menu bar moves nothing, a tap on it still selects")
  func headerMenuIsDead() throws {
    let rig = try Rig("header-in-list")
    rig.stroke(from: 320, to: 150, over: 0.2, hold: 0.15)
    rig.play()
    #expect(rig.list(0) == -344)
    rig.stroke(x: 130, from: 320, to: 320, over: 0.05)
    rig.play()
    #expect(rig.frame.inspector.number("page.index") == 1)
  }

  @Test("Header in the list: a change of the header's height keeps what is pinned pinned")
  func headerGrows() throws {
    let rig = try Rig("header-in-list")
    rig.dragIntoList()
    let before = rig.list(0)
    rig.send(.set([TuneChange(id: "header.height", value: 400)]), at: rig.time)
    rig.play()
    #expect(rig.list(0) == before)
    rig.stroke(from: 200, to: 840, over: 0.1)
    rig.play()
    #expect(rig.list(0) == -444)
  }

  // MARK: dispatch

  @Test("Dispatch: a drag is exact both ways, also over a list that is too short to scroll", arguments: [0, 2])
  func dispatchIsExact(page: Int) throws {
    let rig = try Rig("dispatch")
    if page != 0 {
      rig.send(.perform("select-tab", .number(Double(page))), at: 0)
      rig.play()
    }
    var largestError = 0.0
    rig.stroke(from: 700, to: 503, over: 0.4, hold: 0.15)
    rig.play { largestError = max(largestError, rig.error) }
    #expect(rig.outer > 180)
    if page == 0 {
      rig.stroke(from: 700, to: 503, over: 0.4, hold: 0.15)
      rig.play { largestError = max(largestError, rig.error) }
      #expect(rig.list(0) > 100)
    }
    rig.stroke(from: 300, to: 460, over: 0.4, hold: 0.15)
    rig.play { largestError = max(largestError, rig.error) }
    #expect(largestError <= 1e-9)
  }

  @Test("Dispatch: a fling that began on the header does not reach the list, one from the list reaches the header")
  func dispatchFlings() throws {
    let rig = try Rig("dispatch")
    rig.stroke(from: 250, to: 110, over: 0.06)
    #expect(rig.play())
    #expect(rig.outer == 212)
    #expect(rig.list(0) == 0)
    rig.stroke(from: 640, to: 540, over: 0.3, hold: 0.15)
    rig.play()
    #expect(rig.list(0) > 80)
    rig.stroke(from: 300, to: 440, over: 0.1)
    #expect(rig.play())
    #expect(rig.list(0) == 0)
    #expect(rig.outer < 150)
  }

  // MARK: all

  @Test("Whatever is done, everything comes to rest within its limits", arguments: ids)
  func everythingRests(strategy: String) throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<12 {
      let rig = try Rig(strategy)
      for _ in 0..<8 {
        let start = generator.double(in: 100...800)
        let end = start + generator.double(in: -400...400)
        switch generator.int(in: 0...6) {
        case 0: rig.send(.perform("select-tab", .number(Double(generator.int(in: 0...3)))), at: rig.time)
        case 1:
          let ticks = Vector(x: 0, y: generator.double(in: -9...9))
          rig.send(.wheel(WheelEvent(ticks: ticks, position: Point(x: 195, y: start))), at: rig.time)
        default:
          rig.stroke(from: start, to: end, over: generator.double(in: 0.05...0.3), hold: generator.bool() ? 0 : 0.1)
        }
        rig.play(for: generator.double(in: 0.3...1.5))
      }
      #expect(rig.play())
      for view in rig.frame.inspector.scrollViews {
        #expect(view.offset.y >= view.minimum.y && view.offset.y <= view.maximum.y, "\(strategy): \(view.name)")
      }
    }
  }
}
