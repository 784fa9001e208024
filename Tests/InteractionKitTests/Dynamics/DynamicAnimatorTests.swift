import InteractionKit
import MotionCore
import Primitives
import TestSupport
import Testing

/// An invisible item.
final class TestItem: DynamicItem {
  var center: Point
  init(_ x: Double = 0, _ y: Double = 0) { center = Point(x: x, y: y) }
}

@Suite("The dynamic animator")
struct DynamicAnimatorTests {
  /// x″ = −c x′ − k (x − rest), integrated by Runge and Kutta's method in small steps: the check of the closed form.
  static func integrate(
    _ x: Double, _ v: Double, damping: Double, stiffness: Double, rest: Double, for time: Double
  ) -> (Double, Double) {
    var (x, v) = (x, v)
    let count = 4000
    let h = time / Double(count)
    func acceleration(_ x: Double, _ v: Double) -> Double { -damping * v - stiffness * (x - rest) }
    for _ in 0..<count {
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return (x, v)
  }

  /// An animator with an item of a resistance and a velocity, from time 0 on.
  static func gliding(
    _ item: TestItem, resistance: Double, velocity: Vector
  ) -> (animator: DynamicAnimator, behavior: DynamicItemBehavior) {
    let behavior = DynamicItemBehavior(items: [item])
    behavior.resistance = resistance
    behavior.addLinearVelocity(velocity, for: item)
    let animator = DynamicAnimator()
    animator.pixel = 1e-6
    animator.addBehavior(behavior, at: 0)
    return (animator, behavior)
  }

  @Test("An item with resistance 2 glides as linear drag has it, and rests at v / 2")
  func gliding() {
    let item = TestItem(10, 20)
    let (animator, behavior) = Self.gliding(item, resistance: 2, velocity: Vector(x: 100, y: -1375))
    #expect(behavior.linearVelocity(for: item) == Vector(x: 100, y: -1375))
    animator.advance(to: 0.5)
    #expect(item.center.y.isClose(to: 20 - 687.5 * (1 - 0.367_879_441_171), within: 1e-6))
    #expect(behavior.linearVelocity(for: item).x.isClose(to: 36.787_944_117, within: 1e-6))
    animator.advance(to: 60)
    #expect(item.center.x.isClose(to: 60, within: 1e-9))
    #expect(item.center.y.isClose(to: 20 - 687.5, within: 1e-9))
    #expect(animator.isRunning == false)
    #expect(behavior.linearVelocity(for: item) == .zero)
  }

  @Test("Resistance and attachments act as one linear system, solved in closed form")
  func combination() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<100 {
      let item = TestItem(generator.double(in: -100...100), generator.double(in: -100...100))
      let velocity = Vector(x: generator.double(in: -2000...2000), y: generator.double(in: -2000...2000))
      let resistance = generator.double(in: 0...8)
      let (animator, behavior) = Self.gliding(item, resistance: resistance, velocity: velocity)
      let first = item.center
      var (damping, stiffness, weighted) = (resistance, 0.0, 0.0)
      for _ in 0..<generator.int(in: 1...2) {
        let anchor = Point(x: generator.double(in: -50...50), y: generator.double(in: -50...50))
        let attachment = AttachmentBehavior(item: item, attachedToAnchor: anchor)
        attachment.length = 0
        attachment.frequency = generator.double(in: 0.3...4)
        attachment.damping = generator.double(in: 0.1...2)
        animator.addBehavior(attachment, at: 0)
        let frequency = 2 * .pi * attachment.frequency
        damping += 2 * attachment.damping * frequency
        stiffness += frequency * frequency
        weighted += frequency * frequency * anchor.y
      }
      let time = generator.double(in: 0.05...0.6)
      animator.advance(to: Timestamp(time))
      let (y, v) = Self.integrate(
        first.y, velocity.y, damping: damping, stiffness: stiffness, rest: weighted / stiffness, for: time)
      #expect(item.center.y.isClose(to: y, within: 1e-5))
      #expect(behavior.linearVelocity(for: item).y.isClose(to: v, within: 1e-3))
    }
  }

  @Test("An attachment that comes into force in flight takes position and velocity over")
  func attachmentInFlight() {
    let item = TestItem(0, 0)
    let (animator, behavior) = Self.gliding(item, resistance: 2, velocity: Vector(x: 0, y: -3000))
    animator.advance(to: 0.1)
    let (place, speed) = (item.center.y, behavior.linearVelocity(for: item).y)
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: Point(x: 0, y: -200))
    attachment.length = 0
    attachment.damping = 1
    attachment.frequency = 2
    animator.addBehavior(attachment)
    #expect(behavior.linearVelocity(for: item).y == speed)
    animator.advance(to: 0.25)
    let frequency = 4 * Double.pi
    let (y, v) = Self.integrate(
      place, speed, damping: 2 + 2 * frequency, stiffness: frequency * frequency, rest: -200, for: 0.15)
    #expect(item.center.y.isClose(to: y, within: 1e-6))
    #expect(behavior.linearVelocity(for: item).y.isClose(to: v, within: 1e-4))
    animator.advance(to: 20)
    #expect(item.center.y == -200)
  }

  @Test("The number of steps does not change the path")
  func stepsDoNotMatter() {
    func place(_ steps: Int) -> Point {
      let item = TestItem(3, 300)
      let (animator, _) = Self.gliding(item, resistance: 1.5, velocity: Vector(x: 50, y: 900))
      let attachment = AttachmentBehavior(item: item, attachedToAnchor: .zero)
      attachment.length = 0
      attachment.frequency = 1
      attachment.damping = 0.4
      animator.addBehavior(attachment, at: 0)
      for step in 1...steps { animator.advance(to: Timestamp(0.7 * Double(step) / Double(steps))) }
      return item.center
    }
    for steps in [2, 21, 42, 63, 100, 168] { #expect(place(steps) == place(1)) }
  }

  @Test("An attachment with a length comes to rest at that distance, in the direction in which it began")
  func length() {
    let item = TestItem(30, 40)
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(attachment.length == 50)
    attachment.length = 100
    attachment.frequency = 2
    attachment.damping = 1
    let animator = DynamicAnimator()
    animator.addBehavior(attachment, at: 0)
    animator.advance(to: 0.1)
    #expect((item.center - .zero).length > 50)
    #expect((item.center.x / item.center.y).isClose(to: 0.75, within: 1e-12))
    animator.advance(to: 20)
    #expect(item.center == Point(x: 60, y: 80))
  }

  @Test("A rod puts the item to its place at once")
  func rod() {
    let item = TestItem(0, 10)
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: .zero)
    attachment.length = 25
    let animator = DynamicAnimator()
    animator.addBehavior(attachment)
    animator.advance(to: 0.1)
    #expect(item.center == Point(x: 0, y: 25))
    animator.advance(to: 0.2)
    #expect(!animator.isRunning)
  }

  @Test("Velocity that is added in flight adds up, and a changed resistance holds from the last step on")
  func changes() {
    let item = TestItem()
    let (animator, behavior) = Self.gliding(item, resistance: 2, velocity: Vector(x: 1000, y: 0))
    animator.advance(to: 0.5)
    let place = item.center.x
    behavior.addLinearVelocity(Vector(x: 100, y: 0), for: item)
    let speed = behavior.linearVelocity(for: item).x
    #expect(speed.isClose(to: 467.879_441, within: 1e-5))
    behavior.resistance = 10
    animator.advance(to: 30)
    #expect(item.center.x.isClose(to: place + speed / 10, within: 1e-9))
  }

  @Test("An item without resistance goes on for ever")
  func noResistance() {
    let item = TestItem()
    let (animator, _) = Self.gliding(item, resistance: 0, velocity: Vector(x: 10, y: 0))
    animator.advance(to: 1000)
    #expect(item.center.x == 10_000)
    #expect(animator.isRunning)
  }
}
