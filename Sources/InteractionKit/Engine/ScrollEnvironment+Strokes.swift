import MotionCore
import Primitives

extension ScrollEnvironment {
  /// The pan of a view that scrolls began to move it: `drag.error` compares the two until the finger lifts.
  public func beganDrag(of view: any ScrollingView, pan: PanGestureRecognizer) { dragBegan?(view, pan) }

  /// A pan is about to let go of a view that scrolls, which is still where the finger put it.
  public func willLetGo() { strokeMeasures.letGo(strokeMeter, at: now) }

  /// A finger let go of a view that scrolls: overlays show the samples of the stroke.
  ///
  /// - Parameters:
  ///   - pan: the recogniser that has ended.
  ///   - axis: the axis that the stroke moved; nil for the one on which the finger was faster.
  ///   - finger: its velocity at the release, in points per second.
  public func noteRelease(of pan: PanGestureRecognizer, axis: Axis?, finger: Vector) {
    guard let tracker = pan.releaseTracker else { return }
    release = ReleaseInspection(
      time: now, recognizer: pan.name,
      axis: axis ?? finger.dominantAxis, tracker: tracker, velocity: finger)
  }
}

extension ScrollEnvironment {
  /// The first pan of a stroke began; further ones add the views that they may move.
  func beginStroke(on surface: MeteredSurface, touch: Touch?, travel: Vector) {
    if strokeMeter.begin(surface, touch: touch, travel: travel) { strokeMeasures.begin(surface) }
  }

  /// The last finger lifted.
  func endStroke() {
    if let surface = strokeMeter.surface {
      let lifted = release.flatMap { $0.time == now ? $0.velocity[surface.axis] : nil }
      let finger = lifted.map { abs($0) < physics.flingMinimumVelocity ? 0 : $0 }
      strokeMeasures.release(strokeMeter, finger: finger, at: now)
    }
    strokeMeter.end()
  }
}
