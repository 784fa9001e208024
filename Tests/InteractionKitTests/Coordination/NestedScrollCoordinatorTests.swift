import InteractionKit
import MotionCore
import Primitives
import Testing

/// The laws of sharing a movement out among nested scroll views, over random chains.
struct NestedScrollCoordinatorTests {
  private static func chain(_ generator: inout SeededGenerator) -> ScrollChain {
    let members = (0..<generator.int(in: 1...6)).map { _ in
      let minimum = generator.double(in: -200...0)
      let maximum = minimum + (generator.bool() ? generator.double(in: 0...5000) : 0)
      return ScrollChain.Member(
        offset: generator.double(in: minimum...maximum), limits: minimum...maximum,
        viewport: generator.double(in: 50...2000))
    }
    return ScrollChain(members: members, stretchesAtStart: 0, stretchesAtEnd: members.count - 1)
  }

  @Test("Shares and rest add up to the total, to the last bit")
  func conservation() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let chain = Self.chain(&generator)
      let total = generator.double(in: -8000...8000)
      let distribution = NestedScrollCoordinator.distribute(total, across: chain)
      #expect(distribution.shares.reduce(0, +) + distribution.rest == total)
      #expect(distribution.shares.reversed().reduce(distribution.rest, +) == total)
    }
  }

  @Test("No share leads past a limit, and all have the sign of the total")
  func sharesStayWithinRoom() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let chain = Self.chain(&generator)
      let total = generator.double(in: -8000...8000)
      let distribution = NestedScrollCoordinator.distribute(total, across: chain)
      for (member, share) in zip(chain.members, distribution.shares) {
        #expect(share * total >= 0)
        #expect(member.offset + share <= member.limits.upperBound + 1e-9)
        #expect(member.offset + share >= member.limits.lowerBound - 1e-9)
      }
    }
  }

  @Test(
    "Towards the end a view moves only when all outer ones are at their end; towards the start only when all inner ones are at their start"
  )
  func order() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let chain = Self.chain(&generator)
      let total = generator.double(in: -8000...8000)
      let shares = NestedScrollCoordinator.distribute(total, across: chain).shares
      guard let last = total > 0 ? shares.lastIndex(where: { $0 != 0 }) : shares.firstIndex(where: { $0 != 0 })
      else { continue }
      let before = total > 0 ? Array(0..<last) : Array((last + 1)..<shares.count)
      for index in before {
        let member = chain.members[index]
        let limit = total > 0 ? member.limits.upperBound : member.limits.lowerBound
        #expect(abs(member.offset + shares[index] - limit) <= 1e-9)
      }
    }
  }

  @Test("Limits are met to the last bit, not nearly")
  func limitsAreExact() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<10_000 {
      let chain = Self.chain(&generator)
      let offsets = chain.state(at: chain.range.upperBound + 100, isForward: true).offsets
      for (index, member) in chain.members.enumerated() where index != chain.stretchesAtEnd {
        #expect(offsets[index] == member.limits.upperBound)
      }
    }
  }

  @Test("The displayed position and the total are each other's inverse, also far beyond the ends")
  func bandInverse() {
    var generator = SeededGenerator(seed: 5)
    let band: (Double) -> RubberBand = { RubberBand(coefficient: 0.55, dimension: $0) }
    for _ in 0..<10_000 {
      let chain = Self.chain(&generator)
      let total = generator.double(in: (chain.range.lowerBound - 3000)...(chain.range.upperBound + 3000))
      let displayed = chain.displayed(total: total, band: band)
      let back = chain.total(displayed: displayed, band: band)
      #expect(abs(back - total) <= 1e-9 * max(1, abs(total)))
    }
  }

  @Test("Legs tile the range without gaps")
  func legsTile() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let chain = Self.chain(&generator)
      let legs = chain.legs
      for (leg, next) in zip(legs, legs.dropFirst()) { #expect(leg.end == next.start) }
      if let first = legs.first, let last = legs.last {
        #expect(abs(first.start - chain.range.lowerBound) <= 1e-9)
        #expect(abs(last.end - chain.range.upperBound) <= 1e-9)
      }
    }
  }

  @Test("A chain that is stretched already has no room before that end, whatever its members say")
  func stretchedChain() {
    let members = [
      ScrollChain.Member(offset: 0, limits: 0...212, viewport: 844),
      ScrollChain.Member(offset: 275, limits: 0...3608, viewport: 712),
    ]
    let chain = ScrollChain(members: members, stretchesAtStart: 0, stretchesAtEnd: 1, isStretched: .start)
    #expect(chain.range.lowerBound == 0)
    #expect(chain.state(at: -40, isForward: true).offsets == [-40, 275])
    #expect(chain.state(at: 100, isForward: true).offsets == [100, 275])
  }
}
