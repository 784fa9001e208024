import InputEvents
import Primitives
import Testing

@testable import SDLBackend

@Suite("Series of a trackpad")
struct ScrollTranslatorTests {
  private let place = Point(x: 10, y: 20)

  private func phases(_ events: [ScrollEvent]) -> [ScrollEvent.Phase] { events.map(\.phase) }

  @Test("a series begins with its first movement and ends with the lift")
  func series() {
    var translator = ScrollTranslator()
    #expect(translator.move(.zero, at: place, lift: .native, time: 0).isEmpty)
    #expect(phases(translator.move(Vector(x: 0, y: 3), at: place, lift: .native, time: 0.1)) == [.began])
    #expect(phases(translator.move(Vector(x: 1, y: 3), at: place, lift: .native, time: 2)) == [.changed])
    #expect(phases(translator.finish(.ended)) == [.ended])
    #expect(translator.finish(.ended).isEmpty)
    #expect(phases(translator.move(Vector(x: 0, y: 3), at: place, lift: .native, time: 2.1)) == [.began])
    #expect(translator.finish(.cancelled).map(\.position) == [place])
  }

  @Test("without a reported lift a series goes on within 150 ms, and another begins later")
  func inferred() {
    var translator = ScrollTranslator()
    let delta = Vector(x: 0, y: 3)
    #expect(phases(translator.move(delta, at: place, lift: .inferred, time: 0)) == [.began])
    #expect(phases(translator.move(delta, at: place, lift: .inferred, time: 0.149)) == [.changed])
    #expect(phases(translator.move(delta, at: place, lift: .inferred, time: 0.3)) == [.began])
  }

  @Test("a pointer that moves says that a reported lift was lost, but not while the fingers move")
  func lostLift() {
    var translator = ScrollTranslator()
    _ = translator.move(Vector(x: 0, y: 3), at: place, lift: .native, time: 1)
    #expect(translator.pointerMoved(to: Point(x: 11, y: 20), at: 1.05).isEmpty)
    #expect(translator.pointerMoved(to: place, at: 3).isEmpty)
    #expect(phases(translator.pointerMoved(to: Point(x: 11, y: 20), at: 3)) == [.ended])
  }
}
