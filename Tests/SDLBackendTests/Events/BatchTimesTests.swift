import Primitives
import Testing

@testable import SDLBackend

@Suite("The times of what was received at once")
struct BatchTimesTests {
  private func move(_ receipt: Double, server: Double? = nil) -> BatchTimes.Stamp {
    BatchTimes.Stamp(receipt: Timestamp(receipt), server: server.map { Timestamp($0) }, kind: .move)
  }

  private func press(_ receipt: Double) -> BatchTimes.Stamp {
    BatchTimes.Stamp(receipt: Timestamp(receipt), server: nil, kind: .other)
  }

  private func lift(_ receipt: Double) -> BatchTimes.Stamp {
    BatchTimes.Stamp(receipt: Timestamp(receipt), server: nil, kind: .lift)
  }

  @Test("what the server stamped keeps its time; a key among it counts from no later than what follows")
  func stamped() {
    var batches = BatchTimes()
    batches.noteEmpty(at: 1)
    let times = batches.times(of: [move(1.1, server: 1.02), press(1.1), move(1.1, server: 1.04), press(1.1)])
    #expect(times == [1.02, 1.04, 1.04, 1.1])
  }

  @Test("forty moves after a stall of 100 ms are spread over it")
  func stall() {
    var batches = BatchTimes()
    batches.noteEmpty(at: 1)
    let times = batches.times(of: (0..<40).map { _ in move(1.1) } + [press(1.1)])
    for index in 0..<40 { #expect(abs(times[index].seconds - (1.0025 + Double(index) * 0.0025)) < 1e-9) }
    #expect(times[40] == 1.1)
  }

  @Test("moves are spread no wider than they came before")
  func usualGap() {
    var batches = BatchTimes()
    for step in 0..<10 { _ = batches.times(of: [move(Double(step) * 0.004)]) }
    // A long rest, and then five moves at once.
    batches.noteEmpty(at: 1)
    let times = batches.times(of: (0..<5).map { _ in move(3) })
    #expect(abs(times[0].seconds - (3 - 4 * 0.005)) < 1e-9)
    #expect(times[4] == 3)
  }

  /// What a program makes of moves that come every `gap` seconds for 0.3 s from 1 s on, and of a lifting after a rest.
  ///
  /// - Parameter frames: how long each frame takes in which nobody looks; in between somebody waits for 1 ms.
  /// - Returns: how late each move, and the lifting at the end, was taken to be.
  private func lateness(gap: Double, rest: Double, frames: () -> Double) -> [Double] {
    var batches = BatchTimes()
    let moves = (0...Int(0.3 / gap)).map { 1 + Double($0) * gap }
    let end = (moves.last ?? 0) + rest
    var waiting = (moves + [end])[...]
    var late: [Double] = []
    var now = 0.99
    func take(_ batch: ArraySlice<Double>, isAwaited: Bool) {
      let stamps = batch.map { $0 == end ? lift(now) : move(now) }
      for time in batches.times(of: stamps, isAwaited: isAwaited) {
        late.append(time.seconds - waiting.removeFirst())
      }
      batches.noteEmpty(at: Timestamp(now))
    }
    while !waiting.isEmpty {
      now += frames()
      take(waiting.prefix { $0 <= now }, isAwaited: false)
      guard let next = waiting.first, next <= now + 0.001 else {
        now += 0.001
        continue
      }
      now = next
      take(waiting.prefix(1), isAwaited: true)
    }
    return late
  }

  @Test(
    "moves keep their beat and the lifting follows it, however long the frames between are", arguments: [0.002, 0.0025])
  func busy(gap: Double) {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let longest = generator.double(in: 0.004...0.045)
      let late = lateness(gap: gap, rest: 0.001, frames: { generator.double(in: 0.004...longest) })
      // What counts for a velocity: the last 40 ms are stretched by little.
      let count = Int(0.04 / gap)
      let last = late.suffix(count + 1)
      #expect(abs((last.dropLast().last ?? 1) - (last.first ?? 0)) < 0.004 + longest / 10)
      #expect(abs((last.last ?? 1) - (last.dropLast().last ?? 0)) < gap * 1.5)
    }
  }

  @Test("a hand that rests before it lifts is not taken for one that moves")
  func resting() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let late = lateness(gap: 0.0025, rest: 0.15, frames: { generator.double(in: 0.004...0.03) })
      let rest = 0.15 + (late.last ?? 0) - (late.dropLast().last ?? 0)
      #expect(rest > 0.1)
    }
  }

  @Test("moves that somebody waited for count from their receipt, whatever the beat was")
  func awaited() {
    var batches = BatchTimes()
    for step in 0..<20 {
      let time = 1 + Double(step) * 0.002
      #expect(batches.times(of: [move(time)], isAwaited: true) == [Timestamp(time)])
      batches.noteEmpty(at: Timestamp(time))
    }
    #expect(batches.times(of: [move(1.06)], isAwaited: true) == [1.06])
  }

  @Test("one or two moves count from their receipt")
  func few() {
    var batches = BatchTimes()
    batches.noteEmpty(at: 1)
    #expect(batches.times(of: [press(1.5), move(1.5), move(1.501)]) == [1.5, 1.5, 1.501])
  }
}
