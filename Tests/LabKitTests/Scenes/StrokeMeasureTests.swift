import InputEvents
import InteractionKit
import LabKit
import Primitives
import Testing

/// The measures by which strategies are compared: exact where nothing is wrong, and true where something is.
@Suite("Measures of a stroke")
struct StrokeMeasureTests {
  /// A flick of 144 points of content, released at 2,000 points a second.
  private func flick(_ strategy: String) throws -> ScenePlay {
    let play = try ScenePlay("profile", strategy: strategy)
    play.pointer(.down, 195, 640, at: 0)
    for step in 1...10 { play.pointer(.move, 195, 640 - 16 * Double(step), at: Double(step) / 125) }
    play.pointer(.up, 195, 480, at: 0.08)
    return play
  }

  @Test("Coordinated loses nothing of any stroke, and its motions have no step", arguments: 0..<6)
  func coordinatedIsExact(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 40 + seed)
    let play = try ScenePlay("profile")
    var time = 0.05
    for _ in 0..<4 {
      let start = Double.random(in: 150...700, using: &generator)
      let end = start + Double.random(in: -500...500, using: &generator)
      play.stroke(from: Point(x: 195, y: start), to: Point(x: 200, y: end), at: time)
      // Some motions come to their end, others are caught on the way.
      time += 0.1 + Double.random(in: 0.05...0.9, using: &generator)
      play.play(until: time) { play in
        #expect(play.number("stroke.error") == 0)
        #expect(play.number("stroke.conservation") == 0)
        #expect(play.number("stroke.velocityJump") == 0)
        #expect(play.number("stroke.strayStep") == 0)
      }
    }
    #expect(play.number("stroke.count") >= 3)
  }

  @Test(
    "Other strategies show the step in velocity that they make",
    arguments: [("pinning", 1.0), ("dynamics", 0.5), ("header-in-list", 0), ("dispatch", 0)])
  func velocityJumps(_ strategy: String, _ jump: Double) throws {
    let play = try flick(strategy)
    play.play(until: 1)
    #expect(abs(play.number("stroke.velocityJump") - jump) <= 1e-9)
    #expect(play.number("stroke.error") == 0)
  }

  @Test("A fling that stops at the end of everything makes no step")
  func hardEnd() throws {
    let play = try ScenePlay("profile", strategy: "dispatch")
    play.perform("select-tab", 2, at: 0)
    play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 300), at: 0.8)
    play.play(until: 3)
    #expect(play.number("main.offset.y") == 212)
    #expect(play.number("stroke.velocityJump") == 0)
  }

  @Test("A drag that dies at a boundary shows the way that was lost, in full")
  func lostWay() throws {
    let play = try ScenePlay("profile", strategy: "switching")
    play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 220), at: 0)
    play.play(until: 1)
    let lost = play.number("stroke.fingerTravel") - 212
    #expect(play.number("stroke.error") == lost)
    #expect(play.number("stroke.conservation") == lost)
  }

  @Test("A stroke settles when its content last moves, and overshoots by what shows beyond the limit after it")
  func settlingAndOvershoot() throws {
    let play = try ScenePlay("profile")
    play.stroke(from: Point(x: 195, y: 300), to: Point(x: 195, y: 600), at: 0.05)
    var lastMovement = 0.0
    var farthest = 0.0
    var largestStep = 0.0
    var before = 0.0
    play.play(until: 3) { play in
      let time = play.frame.inspector.time.seconds
      let offset = play.number("main.offset.y")
      if offset != before { lastMovement = time }
      if time >= 0.15 - 1e-9 { farthest = max(farthest, -offset) }
      largestStep = max(largestStep, abs(offset - before))
      before = offset
      if time < 0.15 - 1e-9 { #expect(play.number("stroke.settlingTime") == 0) }
    }
    #expect(abs(play.number("stroke.settlingTime") - (lastMovement - 0.15)) <= 1e-9)
    #expect(play.number("stroke.overshoot") == farthest)
    #expect(play.number("stroke.largestStep") == largestStep)
    #expect(farthest > 100)
  }

  @Test("What is done after the release ends the measuring")
  func interruption() throws {
    let play = try flick("coordinated")
    play.play(until: 0.2)
    let way = play.number("stroke.travel")
    play.pointer(.down, 195, 400, at: 0.205)
    play.pointer(.up, 195, 400, at: 0.3)
    play.perform("scroll-to-top", at: 0.4)
    play.play(until: 0.22)
    let caught = play.number("stroke.travel")
    #expect(caught >= way)
    play.play(until: 2)
    #expect(play.number("main.offset.y") == 0)
    #expect(play.number("stroke.travel") == caught)
    #expect(play.number("stroke.velocityJump") == 0)
  }
}
