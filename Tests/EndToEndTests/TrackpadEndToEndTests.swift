import Foundation
import Primitives
import Testing

/// Two-finger pans and wheels in a real window under a compositor's pointer.
@Suite(
  .serialized,
  .enabled(if: VirtualCompositor.isInstalled, "skipped: install sway to move a trackpad's fingers over a window"))
struct TrackpadEndToEndTests {
  private static let pan = Vector(x: 0, y: 400)

  @Test("A pan of 400 points in 300 ms flings with its speed when the fingers lift, and at once")
  func lift() throws {
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Self.pan, steps: 30) + ["wait 10", "lift"], in: VirtualCompositor())
    let ends = run.moments(of: #""phase": "ended""#)
    #expect(ends.count == 1)
    #expect(run.moments(of: #""phase": "began""#).count == 1)
    #expect(run.moments(of: "wheel").isEmpty)
    let speed = try run.speedAtRelease(after: #require(ends.first))
    #expect(abs(speed / (4000.0 / 3) - 1) < 0.03)
  }

  @Test("Without a reported lift it flings with nearly its speed, at most 60 ms late")
  func silence() throws {
    let run = try TrackpadRun(TrackpadRun.pan("smooth", by: Self.pan, steps: 30), in: VirtualCompositor())
    let last = try #require(run.moments(of: "scroll").last)
    #expect(run.trace.contains { $0.contains(#""lift": "inferred""#) })
    let flight = try #require(run.frames.first { $0["list0.velocity.y"] > 0 })
    // A frame may be late on a busy machine; the motion in it has run since the lift that was concluded.
    let start = flight.t - log(4000.0 / 3 / flight["list0.velocity.y"]) / 2.002002670037853
    #expect(start - last < 0.06 + 0.055)
    #expect(abs(try run.speedAtRelease(after: last + 0.032) / (4000.0 / 3) - 1) < 0.1)
  }

  @Test("A pan that rests before the lift does not fling")
  func rest() throws {
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Self.pan, steps: 30) + ["wait 120", "lift"], in: VirtualCompositor())
    let last = try #require(run.frames.last)
    #expect(run.frames.allSatisfy { $0["list0.velocity.y"] == 0 })
    #expect(abs(last["main.offset.y"] + last["list0.offset.y"] - 400) < 1)
  }

  @Test("A program that is stopped for 100 ms in the middle of a pan flings with the pan's speed")
  func stall() throws {
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Self.pan, steps: 30) + ["wait 10", "lift"], in: VirtualCompositor(), holds: [0.15])
    let end = try #require(run.moments(of: #""phase": "ended""#).first)
    #expect(abs(try run.speedAtRelease(after: end) / (4000.0 / 3) - 1) < 0.05)
  }

  @Test("A wheel's notches go to a target three lines further, and never beyond the limits")
  func wheel() throws {
    let run = try TrackpadRun(["notches 1", "wait 20", "notches 2"], in: VirtualCompositor(), rest: 1.5)
    #expect(run.moments(of: "wheel").count == 2)
    #expect(run.moments(of: "scroll").isEmpty)
    #expect(run.frames.allSatisfy { $0["main.offset.y"] >= 0 && $0["main.offset.y"] <= 212 })
    #expect(try #require(run.frames.last)["main.offset.y"] > 50)
  }

  @Test("The pointer drags by its button with the compositor's times")
  func drag() throws {
    var script = ["press"]
    let screen = VirtualCompositor.screen
    for step in 1...40 {
      script += ["wait 5", "move 251 \(600 - step * 8) \(Int(screen.width)) \(Int(screen.height))"]
    }
    let run = try TrackpadRun(script + ["wait 5", "release"], in: VirtualCompositor())
    let moments = run.moments(of: #""phase": "move""#)
    let gaps = zip(moments.dropFirst(), moments).map { $0.0 - $0.1 }
    #expect(moments.count == 40)
    // An event that comes through sooner than all before it shifts what follows: most are as they were sent.
    #expect(abs(gaps.sorted()[20] - 0.005) < 1e-6)
    let end = try #require(run.moments(of: #""phase": "up""#).first)
    #expect(abs(try run.speedAtRelease(after: end) / 1600 - 1) < 0.05)
  }
}
