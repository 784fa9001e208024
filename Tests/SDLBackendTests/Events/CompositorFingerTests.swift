import CSmoothScroll
import CVirtualSeat
import InputEvents
import Primitives
import Testing

@testable import SDLBackend

/// What two seats' touch screens send goes over a real connection to what listens in the lab.
@Suite("Fingers of a Wayland server", .serialized)
@MainActor
struct CompositorFingerTests {
  /// A server with two touch screens, and what its client is told.
  private final class Rig {
    var events: [SmoothScrollEvent] = []
    private(set) var seats: OpaquePointer?

    init() throws {
      let context = Unmanaged.passUnretained(self).toOpaque()
      seats = virtualSeatsStart(
        { context, event in
          guard let context else { return }
          Unmanaged<Rig>.fromOpaque(context).takeUnretainedValue().events.append(event)
        }, context)
      _ = try #require(seats)
    }

    deinit { if let seats { virtualSeatsStop(seats) } }

    /// What was told since the last call, as phase, finger and time in milliseconds.
    func told() -> [String] {
      defer { events = [] }
      let phases = ["began", "moved", "ended", "cancelled"]
      return events.map { "\(phases[Int($0.phase)]) \($0.finger) \(Int(($0.time * 1000).rounded()))" }
    }
  }

  @Test("a finger is told of once, with the server's time and its place in parts of a unit")
  func once() throws {
    let rig = try Rig()
    #expect(virtualSeatsReplaceFingers(rig.seats) == 1)
    virtualSeatDown(rig.seats, 0, 1000, 1, 7, 10.5, 20.25)
    virtualSeatMotion(rig.seats, 0, 1008, 7, 11.5, 30)
    virtualSeatUp(rig.seats, 0, 1016, 7)
    virtualSeatMotion(rig.seats, 0, 1024, 7, 50, 50)
    virtualSeatUp(rig.seats, 0, 1025, 7)
    #expect(rig.events.first.map { Point(x: $0.x, y: $0.y) } == Point(x: 10.5, y: 20.25))
    #expect(rig.told() == ["began 7 1000", "moved 7 1008", "ended 7 1016"])
  }

  @Test("fingers on another surface are none of ours, and one number may be on two screens")
  func surfacesAndSeats() throws {
    let rig = try Rig()
    virtualSeatDown(rig.seats, 0, 1, 0, 3, 1, 1)
    virtualSeatMotion(rig.seats, 0, 2, 3, 1, 2)
    #expect(rig.told() == [])
    virtualSeatDown(rig.seats, 0, 3, 1, 4, 1, 1)
    virtualSeatDown(rig.seats, 1, 4, 1, 4, 1, 1)
    #expect(Set(rig.events.map(\.device)).count == 2)
    virtualSeatCancel(rig.seats, 0)
    #expect(rig.told() == ["began 4 3", "began 4 4", "cancelled 0 3"])
    virtualSeatUp(rig.seats, 0, 5, 4)
    virtualSeatUp(rig.seats, 1, 6, 4)
    #expect(rig.told() == ["ended 4 6"])
  }

  @Test("a screen that goes away takes its fingers with it, and may come again")
  func capabilities() throws {
    let rig = try Rig()
    virtualSeatDown(rig.seats, 0, 1, 1, 0, 1, 1)
    virtualSeatDown(rig.seats, 0, 2, 1, 1, 1, 1)
    virtualSeatSetTouch(rig.seats, 0, 0)
    #expect(rig.told() == ["began 0 1", "began 1 2", "cancelled 0 2"])
    virtualSeatSetTouch(rig.seats, 1, 0)
    #expect(virtualSeatsReplaceFingers(rig.seats) == 0)
    virtualSeatSetTouch(rig.seats, 0, 1)
    virtualSeatMotion(rig.seats, 0, 3, 0, 5, 5)
    virtualSeatDown(rig.seats, 0, 4, 1, 0, 1, 1)
    virtualSeatUp(rig.seats, 0, 5, 0)
    #expect(rig.told() == ["began 0 4", "ended 0 5"])
  }

  @Test("whatever two screens send, each finger that came down is lifted or cancelled, and events and pointers agree")
  func storms() throws {
    for seed in UInt64(0)..<20 {
      var generator = SeededGenerator(seed: seed)
      let rig = try Rig()
      let source = try EventRig()
      for step in 0..<150 {
        let seat = Int32(generator.int(in: 0...1))
        let finger = Int32(generator.int(in: 0...5))
        let time = UInt32(truncatingIfNeeded: 4_294_967_000 + step * 8)
        switch generator.int(in: 0...20) {
        case 0: virtualSeatCancel(rig.seats, seat)
        case 1: virtualSeatSetTouch(rig.seats, seat, generator.int(in: 0...3) > 0 ? 1 : 0)
        case 2...7: virtualSeatDown(rig.seats, seat, time, generator.int(in: 0...5) == 0 ? 0 : 1, finger, 5, 5)
        case 8...12: virtualSeatUp(rig.seats, seat, time, finger)
        default: virtualSeatMotion(rig.seats, seat, time, finger, generator.double(in: -9...900), 5)
        }
      }
      virtualSeatSetTouch(rig.seats, 0, 0)
      virtualSeatSetTouch(rig.seats, 1, 0)
      var down: Set<Int> = []
      let items = rig.events.enumerated().map { EventCollector.Item($1, receipt: Timestamp(1 + Double($0) / 100)) }
      for (_, event) in source.pointers(items) {
        switch event.phase {
        case .down: #expect(down.insert(event.id).inserted, "seed \(seed)")
        case .move: #expect(down.contains(event.id), "seed \(seed)")
        case .up, .cancel: #expect(down.remove(event.id) != nil, "seed \(seed)")
        }
      }
      #expect(down.isEmpty, "seed \(seed)")
      #expect(rig.events.count > 10)
    }
  }
}
