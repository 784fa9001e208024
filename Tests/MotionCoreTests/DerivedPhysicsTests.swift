import Foundation
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("Motions against values that were integrated with forty digits")
struct DerivedPhysicsTests {
  struct Vectors: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable, CustomTestStringConvertible {
    let kind: String
    let rate: Double?
    let v0: Double?
    let distance: Double?
    let zeta: Double?
    let omega0: Double?
    let x0: Double?
    let c: Double?
    let dimension: Double?
    let tDxV: [[Double]]?
    let tXV: [[Double]]?
    let fingerContentSlope: [[Double]]?
    let tInnerOuterV: [[Double]]?
    let totalDx: Double?
    let tCross: Double?
    let vCross: Double?
    let innerRoom: Double?
    let outerRoom: Double?
    let tInnerExhausted: Double?
    let vAtHandoff: Double?
    let tOuterExhausted: Double?
    let vIntoBounce: Double?

    var testDescription: String { "\(kind) rate \(rate ?? 0), v0 \(v0 ?? 0), zeta \(zeta ?? 0)" }
  }

  static func cases(_ kind: String) throws -> [Case] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try Data(contentsOf: VectorFiles.bundled("physics-derived.json"))
    let cases = try decoder.decode(Vectors.self, from: data).cases.filter { $0.kind == kind }
    try #require(!cases.isEmpty)
    return cases
  }

  /// 1e-9 relative, and absolute near 0, as the file asks.
  static let tolerance = 1e-9

  @Test("Decays")
  func decays() throws {
    for one in try Self.cases("decay") {
      let decay = DecayMotion(
        start: 0, value: 0, velocity: try #require(one.v0), rate: try #require(one.rate), pixel: 1e-9)
      for row in try #require(one.tDxV) {
        // The last rows of the fast rate lie past the rest, which is a billionth of a point away.
        #expect(decay.value(at: Timestamp(row[0])).isNear(row[1], within: Self.tolerance))
        #expect(decay.velocity(at: Timestamp(row[0])).isNear(row[2], within: 1.1e-8))
        if Timestamp(row[0]) < decay.end {
          #expect(decay.velocity(at: Timestamp(row[0])).isNear(row[2], within: Self.tolerance))
        }
      }
      let totalDistance = try #require(one.totalDx)
      #expect(decay.destination.isNear(totalDistance, within: Self.tolerance))
    }
  }

  @Test("The times and velocities of crossings")
  func crossings() throws {
    for one in try Self.cases("decay-crossing") {
      let decay = DecayMotion(
        start: 0, value: 0, velocity: try #require(one.v0), rate: try #require(one.rate), pixel: 1e-6)
      let distance = try #require(one.distance)
      let crossing = try #require(decay.firstCrossing(of: distance, after: -1))
      let expected = try #require(one.tCross)
      #expect((crossing.seconds / expected).isClose(to: 1, within: Self.tolerance))
      let expectedSpeed = try #require(one.vCross)
      #expect(decay.velocity(at: crossing).isNear(expectedSpeed, within: Self.tolerance))
    }
  }

  @Test("Springs of every damping ratio")
  func springs() throws {
    for one in try Self.cases("spring") {
      let spring = SpringMotion(
        start: 0, value: try #require(one.x0), velocity: try #require(one.v0), destination: 0,
        frequency: try #require(one.omega0), dampingRatio: try #require(one.zeta), pixel: 1e-9)
      for row in try #require(one.tXV) {
        #expect(spring.value(at: Timestamp(row[0])).isNear(row[1], within: Self.tolerance), "\(one.testDescription)")
        #expect(spring.velocity(at: Timestamp(row[0])).isNear(row[2], within: Self.tolerance), "\(one.testDescription)")
      }
    }
  }

  @Test("Rubber bands, their slopes and their inverses")
  func bands() throws {
    for one in try Self.cases("rubber-band") {
      let band = RubberBand(coefficient: try #require(one.c), dimension: try #require(one.dimension))
      for row in try #require(one.fingerContentSlope) {
        #expect(band.displayed(row[0]).isNear(row[1], within: Self.tolerance))
        #expect(band.slope(at: row[0]).isNear(row[2], within: Self.tolerance))
        #expect(band.overshoot(displayed: row[1]).isNear(row[0], within: Self.tolerance))
      }
    }
  }

  @Test("Inertia across an inner and an outer view, with the bounce at the far end")
  func nestedInertia() throws {
    for one in try Self.cases("nested-inertia") {
      let inner = try #require(one.innerRoom)
      let room = inner + (try #require(one.outerRoom))
      let sequence = PhysicsConstants().inertia(
        InertiaRequest(start: 0, value: 0, velocity: try #require(one.v0), range: 0...room, pixel: 1e-9))
      let handOver = try #require(sequence.firstCrossing(of: inner, after: 0))
      let expectedTime = try #require(one.tInnerExhausted)
      #expect(handOver.seconds.isNear(expectedTime, within: Self.tolerance))
      let expectedSpeed = try #require(one.vAtHandoff)
      #expect(sequence.velocity(at: handOver).isNear(expectedSpeed, within: Self.tolerance))
      if let bounce = one.tOuterExhausted, let speed = one.vIntoBounce {
        #expect(sequence.segments[0].until.seconds.isNear(bounce, within: Self.tolerance))
        #expect(sequence.velocity(at: sequence.segments[0].until).isNear(speed, within: Self.tolerance))
      }
      for row in try #require(one.tInnerOuterV) {
        let time = Timestamp(row[0])
        let total = sequence.value(at: time)
        #expect(min(total, inner).isNear(row[1], within: Self.tolerance))
        #expect(max(total - inner, 0).isNear(row[2], within: Self.tolerance))
        #expect(sequence.velocity(at: time).isNear(row[3], within: Self.tolerance))
      }
    }
  }
}
