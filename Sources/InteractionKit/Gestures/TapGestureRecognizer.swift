import Primitives

/// Recognises one or more taps in the same place.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row it takes: 1 by default.
  public var numberOfTapsRequired: Int
  /// How many fingers tap together: 1 by default.
  public var numberOfTouchesRequired = 1

  private var tapsSeen = 0
  private var touchesOfTap = 0
  private var firstLocation = Point.zero
  private var lastLocation = Point.zero

  /// Makes a recogniser of so many taps in a row.
  public init(name: String? = nil, numberOfTapsRequired: Int = 1) {
    self.numberOfTapsRequired = numberOfTapsRequired
    super.init(name: name)
  }

  open override var kindName: String { "tap" }
  open override var ignoresTouchesThatStopMotions: Bool { true }
  open override func location(in view: View?) -> Point {
    guard touches.isEmpty else { return super.location(in: view) }
    return view?.convert(lastLocation, from: nil) ?? lastLocation
  }

  open override func touchesBegan(_ touches: [Touch]) {
    let settings = arbiter?.settings ?? GestureSettings()
    for touch in touches {
      lastLocation = touch.location
      touchesOfTap += 1
      if touchesOfTap > numberOfTouchesRequired {
        transition(to: .failed, because: .tooManyTouches(touchesOfTap, allowed: numberOfTouchesRequired))
        return
      }
      if tapsSeen == 0, touchesOfTap == 1 {
        firstLocation = touch.location
      } else if touchesOfTap == 1, (touch.location - firstLocation).length > settings.tapDistance {
        transition(
          to: .failed,
          because: .movedTooFar((touch.location - firstLocation).length, allowed: settings.tapDistance))
        return
      }
      deadline = touch.time + settings.tapMaximumDuration
    }
  }

  open override func touchesMoved(_ touches: [Touch]) {
    let allowed = (arbiter?.settings ?? GestureSettings()).tapSlop
    for touch in touches {
      let distance = (touch.location - touch.beganLocation).length
      if distance >= allowed { transition(to: .failed, because: .movedTooFar(distance, allowed: allowed)) }
    }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    touchesMoved(touches)
    guard state == .possible, self.touches.count == touches.count else { return }
    deadline = nil
    if touchesOfTap < numberOfTouchesRequired {
      transition(to: .failed, because: .tooFewTouches(touchesOfTap, needed: numberOfTouchesRequired))
      return
    }
    touchesOfTap = 0
    tapsSeen += 1
    if tapsSeen >= numberOfTapsRequired {
      transition(to: .ended, because: .tapped(tapsSeen))
    } else if let touch = touches.first {
      deadline = touch.time + (arbiter?.settings ?? GestureSettings()).tapInterval
    }
  }

  open override func deadlineReached(at time: Timestamp) {
    let settings = arbiter?.settings ?? GestureSettings()
    if touches.isEmpty {
      transition(to: .failed, because: .nextTapMissing(after: settings.tapInterval))
    } else {
      transition(to: .failed, because: .heldTooLong(settings.tapMaximumDuration))
    }
  }

  open override func reset() {
    tapsSeen = 0
    touchesOfTap = 0
  }
}
