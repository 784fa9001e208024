import InteractionKit
import Primitives
import TestSupport
import Testing

/// In which order the delegates of a chain hear of a motion that passes from one view to the next.
struct ChainCallbackTests {
  /// Writes the calls of both views into one list, with the offsets of both.
  private final class Log: ScrollViewDelegate {
    var calls: [String] = []

    private func note(_ view: ScrollView, _ call: String) {
      let entry = "\(view.name) \(call)"
      if calls.last != entry { calls.append(entry) }
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) { note(scrollView, "didScroll") }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note(scrollView, "willBegin") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
      note(scrollView, "didEnd \(scrollView.contentOffset.y)")
    }
  }

  private let chain = ChainRig()
  private let log = Log()

  init() {
    chain.outer.delegate = log
    chain.inner.delegate = log
  }

  @Test(
    "The outer view arrives at its pin and hears that it has ended before the inner one begins", arguments: [30, 120])
  func forward(hertz: Int) {
    chain.flick(by: 120, at: 0.1)
    while !chain.rig.frame.inspector.isSettled || chain.rig.frame.inspector.time.seconds < 0.5 {
      chain.rig.step(to: chain.rig.frame.inspector.time.seconds + 1 / Double(hertz))
    }
    #expect(
      log.calls == [
        "outer didScroll", "outer willBegin", "outer didScroll", "outer didEnd 150.0", "inner willBegin",
        "inner didScroll", "inner didEnd \(chain.inner.contentOffset.y)",
      ])
  }

  @Test("On the way back the inner view comes home first")
  func backward() {
    chain.outer.contentOffset.y = 150
    chain.inner.contentOffset.y = 180
    log.calls = []
    chain.flick(by: -120, at: 0.1)
    chain.rig.playToRest()
    #expect(
      log.calls.prefix(7) == [
        "inner didScroll", "inner willBegin", "inner didScroll", "inner didEnd 0.0", "outer willBegin",
        "outer didScroll", "outer didEnd 0.0",
      ])
  }

  @Test("One event that crosses the boundary is told in the order of the movement")
  func oneEvent() {
    chain.outer.contentOffset.y = 150
    chain.inner.contentOffset.y = 30
    log.calls = []
    chain.rig.pointer(.down, 50, 220, at: 0.1)
    chain.rig.pointer(.move, 50, 232, at: 0.12)
    chain.rig.pointer(.move, 50, 322, at: 0.14)
    chain.rig.play(until: 0.2)
    #expect(log.calls == ["inner didScroll", "outer didScroll"])
    #expect(chain.inner.contentOffset.y == 0)
    #expect(chain.outer.contentOffset.y == 90)
  }

  @Test("A motion that ends at a hard end of the chain hands nothing over to the view that has no room")
  func hardEnd() {
    chain.inner.contentSize.height = 350
    chain.inner.bounces = false
    chain.flick(by: 120, at: 0.1)
    chain.rig.playToRest()
    #expect(chain.outer.contentOffset.y == 150)
    #expect(chain.number("handoff.count") == 0)
    #expect(chain.number("handoff.velocityJump") == 0)
    #expect(!log.calls.contains { $0.hasPrefix("inner") })
  }
}
