import InteractionKit
import MotionCore
import Primitives
import TestSupport

/// Two scroll views that move as one surface: `outer` with a head of 200 points over `inner`, in a window of 100 × 400.
///
/// The outer view has 150 points of way, the inner one 1600.
final class ChainRig {
  let rig: ScrollRig
  let outer = ScrollView(name: "outer", frame: Rect(x: 0, y: 0, width: 100, height: 400))
  let inner = ScrollView(name: "inner", frame: Rect(x: 0, y: 200, width: 100, height: 350))
  let group: ScrollGroup

  init(physics: PhysicsConstants = PhysicsConstants()) {
    rig = ScrollRig(viewport: Size(width: 100, height: 400), physics: physics)
    outer.contentSize = Size(width: 100, height: 550)
    inner.contentSize = Size(width: 100, height: 1950)
    group = ScrollGroup(axis: .vertical) { [outer, inner] in [outer, inner] }
    outer.group = group
    inner.group = group
    outer.addSubview(inner)
    rig.engine.window.addSubview(outer)
  }

  /// Queues a flick of `distance` points upwards that lasts 0.1 s.
  func flick(by distance: Double, at time: Double) {
    let start = distance > 0 ? 390.0 : 210
    rig.drag(from: Point(x: 50, y: start), to: Point(x: 50, y: start - distance), at: time, over: 0.1, moves: 12)
  }

  /// A published number of the latest frame.
  func number(_ name: String) -> Double? { rig.frame.inspector.number(name) }
}
