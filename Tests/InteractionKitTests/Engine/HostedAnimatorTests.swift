import InteractionKit
import Primitives
import TestSupport
import Testing

/// An engine that advances a dynamic animator.
struct HostedAnimatorTests {
  private final class Item: DynamicItem {
    var center = Point.zero
  }

  private func run(hertz: Double) -> (places: [Double], restsAtEnd: Bool, movedAtStart: Bool) {
    let rig = ScrollRig(viewport: Size(width: 100, height: 100))
    let animator = DynamicAnimator()
    let environment = rig.engine.window.environment
    environment.add(animator)
    let item = Item()
    let behavior = DynamicItemBehavior(items: [item])
    behavior.resistance = 2
    behavior.addLinearVelocity(Vector(x: 0, y: 600), for: item)
    rig.step(to: 0.5)
    animator.addBehavior(behavior, at: environment.now)
    rig.step(to: 0.5)
    let moved = rig.frame.needsAnotherFrame && !rig.frame.inspector.isSettled
    var places: [Double] = []
    rig.play(until: 1, hertz: hertz)
    places.append(item.center.y)
    rig.playToRest(hertz: hertz)
    places.append(item.center.y)
    return (places, rig.frame.inspector.isSettled && !rig.frame.needsAnotherFrame, moved)
  }

  @Test("The engine moves the items from the given moment on, at any frame rate, and is settled when they rest")
  func hosts() {
    for hertz in [30.0, 60, 120, 144] {
      let run = run(hertz: hertz)
      #expect(run.movedAtStart)
      #expect(run.restsAtEnd)
      // 600 / 2 · (1 − e⁻¹) after half a second.
      #expect(abs(run.places[0] - 189.63616764856730) <= 1e-9)
      #expect(abs(run.places[1] - 300) <= 0.5)
    }
  }
}
