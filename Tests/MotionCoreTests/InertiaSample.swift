import MotionCore
import Primitives

/// A random release under random constants of a family of laws.
struct InertiaSample {
  var constants = PhysicsConstants()
  var request: InertiaRequest

  /// The constants whose laws depend on position and velocity alone, so that a motion may be stopped and started anew.
  static func ballistic(_ generator: inout SeededGenerator) -> InertiaSample {
    var sample = any(&generator)
    sample.constants.decayModelNumber = [0, 1, 2, 4][generator.int(in: 0...3)]
    sample.constants.edgeModelNumber = 0
    sample.constants.edgeLimit = 0
    return sample
  }

  /// Any constants.
  static func any(_ generator: inout SeededGenerator) -> InertiaSample {
    let length = generator.bool() ? generator.double(in: 0...300) : generator.double(in: 0...5000)
    let lower = generator.double(in: -200...200)
    let velocity = (generator.bool() ? 1 : -1) * Elementary.pow(10, generator.double(in: 0...4.2))
    var sample = InertiaSample(
      request: InertiaRequest(
        start: Timestamp(generator.double(in: 0...20)), value: lower + generator.double(in: 0...1) * length,
        velocity: velocity, range: lower...(lower + length), pixel: [1, 0.5, 1.0 / 3][generator.int(in: 0...2)]))
    if generator.int(in: 0...3) == 0 { sample.request.value = lower - generator.double(in: 0...200) }
    if generator.int(in: 0...3) == 0 { sample.request.value = lower + length + generator.double(in: 0...200) }
    sample.constants.decayModelNumber = Double(generator.int(in: 0...4))
    sample.constants.decayRate = generator.double(in: 0.99...0.999)
    sample.constants.decayDrag = generator.double(in: 1...10)
    sample.constants.edgeModelNumber = Double(generator.int(in: 0...3))
    sample.constants.edgeFrequency = generator.double(in: 5...30)
    sample.constants.edgeDampingRatio = [1, 1.1, generator.double(in: 0.3...3)][generator.int(in: 0...2)]
    sample.constants.edgeLimit = generator.int(in: 0...4) == 0 ? 50 : 0
    return sample
  }

  var sequence: MotionSequence { constants.inertia(request) }
}
