import MotionCore
import Primitives

extension ScrollEnvironment {
  /// A scroll view's pan began.
  func beganDrag(of view: ScrollView, pan: PanGestureRecognizer) { dragBegan?(view, pan) }

  /// A finger let go of a scroll view.
  func noteRelease(of pan: PanGestureRecognizer, axis: Axis?, finger: Vector) {
    guard let tracker = pan.releaseTracker else { return }
    release = ReleaseInspection(
      time: now, recognizer: pan.name,
      axis: axis ?? finger.dominantAxis, tracker: tracker, velocity: finger)
  }
}
