import Primitives
import Testing

/// The swipe back while the screens are on their way, and pages that are chosen twice.
struct PagesTransitionTests {
  private static func popping() throws -> ScenePlay {
    let play = try ScenePlay("pages")
    play.stroke(from: Point(x: 80, y: 500), to: Point(x: 200, y: 500), at: 0.1)
    return play
  }

  @Test("A finger stops a screen that leaves, holds it, and can push it back")
  func caught() throws {
    let play = try Self.popping()
    play.pointer(.down, 350, 500, at: 0.25)
    play.play(until: 0.25)
    let held = play.number("pop.progress")
    #expect(held > 0.3 && held < 1)
    play.play(until: 0.45) { play in #expect(play.number("pop.progress") == held) }
    play.pointer(.move, 335, 500, at: 0.46)
    play.pointer(.move, 100, 500, at: 0.5)
    play.pointer(.move, 20, 500, at: 0.55)
    play.pointer(.up, 20, 500, at: 0.8)
    play.play(until: 2)
    #expect(play.number("pop.progress") == 0)
    #expect(play.number("pops") == 0)
  }

  @Test("A tap that stops a screen that leaves lets it go on")
  func tapped() throws {
    let play = try Self.popping()
    play.pointer(.down, 350, 500, at: 0.3)
    play.pointer(.up, 350, 500, at: 0.35)
    play.play(until: 3)
    #expect(play.number("pop.progress") == 1)
    #expect(play.number("pops") == 1)
  }

  @Test("A push brings the screen back that is on its way out")
  func pushed() throws {
    let play = try Self.popping()
    play.perform("push", at: 0.25)
    play.play(until: 3)
    #expect(play.number("pop.progress") == 0)
    #expect(play.number("pops") == 0)
  }

  @Test("A new width keeps the progress of a swipe back, and a screen that is away stays away")
  func resized() throws {
    let play = try ScenePlay("pages")
    play.pointer(.down, 80, 500, at: 0.1)
    play.pointer(.move, 90, 500, at: 0.12)
    play.pointer(.move, 285, 500, at: 0.14)
    play.resize(780, 844, at: 0.2)
    play.play(until: 0.3)
    #expect(play.number("pop.progress") == 0.5)
    play.pointer(.move, 500, 500, at: 0.32)
    play.pointer(.up, 500, 500, at: 0.5)
    play.resize(390, 844, at: 0.55)
    play.play(until: 3)
    #expect(play.number("pop.progress") == 1)
    #expect(play.number("pops") == 1)
    play.resize(600, 844, at: 3.1)
    play.play(until: 3.2)
    #expect(play.number("pop.progress") == 1)
  }

  @Test("The latter of two choices at one moment counts, and the pager can be dragged afterwards")
  func chosenTwice() throws {
    let play = try ScenePlay("pages")
    play.perform("select-segment", 2, at: 0.1)
    play.perform("select-segment", 0, at: 0.1)
    play.play(until: 1)
    #expect(play.number("pager.offset.x") == 0)
    play.stroke(from: Point(x: 300, y: 500), to: Point(x: 100, y: 500), at: 1.1)
    play.play(until: 3)
    #expect(play.number("pager.offset.x") == 390)
  }
}
