import InputEvents
import LabKit
import Primitives
import Testing

@Suite("The frames of a case")
struct FramePlanTests {
  private func blur(at time: Double) -> InputEvent { InputEvent(time: Timestamp(time), kind: .blur) }

  private func frames(
    _ events: [InputEvent], hertz: Double = 120, until: InteractionCase.Until = .settled, settlesAt: Double = 0
  ) -> [PlannedFrame] {
    var frames: [PlannedFrame] = []
    FramePlan.play(FramePlan(events: events, hertz: hertz, until: until), on: FakeRun(settlesAt: settlesAt)) {
      planned, _ in frames.append(planned)
    }
    return frames
  }

  @Test("Frame k stands at k/hz", arguments: [24.0, 30, 59.94, 60, 90, 120, 144, 240])
  func times(hertz: Double) {
    let frames = frames([], hertz: hertz, until: .seconds(2))
    #expect(frames.map(\.time.seconds) == (0..<frames.count).map { Double($0) / hertz })
    #expect(frames.map(\.tick) == Array(0..<frames.count))
  }

  @Test("A frame gets all input up to and including its time, whatever the last bit says")
  func delivery() {
    for hertz in [30.0, 60, 120, 144, 240] {
      for tick in 0..<300 {
        let sum = (0..<tick).reduce(0.0) { total, _ in total + 1 / hertz }
        let exact = Double(tick) / hertz
        for time in [sum, exact, exact.nextUp, max(0, exact.nextDown)] {
          let frames = frames([blur(at: time)], hertz: hertz, settlesAt: exact)
          #expect(frames.last?.tick == tick)
          #expect(frames.last?.events.count == 1)
          #expect(frames.allSatisfy { frame in frame.events.allSatisfy { $0.time <= frame.time } })
        }
      }
    }
  }

  @Test("Input to come keeps a run going; the first settled frame after it is the last")
  func settled() {
    let frames = frames([blur(at: 0.5)], settlesAt: 0.25)
    #expect(frames.last?.time == 0.5)
    #expect(frames.filter(\.isInputOver).map(\.tick) == [60])
    #expect(self.frames([], settlesAt: 1).last?.time == 1)
    #expect(self.frames([], settlesAt: 0).count == 1)
  }

  @Test("A run to a number of seconds ends with the frame at that time, settled or not")
  func seconds() {
    #expect(frames([], until: .seconds(1), settlesAt: 0).last?.time == 1)
    #expect(frames([], until: .seconds(1.004), settlesAt: 9).last?.time == 1)
    #expect(frames([], until: .seconds(0), settlesAt: 9).count == 1)
  }

  @Test("A run that never settles ends after 60 s of its own time")
  func patience() {
    #expect(frames([], hertz: 10, settlesAt: .infinity).last?.time == 60)
  }
}
