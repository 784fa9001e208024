import InputEvents
import Primitives
import Testing

/// The strategy `dynamics` as it was published, and with its faults mended.
struct ProfileDynamicsTests {
  private static func play(asPublished: Bool, hertz: Double = 120) throws -> ScenePlay {
    try ScenePlay(
      "profile", strategy: "dynamics", tune: [TuneChange(id: "dynamics.asPublished", value: asPublished ? 1 : 0)],
      hertz: hertz)
  }

  private static func total(_ play: ScenePlay) -> Double {
    play.number("main.offset.y") + play.number("list0.offset.y")
  }

  @Test("As published the coast is a quarter of the speed, v/2 over the resistance 2; mended it is half of it")
  func coast() throws {
    for (asPublished, part) in [(true, 0.25), (false, 0.5)] {
      let play = try Self.play(asPublished: asPublished)
      play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500), at: 0.1)
      play.play(until: 0.201)
      let released = Self.total(play)
      play.play(until: 8)
      #expect(play.frame.inspector.isSettled)
      #expect(abs(Self.total(play) - released - 2000 * part) <= 0.01 * 2000 * part)
    }
  }

  @Test("A fling further down a pinned list stops dead as published, and coasts on when mended")
  func furtherDown() throws {
    for (asPublished, way) in [(true, 0.0), (false, 1000)] {
      let play = try Self.play(asPublished: asPublished)
      play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 400), at: 0.1)
      play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500), at: 8)
      play.play(until: 8.101)
      let released = play.number("list0.offset.y")
      #expect(play.number("main.offset.y") == 212)
      play.play(until: 16)
      #expect(abs(play.number("list0.offset.y") - released - way) <= 0.01 * way)
    }
  }

  @Test("Mended, the bounce at the top takes the same way at any frame rate and ends exactly at the top")
  func bounce() throws {
    let ways = try [30.0, 240].map { hertz in
      let play = try Self.play(asPublished: false, hertz: hertz)
      play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500), at: 0.1)
      play.stroke(from: Point(x: 195, y: 300), to: Point(x: 195, y: 800), at: 8)
      var way: [Double] = []
      for step in 0..<24 {
        play.play(until: 8 + Double(step) / 10)
        way.append(play.number("main.offset.y"))
      }
      #expect((way.min() ?? 0) < -10)
      play.play(until: 16)
      #expect(play.number("main.offset.y") == 0)
      return way
    }
    let difference = zip(ways[0], ways[1]).map { abs($0 - $1) }.max() ?? .infinity
    #expect(difference <= 1e-9)
  }

  @Test("As published the bounce begins with a snap: how deep it goes depends on how far the frame before it went")
  func snap() throws {
    for asPublished in [true, false] {
      let depths = try [30.0, 40, 60, 240].map { hertz in
        let play = try Self.play(asPublished: asPublished, hertz: hertz)
        play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500), at: 0.1)
        play.stroke(from: Point(x: 195, y: 300), to: Point(x: 195, y: 780), at: 8)
        var depth = 0.0
        // Every rate has a frame at each of these moments.
        for step in 0..<40 {
          play.play(until: 8 + Double(step) / 10)
          depth = min(depth, play.number("main.offset.y"))
        }
        #expect(depth < -5)
        return depth
      }
      let spread = (depths.max() ?? 0) - (depths.min() ?? 0)
      if asPublished { #expect(spread >= 1) } else { #expect(spread <= 1e-9) }
    }
  }

  @Test("A touch does not stop the item as published, and stops it when mended")
  func touch() throws {
    for asPublished in [true, false] {
      let play = try Self.play(asPublished: asPublished)
      play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500), at: 0.1)
      play.pointer(.down, 195, 600, at: 0.5)
      play.pointer(.up, 195, 600, at: 1)
      play.play(until: 0.5)
      let touched = Self.total(play)
      play.play(until: 4)
      if asPublished { #expect(Self.total(play) > touched + 100) } else { #expect(Self.total(play) == touched) }
    }
  }

  @Test("The end of a list is hard as published; mended it gives way, also to a touch that stops there, and returns")
  func end() throws {
    for asPublished in [true, false] {
      let play = try Self.play(asPublished: asPublished)
      play.perform("select-tab", 2, at: 0.1)
      play.stroke(from: Point(x: 195, y: 280), to: Point(x: 195, y: 130), at: 1)
      var stretch = 0.0
      play.play(until: 1.2) { play in stretch = max(stretch, play.number("list2.offset.y")) }
      if asPublished { #expect(stretch == 0) } else { #expect(stretch > 5) }
      play.pointer(.down, 195, 600, at: 1.21)
      play.pointer(.up, 195, 600, at: 1.4)
      play.play(until: 6)
      #expect(play.number("list2.offset.y") == 0)
      #expect(play.frame.inspector.isSettled)
    }
  }

  @Test("Mended, a fling ends a thousandth beyond that of the coordinated chain")
  func besideCoordinated() throws {
    let plays = try [Self.play(asPublished: false), ScenePlay("profile")]
    let ways = plays.map { play in
      play.stroke(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500), at: 0.1)
      play.play(until: 10)
      return Self.total(play)
    }
    #expect(ways[0] > ways[1])
    #expect(ways[0] - ways[1] <= 0.001 * 1000 + 1)
  }
}
