import LabKit
import Primitives
import Testing

@Suite("What is measured of frames")
struct FrameStatisticsTests {
  private static let interval = 0.01

  @Test("a frame on time is no miss, one that begins half an interval late is, and a rest is no interval")
  func misses() {
    var frames = FrameStatistics()
    func note(_ start: Double, due: Double, isLast: Bool = false) {
      frames.note(
        from: Timestamp(start), to: Timestamp(start + 0.002), due: Timestamp(due), interval: Self.interval, newest: nil,
        isLast: isLast)
    }
    note(1, due: 1)
    note(1.0101, due: 1.01)
    note(1.026, due: 1.02)
    note(1.03, due: 1.03, isLast: true)
    note(5, due: 5)
    // A finger that rested for a second and moves again.
    note(6, due: 6)
    #expect(frames.missed == 1)
    #expect(frames.count == 6)
    #expect(frames.intervals.map { ($0 * 1e4).rounded() } == [101, 159, 40])
    #expect(abs(frames.workSeconds - 0.002) < 1e-9)
  }

  @Test("the age of input counts from the newest input of a frame to the frame's end")
  func latency() {
    var frames = FrameStatistics()
    frames.note(from: 2, to: 2.004, due: 2, interval: 0.01, newest: 1.999, isLast: false)
    frames.note(from: 2.01, to: 2.012, due: 2.01, interval: 0.01, newest: 2.009, isLast: false)
    frames.note(from: 2.02, to: 2.022, due: 2.02, interval: 0.01, newest: nil, isLast: true)
    #expect(abs((frames.inputToPresent ?? 0) - 0.003) < 1e-9)
    #expect(abs((frames.longestInputToPresent ?? 0) - 0.005) < 1e-9)
  }

  @Test("the rate of input is that of the latest stroke")
  func rate() {
    var frames = FrameStatistics()
    for step in 0..<50 { frames.note(inputAt: Timestamp(Double(step) * 0.001)) }
    for step in 0..<50 { frames.note(inputAt: Timestamp(10 + Double(step) * 0.008)) }
    #expect(abs((frames.inputRate ?? 0) - 125) < 1e-6)
  }
}
