import Foundation
import MotionCore
import Primitives
import Testing

/// Two-finger pans as a client of a compositor, and the same through its X server, which passes no lift on.
@Suite(
  .serialized, .enabled(if: VirtualCompositor.isInstalled, "skipped: install sway to move a trackpad's fingers"),
  .enabled(if: VirtualCompositor.hasXServer, "skipped: install xwayland to do so over an X11 window"))
struct SeriesEndToEndTests {
  private static let pan = Vector(x: 0, y: 400)
  /// In a row of the list, and in the header above it.
  private static let row = Point(x: 251, y: 600)
  private static let header = Point(x: 251, y: 160)

  @Test("On X11 a pan of 400 points in 300 ms flings with its speed, at most 60 ms after its last step")
  func fling() throws {
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Self.pan, steps: 30) + ["wait 10", "lift"], in: VirtualCompositor(.x11))
    let steps = run.moments(of: "scroll")
    #expect(steps.count == 30)
    #expect(run.trace.count { $0.contains(#""lift": "inferred""#) } == 30)
    #expect(run.trace.count { $0.contains(#""phase": "began""#) } == 1)
    #expect(run.moments(of: "wheel").isEmpty)
    // The X server knows only when it heard of a step: on a busy machine its samples are not quite the fingers' speed.
    var tracker = VelocityTracker(estimator: .impulse)
    for (index, step) in steps.enumerated() {
      tracker.add(Point(x: 0, y: Double(index) * 40 / 3), at: Timestamp(step))
    }
    let sampled = try tracker.velocity(at: Timestamp(#require(steps.last))).y
    let flight = try run.flight(after: 400)
    #expect(abs(sampled / (4000.0 / 3) - 1) < 0.6)
    #expect(abs(flight.speed / sampled - 1) < 0.1)
    #expect(try flight.start - #require(steps.last) < 0.06)
  }

  @Test("A pan that rests before its end does not fling", arguments: VirtualCompositor.clients)
  func rest(client: VirtualCompositor.Client) throws {
    // Where no lift is passed on, fingers are seen to rest by what they still tremble.
    let tremble = Array(repeating: ["wait 20", "fingers 0 0.1"], count: 8).flatMap { $0 }
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Self.pan, steps: 30) + tremble + ["wait 20", "lift"], in: VirtualCompositor(client)
    )
    let last = try #require(run.frames.last)
    #expect(abs(last["main.offset.y"] + last["list0.offset.y"] - 400.8) < 60)
  }

  @Test("Fingers that move sideways turn the pager", arguments: VirtualCompositor.clients)
  func sideways(client: VirtualCompositor.Client) throws {
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Vector(x: 260, y: 0), steps: 20) + ["wait 10", "lift"],
      in: VirtualCompositor(client), rest: 1)
    let last = try #require(run.frames.last)
    #expect(last["pager.offset.x"] == 390)
    #expect(run.frames.allSatisfy { $0["main.offset.y"] == 0 && $0["list0.offset.y"] == 0 })
  }

  @Test("A series stays with its view while the pointer wanders onto another", arguments: VirtualCompositor.clients)
  func wandering(client: VirtualCompositor.Client) throws {
    let half = TrackpadRun.pan("fingers", by: Vector(x: 103, y: 0), steps: 10)
    let run = try TrackpadRun(
      half + [TrackpadRun.move(to: Self.header)] + half + ["wait 10", "lift"], in: VirtualCompositor(client), rest: 1)
    #expect(run.moments(of: #""phase": "began""#).count == 1)
    let last = try #require(run.moments(of: #""phase": "changed""#).last)
    let shown = try #require(run.frames.first { $0.t >= last })
    #expect(shown["pager.offset.x"] > 150)
    #expect(run.frames.last?["pager.offset.x"] == 390)
  }

  @Test(
    "A device that goes away takes its series and its drag along; the next one works",
    arguments: VirtualCompositor.clients)
  func hotPlug(client: VirtualCompositor.Client) throws {
    let drag = (1...10).flatMap { ["wait 10", TrackpadRun.move(to: Self.row - Vector(x: 0, y: Double($0) * 10))] }
    let away = ["unplug", "wait 900", TrackpadRun.move(to: Self.row), "wait 50"]
    let run = try TrackpadRun(
      TrackpadRun.pan("fingers", by: Vector(x: 0, y: -152), steps: 15) + away + ["press"] + drag + ["wait 100"] + away
        + TrackpadRun.pan("fingers", by: Vector(x: 0, y: 100.1), steps: 10) + ["wait 150", "lift"],
      in: VirtualCompositor(client), rest: 0.8)
    #expect(run.trace.count { $0.contains(#""phase": "began""#) } == 2)
    #expect(run.moments(of: #""phase": "cancelled""#).count >= 1)
    let ends = run.moments(of: #""phase": "up""#) + run.moments(of: #""phase": "cancel""#)
    let drop = try #require(ends.first)
    #expect(ends.count == 1)
    // The band has gone back before the drag begins, and nothing moves after it.
    let pressed = try #require(run.moments(of: #""phase": "down""#).first)
    let before = try #require(run.frames.last { $0.t < pressed })
    #expect(before["main.offset.y"] == 0 && before["main.velocity.y"] == 0)
    let next = try #require(run.moments(of: #""phase": "began""#).last)
    let dropped = try #require(run.frames.last { $0.t > drop && $0.t < next })
    #expect(abs(dropped["main.offset.y"] - 90) < 0.01)
    let last = try #require(run.frames.last)
    #expect(last["main.offset.y"] > 150 && last["main.velocity.y"] == 0)
  }
}
