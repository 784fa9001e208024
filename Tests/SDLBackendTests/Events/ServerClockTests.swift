import Primitives
import Testing
import TestSupport

@testable import SDLBackend

@Suite("The display server's clock")
struct ServerClockTests {
  @Test("times keep their distances, however late their events are received")
  func distances() {
    var clock = ServerClock()
    let first = clock.time(ofServer: 1000, receivedAt: 5)
    // A stall: forty events are received at once, 100 ms after the first of them.
    let stalled = (1...40).map { clock.time(ofServer: 1000 + Double($0) * 0.0025, receivedAt: 5.101) }
    #expect(first == 5)
    for (index, time) in stalled.enumerated() {
      #expect(abs(time.seconds - (5 + Double(index + 1) * 0.0025)) < 1e-9)
    }
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
        let time = clock.time(ofServer: server, receivedAt: Timestamp(receipt))
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
    let before = clock.time(ofServer: period - 0.01, receivedAt: 50)
    let after = clock.time(ofServer: 0.01, receivedAt: 50.02)
    #expect(abs((after - before) - 0.02) < 1e-6)
  }

  @Test("a server that starts anew has another clock")
  func otherServer() {
    var clock = ServerClock()
    _ = clock.time(ofServer: 5000, receivedAt: 1)
    #expect(clock.time(ofServer: 10, receivedAt: 2) == 2)
    #expect(abs(clock.time(ofServer: 10.5, receivedAt: 2.6).seconds - 2.5) < 1e-9)
  }

  @Test("a clock that is slower than ours is followed")
  func drift() {
    var clock = ServerClock()
    var time = Timestamp.zero
    for step in 0..<20_000 {
      let now = Double(step) * 0.01
      time = clock.time(ofServer: now * 0.9995, receivedAt: Timestamp(now))
    }
    #expect(abs(time.seconds - 199.99) < 0.03)
  }
}
