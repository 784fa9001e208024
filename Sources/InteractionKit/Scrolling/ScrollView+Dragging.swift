import Primitives

extension ScrollView {
  /// The pan recogniser changed.
  func handlePan(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging(pan)
    case .changed: drag(pan)
    case .ended: endDragging(pan, isCancelled: false)
    case .cancelled: endDragging(pan, isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginDragging(_ pan: PanGestureRecognizer) {
    guard let environment else { return }
    let axes = axesOfDrag(pan)
    dragAxes = axes
    dragEnvironment = environment
    environment.beganDrag(of: self, pan: pan)
    delegate?.scrollViewWillBeginDragging(self)
    for axis in axes {
      let driver = ScrollDriver.taking(self, axis, under: pan.touches.first, in: environment)
      driver.join(pan, of: self)
      driver.letFollow(pan)
    }
  }

  /// The axes that a drag moves: all that scroll, or the one of the stroke where the directional lock is on.
  ///
  /// Near the diagonal the lock decides nothing.
  private func axesOfDrag(_ pan: PanGestureRecognizer) -> [Axis] {
    let axes = scrollableAxes
    guard isDirectionalLockEnabled, axes.count > 1 else { return axes }
    let tolerance = (pan.arbiter?.settings ?? GestureSettings()).diagonalTolerance
    if case .along(let axis) = StrokeDirection(pan.translationAtBegin, tolerance: tolerance) { return [axis] }
    return axes
  }

  private func drag(_ pan: PanGestureRecognizer) {
    guard let dragAxes else { return }
    for axis in dragAxes where driver(axis)?.drag(pan) != true {
      // A pan that joined the stroke of another list is not in the driver of its own view.
      dragEnvironment?.drag(by: pan, axis)?.drag(pan)
    }
  }

  private func endDragging(_ pan: PanGestureRecognizer, isCancelled: Bool) {
    // A view that was removed ends the drag where it was.
    guard let environment = dragEnvironment, let axes = dragAxes else { return }
    let finger = isCancelled ? Vector.zero : pan.velocity(in: nil)
    let drivers = axes.compactMap { environment.drag(by: pan, $0) }
    environment.willLetGo()
    var velocity = Vector.zero
    var plans: [(driver: ScrollDriver, plan: ScrollDriver.Plan)] = []
    for driver in drivers {
      let plan = driver.plan(releasing: pan, fingerVelocity: finger[driver.axis], at: environment.now)
      velocity[driver.axis] = plan.velocity
      plans.append((driver, plan))
    }
    if !isCancelled { environment.noteRelease(of: pan, axis: axes.count == 1 ? axes[0] : nil, finger: finger) }
    var target = contentOffset
    for (driver, plan) in plans { target[driver.axis] = plan.destination(of: self) ?? target[driver.axis] }
    let proposed = target
    if !isCancelled { delegate?.scrollViewWillEndDragging(self, velocity: velocity, target: &target) }
    dragAxes = nil
    dragEnvironment = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: plans.contains { $0.plan.moves })
    for (driver, plan) in plans {
      let axis = driver.axis
      let wish = target[axis] != proposed[axis] && target[axis].isFinite ? clamped(target[axis], axis) : nil
      driver.leave(pan, plan: plan, target: wish, isCancelled: isCancelled, at: environment.now)
    }
  }
}
