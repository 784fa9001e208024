import InputEvents
import InteractionKit
import LabKit
import Primitives
import TestSupport
import Testing

@testable import SDLBackend

@Suite("Events as no device should send them", .serialized)
@MainActor
struct InputStormTests {
  /// What the engine gets of a window's event.
  private func input(_ received: ReceivedEvent) -> InputEvent? {
    let kind: InputEvent.Kind
    switch received.event {
    case .pointer(let pointer): kind = .pointer(pointer)
    case .scroll(let scroll): kind = .scroll(scroll)
    case .wheel(let wheel): kind = .wheel(wheel)
    case .focusLost, .hidden: kind = .blur
    default: return nil
    }
    return InputEvent(time: received.time, kind: kind)
  }

  @Test("Whatever comes, times and values are numbers, and afterwards everything rests within its limits")
  func storms() throws {
    for seed in UInt64(0)..<24 {
      let rig = try EventRig()
      let session = try LabSession(RunConfiguration(scene: seed % 2 == 0 ? "profile" : "pages"), preset: StrokeRun.ios)
      session.engine.drawsContent = false
      var resampler = seed % 4 < 2 ? TouchResampler() : nil
      var storm = InputStorm(seed: seed)
      var frame: FrameOutput = session.step([], at: 1)
      func step(_ items: [EventCollector.Item]) {
        let received = rig.source.translate(items)
        #expect(received.allSatisfy { $0.time.seconds <= storm.now && $0.time.seconds.isFinite }, "seed \(seed)")
        let inputs = received.compactMap { input($0) }
        let now = Timestamp(storm.now + 0.001)
        let resampled = resampler?.frame(inputs, at: now) ?? TouchResampler.Frame(events: inputs, moment: now)
        frame = session.step(resampled.events, at: resampled.moment)
        let broken = frame.inspector.values.first { $0.value.number?.isFinite == false }
        #expect(broken == nil, "seed \(seed)")
      }
      for _ in 0..<120 { step(storm.batch()) }
      step(storm.end())
      var time = storm.now
      while !frame.inspector.isSettled, time < storm.now + 30 {
        time += 1.0 / 30
        let resampled = resampler?.frame([], at: Timestamp(time))
        frame = session.step(resampled?.events ?? [], at: resampled?.moment ?? Timestamp(time))
      }
      #expect(frame.inspector.isSettled, "seed \(seed)")
      #expect(frame.inspector.pointers.isEmpty, "seed \(seed)")
      #expect(resampler?.isBusy != true, "seed \(seed)")
      for view in frame.inspector.scrollViews {
        #expect(view.phase == "idle", "seed \(seed)")
        for axis in Axis.allCases {
          #expect((view.minimum[axis]...view.maximum[axis]).contains(view.offset[axis]), "seed \(seed)")
        }
      }
    }
  }
}
