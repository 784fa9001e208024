import Primitives
import Testing

@testable import SDLBackend

@Suite("The times of what was received at once")
struct BatchTimesTests {
  private func move(_ receipt: Double, server: Double? = nil) -> BatchTimes.Stamp {
    BatchTimes.Stamp(receipt: Timestamp(receipt), server: server.map { Timestamp($0) }, isMove: true)
  }

  private func press(_ receipt: Double) -> BatchTimes.Stamp {
    BatchTimes.Stamp(receipt: Timestamp(receipt), server: nil, isMove: false)
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

  @Test("one or two moves count from their receipt")
  func few() {
    var batches = BatchTimes()
    batches.noteEmpty(at: 1)
    #expect(batches.times(of: [press(1.5), move(1.5), move(1.501)]) == [1.5, 1.5, 1.501])
  }
}
