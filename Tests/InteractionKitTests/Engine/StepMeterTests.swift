@testable import InteractionKit
import Testing

@Suite("Step meter")
struct StepMeterTests {
  @Test("A step is a finger's, a motion's, or stray by what is left")
  func stray() {
    var meter = StepMeter(offsets: [0, 10])
    meter.frame([4, 12], fingerTravel: 6)
    #expect(meter.largestStray == 0)
    meter.followed(3)
    meter.frame([4, 15], fingerTravel: 6)
    #expect(meter.largestStray == 0)
    meter.frame([9, 15], fingerTravel: 7)
    #expect(meter.largestStray == 4)
    #expect(meter.largest == 5)
  }

  @Test("Two views that change places make a step, though their sum stays")
  func exchange() {
    var meter = StepMeter(offsets: [0, 30])
    meter.frame([30, 0], fingerTravel: 0)
    #expect(meter.largestStray == 30)
  }
}
