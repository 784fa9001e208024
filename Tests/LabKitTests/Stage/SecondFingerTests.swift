import InputEvents
import LabKit
import Primitives
import Testing

@Suite("The finger that Alt adds")
struct SecondFingerTests {
  private func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> PointerEvent {
    PointerEvent(id: 0, kind: .mouse, phase: phase, position: Point(x: x, y: y))
  }

  private func twin(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> PointerEvent {
    PointerEvent(id: SecondFinger.id, kind: .mouse, phase: phase, position: Point(x: x, y: y))
  }

  @Test("with Alt every step has its twin about the middle; without, none")
  func mirrored() {
    var finger = SecondFinger(center: Point(x: 100, y: 200))
    #expect(finger.events(for: mouse(.down, 10, 20)) == [mouse(.down, 10, 20)])
    #expect(finger.events(for: mouse(.up, 10, 20)) == [mouse(.up, 10, 20)])
    #expect(finger.setAlternate(true).isEmpty)
    #expect(finger.positions.isEmpty)
    #expect(finger.events(for: mouse(.down, 10, 20)) == [mouse(.down, 10, 20), twin(.down, 190, 380)])
    #expect(finger.events(for: mouse(.move, 30, 20)) == [mouse(.move, 30, 20), twin(.move, 170, 380)])
    #expect(finger.positions == [Point(x: 30, y: 20), Point(x: 170, y: 380)])
    #expect(finger.events(for: mouse(.up, 30, 20)) == [twin(.up, 170, 380), mouse(.up, 30, 20)])
    #expect(finger.positions.isEmpty)
  }

  @Test("Alt during a stroke puts the twin down and lifts it, and the first finger goes on")
  func duringAStroke() {
    var finger = SecondFinger(center: Point(x: 100, y: 200))
    _ = finger.events(for: mouse(.down, 10, 20))
    #expect(finger.setAlternate(true) == [twin(.down, 190, 380)])
    #expect(finger.setAlternate(false) == [twin(.up, 190, 380)])
    #expect(finger.events(for: mouse(.move, 20, 20)) == [mouse(.move, 20, 20)])
  }

  @Test("a finger on the screen has no twin")
  func touch() {
    var finger = SecondFinger()
    _ = finger.setAlternate(true)
    let touch = PointerEvent(id: 3, kind: .touch, phase: .down, position: .zero)
    #expect(finger.events(for: touch) == [touch])
  }
}
