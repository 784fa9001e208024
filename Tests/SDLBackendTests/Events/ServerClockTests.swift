import Primitives
import Testing
import TestSupport

@testable import SDLBackend

@Suite("The display server's clock")
struct ServerClockTests {
  @Test("times keep their distances, however late their events are received")
  func distances() {
    var clock = ServerClock()
    let first = clock.time(of: .init(seconds: 1000, receipt: 5))
    // A stall: forty events are received at once, 100 ms after the first of them.
    let stalled = (1...40).map { clock.time(of: .init(seconds: 1000 + Double($0) * 0.0025, receipt: 5.101)) }
    #expect(first == 5)
    for (index, time) in stalled.enumerated() {
      #expect(abs(time.seconds - (5 + Double(index + 1) * 0.0025)) < 1e-9)
    }
  }

  @Test("of events that are held up together from the first on, each keeps its distance", arguments: [nil, -95])
  func heldUp(systemZero: Double?) {
    var clock = ServerClock(systemZero: systemZero.map { Timestamp($0) })
    let held = clock.times(of: (0...20).map { .init(seconds: 100 + Double($0) / 100, receipt: 5.2) })
    for (index, time) in held.enumerated() { #expect(abs(time.seconds - (5 + Double(index) / 100)) < 1e-9) }
    #expect(abs(clock.time(of: .init(seconds: 100.21, receipt: 5.21)).seconds - 5.21) < 1e-9)
  }

  @Test("a server that counts by the system's clock tells the age of its first event, also after its count began anew")
  func systemClock() {
    let period = 4_294_967.296
    var clock = ServerClock(systemZero: Timestamp(-3 * period - 50))
    #expect(abs(clock.time(of: .init(seconds: 52, receipt: 2.15)).seconds - 2) < 1e-6)
    // Minutes later the least delayed event of late does not count.
    #expect(abs(clock.time(of: .init(seconds: 352, receipt: 302.2)).seconds - 302) < 1e-6)
    #expect(abs(clock.time(of: .init(seconds: 352.01, receipt: 302.2)).seconds - 302.01) < 1e-6)
  }

  @Test("a server that counts ahead of the system's clock has another")
  func ahead() {
    var clock = ServerClock(systemZero: -95)
    #expect(clock.time(of: .init(seconds: 100.1, receipt: 5)) == 5)
    #expect(abs(clock.time(of: .init(seconds: 100.2, receipt: 5.15)).seconds - 5.1) < 1e-9)
  }

  @Test("no time goes back or lies after its receipt, for any delays; the least delayed event sets the difference")
  func monotone() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      var clock = ServerClock()
      var last = Timestamp(-1)
      var server = 0.0
      var receipt = 0.0
      for _ in 0..<100 {
        server += Double.random(in: 0...0.02, using: &generator)
        receipt = max(receipt, server + 3 + Double.random(in: 0...0.05, using: &generator))
        let time = clock.time(of: .init(seconds: server, receipt: Timestamp(receipt)))
        #expect(time >= last)
        #expect(time.seconds <= receipt)
        last = time
      }
      #expect(last.seconds >= server + 3 - 1e-9)
      #expect(last.seconds <= server + 3.05)
    }
  }

  @Test("the count of milliseconds may start anew")
  func wrapping() {
    var clock = ServerClock()
    let period = 4_294_967.296
    let before = clock.time(of: .init(seconds: period - 0.01, receipt: 50))
    let after = clock.time(of: .init(seconds: 0.01, receipt: 50.02))
    #expect(abs((after - before) - 0.02) < 1e-6)
  }

  @Test("a server that starts anew has another clock")
  func otherServer() {
    var clock = ServerClock()
    _ = clock.time(of: .init(seconds: 5000, receipt: 1))
    #expect(clock.time(of: .init(seconds: 10, receipt: 2)) == 2)
    #expect(abs(clock.time(of: .init(seconds: 10.5, receipt: 2.6)).seconds - 2.5) < 1e-9)
  }

  @Test("a clock that is slower than ours is followed")
  func drift() {
    var clock = ServerClock()
    var time = Timestamp.zero
    for step in 0..<20_000 {
      let now = Double(step) * 0.01
      time = clock.time(of: .init(seconds: now * 0.9995, receipt: Timestamp(now)))
    }
    #expect(abs(time.seconds - 199.99) < 0.03)
  }
}
