import MotionCore
import Primitives

/// Moves and fades of things that are not scroll views: each is a motion with what to do with its value.
public final class AnimationQueue {
  /// A running animation; keep it to cancel it.
  public final class Animation {
    let motion: any Motion
    let apply: (Double) -> Void
    let completion: () -> Void
    /// Whether it has neither arrived nor been cancelled.
    public fileprivate(set) var isRunning = true

    init(motion: any Motion, apply: @escaping (Double) -> Void, completion: @escaping () -> Void) {
      self.motion = motion
      self.apply = apply
      self.completion = completion
    }

    /// Stops it where it is; its completion is not called.
    public func cancel() { isRunning = false }

    /// The velocity at a moment, in units per second.
    public func velocity(at time: Timestamp) -> Double { isRunning ? motion.velocity(at: time) : 0 }
  }

  private var running: [Animation] = []

  init() {}

  /// Whether nothing runs.
  public var isEmpty: Bool { !running.contains { $0.isRunning } }

  /// Runs a motion.
  ///
  /// - Parameters:
  ///   - motion: the motion; it starts at its own start.
  ///   - apply: called with the value of each frame, and with the exact destination at the end.
  ///   - completion: called once when it has arrived.
  @discardableResult
  public func run(
    _ motion: any Motion, apply: @escaping (Double) -> Void, completion: @escaping () -> Void = {}
  ) -> Animation {
    let animation = Animation(motion: motion, apply: apply, completion: completion)
    running.append(animation)
    return animation
  }

  /// Moves on to a moment.
  ///
  /// - Parameter watch: gets each motion with what takes it on; it must call that.
  func advance(to moment: Timestamp, watch: (any Motion, () -> Void) -> Void = { $1() }) {
    let present = running
    for animation in present where animation.isRunning {
      watch(animation.motion) { animation.apply(animation.motion.value(at: moment)) }
      if moment >= animation.motion.end, animation.isRunning {
        animation.isRunning = false
        animation.completion()
      }
    }
    running.removeAll { !$0.isRunning }
  }
}
