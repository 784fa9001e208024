import Primitives

/// The law of a damped spring around 0, as a function of the seconds since its start; see `SpringMotion`.
struct SpringLaw {
  let displacement: Double
  let velocity: Double
  let frequency: Double
  let dampingRatio: Double

  /// ζω, the rate at which the envelope falls.
  private var decay: Double { dampingRatio * frequency }
  /// q = ω²(1 − ζ²), without cancellation near 1.
  private var discriminant: Double { frequency * frequency * (1 - dampingRatio) * (1 + dampingRatio) }

  /// e^(−ζωt) C(t) and e^(−ζωt) S(t).
  private func basis(at t: Double) -> (cosine: Double, sine: Double) {
    let q = discriminant
    let z = q * t * t
    if z.magnitude < 1e-3 {
      // The series of cos √z and sin √z / √z; the first term left out is below 1e-16.
      let envelope = Elementary.exp(-decay * t)
      let cosine = 1 - z / 2 * (1 - z / 12 * (1 - z / 30))
      let sine = 1 - z / 6 * (1 - z / 20 * (1 - z / 42))
      return (envelope * cosine, envelope * t * sine)
    }
    if q > 0 {
      let w = q.squareRoot()
      let envelope = Elementary.exp(-decay * t)
      return (envelope * Elementary.cos(w * t), envelope * Elementary.sin(w * t) / w)
    }
    // −ζω + r = −ω² / (ζω + r): the slow exponent without cancellation.
    let r = (-q).squareRoot()
    let slow = Elementary.exp(-frequency * frequency / (decay + r) * t)
    let fall = Elementary.expm1(-2 * r * t)
    return (slow * (2 + fall) / 2, slow * -fall / (2 * r))
  }

  /// The displacement after `t` seconds.
  func displacement(at t: Double) -> Double {
    let (cosine, sine) = basis(at: t)
    return displacement * cosine + (velocity + decay * displacement) * sine
  }

  /// The velocity after `t` seconds.
  func velocity(at t: Double) -> Double {
    let (cosine, sine) = basis(at: t)
    return velocity * cosine - (frequency * frequency * displacement + decay * velocity) * sine
  }

  /// The first time strictly after `after` at which a·C + b·S is 0.
  private func firstZero(_ a: Double, _ b: Double, after: Double) -> Double? {
    let q = discriminant
    if q > 0 {
      // tan(w t) = −a w / b, once every half period; the signs are turned so that a mirrored spring has equal times.
      let w = q.squareRoot()
      let phase = b < 0 || (b == 0 && a > 0) ? Elementary.atan2(a * w, -b) : Elementary.atan2(-a * w, b)
      let turns = ((after * w - phase) / .pi).rounded(.down)
      for step in 0...2 {
        let t = (phase + (turns + Double(step)) * .pi) / w
        if t > after && t > 0 { return t }
      }
      return nil
    }
    // tanh(r t) / r = −a / b, or t = −a / b in the critical case.
    if b == 0 { return nil }
    let ratio = -a / b
    let r = (-q).squareRoot()
    let argument = ratio * r
    if argument.magnitude >= 1 { return nil }
    let t = argument.magnitude < 1e-9 ? ratio : (Elementary.log1p(argument) - Elementary.log1p(-argument)) / (2 * r)
    return t > after && t > 0 ? t : nil
  }

  /// The first time strictly after `after` at which the displacement is 0.
  func firstZero(after: Double) -> Double? {
    firstZero(displacement, velocity + decay * displacement, after: after)
  }

  /// The first time strictly after `after` at which the velocity is 0.
  func firstTurn(after: Double) -> Double? {
    firstZero(velocity, -(frequency * frequency * displacement + decay * velocity), after: after)
  }

  /// The first time after `after` and before `end` at which the displacement is `target`.
  ///
  /// Zero is solved in closed form. Any other value is looked for on the monotone pieces between the turning points,
  /// which are solved in closed form, by halving the one piece that holds it.
  func firstCrossing(of target: Double, after: Double, before end: Double) -> Double? {
    if target == 0 {
      guard let zero = firstZero(after: after), zero < end else { return nil }
      return zero
    }
    var low = after
    for _ in 0..<4096 {
      let turn = firstTurn(after: low) ?? end
      let high = min(turn, end)
      let atLow = displacement(at: low) - target
      let atHigh = displacement(at: high) - target
      if atHigh == 0 { return high }
      if atLow != 0, (atLow < 0) != (atHigh < 0) {
        let root = RootSolver.bisect(low, high) { displacement(at: $0) - target }
        if root > after { return root }
      }
      if high >= end { return nil }
      low = high
    }
    return nil
  }

  /// The time from which on the displacement stays within `distance` of 0.
  func restingTime(within distance: Double) -> Double {
    if displacement == 0 && velocity == 0 { return 0 }
    // Past the last turning point that lies outside, the displacement is monotone until it is inside.
    guard let lastTurn = lastTurn(outside: distance) else {
      return displacement.magnitude > distance ? tail(from: 0, within: distance) : 0
    }
    return tail(from: lastTurn, within: distance)
  }

  /// The last turning point at which the displacement is larger than `distance`.
  private func lastTurn(outside distance: Double) -> Double? {
    guard let first = firstTurn(after: 0) else { return nil }
    let height = self.displacement(at: first).magnitude
    if height <= distance { return nil }
    let q = discriminant
    guard q > 0 else { return first }
    // The heights of successive turning points fall by e^(−ζω π/w) each.
    let half = Double.pi / q.squareRoot()
    let fall = decay * half
    var count = (Elementary.log(height / distance) / fall).rounded(.down)
    if !count.isFinite || count < 0 { count = 0 }
    while count > 0, displacement(at: first + count * half).magnitude <= distance { count -= 1 }
    return first + count * half
  }

  /// The time after `from` at which the displacement has fallen to `distance`, from a place outside it going inwards.
  private func tail(from: Double, within distance: Double) -> Double {
    // Up to the next zero, or for ever where there is none, the displacement only falls.
    var high = from
    if discriminant > 0, let zero = firstZero(after: from) {
      high = zero
    } else {
      var step = 1 / frequency
      repeat {
        high = from + step
        step *= 2
      } while displacement(at: high).magnitude > distance && step < 1e12
    }
    return RootSolver.bisect(from, high) { displacement(at: $0).magnitude - distance }
  }
}
