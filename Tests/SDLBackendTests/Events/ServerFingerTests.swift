import CSDL2
import CSmoothScroll
import InputEvents
import Primitives
import Testing

@testable import SDLBackend

/// No compositor that runs without a screen moves a finger: what the server would tell is made by hand.
@Suite("Fingers of the display server", .serialized)
@MainActor
struct ServerFingerTests {
  private func item(_ event: SmoothScrollEvent, _ receipt: Double) -> EventCollector.Item {
    EventCollector.Item(event, receipt: Timestamp(receipt))
  }

  @Test("fingers keep the server's distances in time, however late they are received")
  func times() throws {
    let rig = try EventRig()
    var items = [item(EventRig.touch(SmoothScrollPhaseBegan, 3, 10, 20, server: 700), 1.2)]
    items += (1...10).map { step in
      item(
        EventRig.touch(SmoothScrollPhaseMoved, 3, 10, 20 + Double(step), server: 700 + Double(step) / 100), 1.2)
    }
    items.append(item(EventRig.touch(SmoothScrollPhaseEnded, 3, 0, 0, server: 700.13), 1.2))
    let got = rig.pointers(items)
    #expect(got.map(\.event.phase) == [.down] + Array(repeating: .move, count: 10) + [.up])
    #expect(got.allSatisfy { $0.event.id == 0 && $0.event.kind == .touch })
    for (step, event) in got.dropLast().enumerated() {
      #expect(abs(event.time - got[0].time - Double(step) / 100) < 1e-9)
      #expect(event.event.position == Point(x: 10, y: 20 + Double(step)))
    }
    #expect(abs(got[11].time - got[10].time - 0.03) < 1e-9)
    // The server does not say where a finger lifts: where it was.
    #expect(got[11].event.position == Point(x: 10, y: 30))
  }

  @Test("fingers that the library makes of the server's events get the server's time")
  func stamped() throws {
    let rig = try EventRig()
    let events = [
      EventRig.finger(SDL_FINGERDOWN, 9, 0.5, 0.5), EventRig.finger(SDL_FINGERMOTION, 9, 0.5, 0.25),
      EventRig.finger(SDL_FINGERUP, 9, 0.5, 0.25),
    ]
    let items = events.enumerated().map { index, event in
      EventCollector.Item(event, receipt: 2, serverSeconds: 50 + Double(index) / 100)
    }
    let got = rig.pointers(items)
    #expect(got.map(\.event.phase) == [.down, .move, .up])
    #expect(abs(got[1].time - got[0].time - 0.01) < 1e-9)
    #expect(abs(got[2].time - got[1].time - 0.01) < 1e-9)
  }

  @Test("a gesture that the server takes cancels the fingers of its device, and no others")
  func cancelled() throws {
    let rig = try EventRig()
    let items = [
      item(EventRig.touch(SmoothScrollPhaseBegan, 0, 10, 20, server: 7), 1),
      item(EventRig.touch(SmoothScrollPhaseBegan, 1, 30, 40, server: 7), 1),
      item(EventRig.touch(SmoothScrollPhaseBegan, 0, device: 2, 50, 60, server: 7), 1),
      item(EventRig.touch(SmoothScrollPhaseCancelled, 0, 0, 0, server: 7), 1),
      // What comes after it of the same fingers is nothing any more.
      item(EventRig.touch(SmoothScrollPhaseMoved, 1, 31, 41, server: 7.1), 1.1),
      item(EventRig.touch(SmoothScrollPhaseEnded, 1, 0, 0, server: 7.1), 1.1),
      item(EventRig.touch(SmoothScrollPhaseMoved, 0, device: 2, 51, 61, server: 7.1), 1.1),
    ]
    let got = rig.pointers(items).map(\.event)
    #expect(got.map(\.id) == [0, 1, 2, 0, 1, 2])
    #expect(got.map(\.phase) == [.down, .down, .down, .cancel, .cancel, .move])
    #expect(got[4].position == Point(x: 30, y: 40))
  }

  @Test("a finger is heard of once: by the library until it lifts, if it came down before the server told")
  func once() {
    var fingers = LibraryFingers()
    let steps: [(type: SDL_EventType, finger: Int64, isToldByServer: Bool, counts: Bool)] = [
      (SDL_FINGERDOWN, 1, false, true), (SDL_FINGERMOTION, 1, true, true), (SDL_FINGERDOWN, 2, true, false),
      (SDL_FINGERMOTION, 2, true, false), (SDL_FINGERUP, 1, true, true), (SDL_FINGERUP, 1, true, false),
      (SDL_FINGERUP, 2, true, false), (SDL_FINGERDOWN, 2, false, true),
    ]
    for (index, step) in steps.enumerated() {
      let counts = fingers.takes(EventRig.finger(step.type, step.finger, 0, 0), isToldByServer: step.isToldByServer)
      #expect(counts == step.counts, "step \(index)")
    }
    var key = SDL_Event()
    key.type = SDL_KEYDOWN.rawValue
    let counts = fingers.takes(key, isToldByServer: true)
    #expect(counts)
  }
}
