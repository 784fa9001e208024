import InteractionKit
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("The life of a dynamic animator: steps, actions, pauses")
struct DynamicAnimatorLifeTests {
  final class Watcher: DynamicAnimatorDelegate {
    var log: [String] = []
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { log.append("pause") }
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { log.append("resume") }
  }

  private func glide(_ item: TestItem, velocity: Double) -> DynamicItemBehavior {
    let behavior = DynamicItemBehavior(items: [item])
    behavior.resistance = 2
    behavior.addLinearVelocity(Vector(x: 0, y: velocity), for: item)
    return behavior
  }

  @Test("Without a time a behaviour starts at the next step, however long the animator stood still")
  func startsAtTheNextStep() {
    let item = TestItem()
    let animator = DynamicAnimator()
    animator.advance(to: 1)
    animator.addBehavior(glide(item, velocity: 1000))
    animator.advance(to: 50)
    #expect(item.center.y == 0)
    animator.advance(to: 50.5)
    #expect(item.center.y.isClose(to: 500 * (1 - 0.367_879_441), within: 1e-5))
  }

  @Test("With a time it starts then, between two steps, velocity added afterwards included")
  func startsAtItsTime() {
    let item = TestItem()
    let animator = DynamicAnimator()
    animator.advance(to: 1)
    let behavior = DynamicItemBehavior(items: [item])
    behavior.resistance = 2
    animator.addBehavior(behavior, at: 7.25)
    behavior.addLinearVelocity(Vector(x: 0, y: 1000), for: item)
    animator.advance(to: 7.75)
    #expect(item.center.y.isClose(to: 500 * (1 - 0.367_879_441), within: 1e-5))
  }

  @Test("Actions are called once a step in the order of adding, while something moves, with the items moved")
  func actions() {
    let item = TestItem()
    let animator = DynamicAnimator()
    var log: [String] = []
    let first = glide(item, velocity: 100)
    first.action = { log.append("first \(item.center.y.rounded())") }
    let second = DynamicItemBehavior(items: [item])
    second.action = { log.append("second") }
    animator.addBehavior(first, at: 0)
    animator.addBehavior(second, at: 0)
    animator.advance(to: 0.5)
    #expect(log == ["first 32.0", "second"])
    animator.advance(to: 100)
    #expect(log == ["first 32.0", "second", "first 50.0", "second"])
    animator.advance(to: 200)
    #expect(log.count == 4)
  }

  @Test("The delegate hears of pauses and of going on")
  func pauses() {
    let item = TestItem()
    let watcher = Watcher()
    let animator = DynamicAnimator()
    animator.delegate = watcher
    let behavior = glide(item, velocity: 100)
    animator.addBehavior(behavior)
    animator.advance(to: 1)
    animator.advance(to: 100)
    behavior.addLinearVelocity(Vector(x: 0, y: -100), for: item)
    animator.advance(to: 200)
    #expect(animator.isRunning)
    animator.removeAllBehaviors()
    #expect(watcher.log == ["resume", "pause", "resume", "pause"])
    #expect(!animator.isRunning)
    #expect(animator.behaviors.isEmpty)
    #expect(behavior.dynamicAnimator == nil)
  }

  @Test("An action may remove its own behaviour, another or all of them: the rest run once")
  func removalInAnAction() {
    let item = TestItem()
    let animator = DynamicAnimator()
    var log: [String] = []
    let first = glide(item, velocity: 100)
    let second = glide(item, velocity: 0)
    let third = glide(item, velocity: 0)
    first.action = {
      log.append("first")
      animator.removeBehavior(first)
      animator.removeBehavior(second)
    }
    second.action = { log.append("second") }
    third.action = {
      log.append("third")
      animator.removeAllBehaviors()
    }
    for behavior in [first, second, third] { animator.addBehavior(behavior, at: 0) }
    animator.advance(to: 0.1)
    #expect(log == ["first", "third"])
    #expect(!animator.isRunning)
  }

  @Test("A place set from outside counts after updateItem, and not before")
  func updateItem() {
    let item = TestItem()
    let animator = DynamicAnimator()
    animator.addBehavior(glide(item, velocity: 1000), at: 0)
    animator.advance(to: 0.1)
    let place = item.center
    item.center = Point(x: 500, y: 500)
    animator.advance(to: 0.1)
    #expect(item.center == place)
    item.center = Point(x: 500, y: 500)
    animator.updateItem(usingCurrentState: item)
    animator.advance(to: 0.1)
    #expect(item.center == Point(x: 500, y: 500))
  }

  @Test("A time before the last step is ignored")
  func monotoneTime() {
    let item = TestItem()
    let animator = DynamicAnimator()
    animator.addBehavior(glide(item, velocity: 1000), at: 0)
    animator.advance(to: 0.5)
    let place = item.center
    animator.advance(to: 0.2)
    #expect(item.center == place)
    #expect(animator.now == 0.5)
  }

  /// The well-known port: an invisible item glides, its action moves the outer view and then the list, and at the top an
  /// attachment pulls the outer view back.
  @Test("A release moves header and list by one item; thrown back it bounces once at the top and rests at 0")
  func nestedScroll() {
    let item = TestItem()
    let animator = DynamicAnimator()
    var (outer, inner) = (212.0, 100.0)
    var outers: [Double] = []
    let behavior = DynamicItemBehavior(items: [item])
    behavior.resistance = 2
    behavior.addLinearVelocity(Vector(x: 0, y: -1500), for: item)
    var last = 0.0
    var attachment: AttachmentBehavior?
    behavior.action = {
      let delta = item.center.y - last
      last = item.center.y
      // The list has its share beyond the pin at 212; what is left is the outer view's.
      let total = outer + inner + delta
      inner = max(0, total - 212)
      outer = total - inner
      outers.append(outer)
      if outer < 0, attachment == nil {
        let spring = AttachmentBehavior(item: item, attachedToAnchor: Point(x: 0, y: item.center.y - outer))
        spring.length = 0
        spring.damping = 1
        spring.frequency = 2
        animator.addBehavior(spring)
        attachment = spring
      }
    }
    animator.addBehavior(behavior, at: 0)
    for frame in 1...1200 where animator.isRunning || frame == 1 {
      animator.advance(to: Timestamp(Double(frame) / 120))
    }
    #expect(!animator.isRunning)
    #expect(inner == 0)
    #expect(outer.isClose(to: 0, within: 1e-9))
    let lowest = outers.min() ?? 0
    #expect(lowest < -20)
    let turns = zip(zip(outers, outers.dropFirst()), outers.dropFirst(2))
      .filter { ($0.0.1 - $0.0.0) * ($0.1 - $0.0.1) < 0 }
    #expect(turns.count == 1)
  }
}
