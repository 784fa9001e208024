import Primitives
import TestSupport
import Testing

@testable import SDLBackend

@Suite("The times of a series that the server stamped when it heard of it")
struct SeriesTimesTests {
  private func times(of stamps: [Double]) -> [Double] {
    var series = SeriesTimes()
    return stamps.map { series.time(ofStamp: Timestamp($0)).seconds }
  }

  @Test("even stamps stay what they are")
  func even() {
    let stamps = (0..<30).map { Double($0) * 0.008 }
    for (time, stamp) in zip(times(of: stamps), stamps) { #expect(abs(time - stamp) < 1e-9) }
  }

  @Test("a step that came late leaves no short gap to the next")
  func late() {
    var stamps = (0..<20).map { Double($0) * 0.01 }
    stamps[15] += 0.009
    let given = times(of: stamps)
    let gaps = zip(given.dropFirst(), given).map { $0 - $1 }
    #expect(gaps.allSatisfy { $0 > 0.008 && $0 < 0.013 })
    #expect(abs(given[19] - stamps[19]) < 0.002)
  }

  @Test("under random delays the gaps are nearer to the fingers' than the stamps' are, and never go back")
  func jitter() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var heard = 0.0
      let stamps = (0..<30).map { step in
        heard = max(heard, Double(step) * 0.01 + Double.random(in: 0...0.006, using: &random))
        return heard
      }
      let given = times(of: stamps)
      func worst(_ times: [Double]) -> Double {
        zip(times.dropFirst(), times).map { abs($0 - $1 - 0.01) }.dropFirst(9).max() ?? 0
      }
      #expect(given == given.sorted())
      #expect(worst(given) < 0.003)
      #expect(worst(given) < worst(stamps))
    }
  }

  @Test("fingers that rest and go on, or come back later, count from their stamps")
  func pause() {
    let start = (0..<10).map { Double($0) * 0.01 }
    #expect(times(of: start + [0.135, 0.5, 0.51]).suffix(3) == [0.135, 0.5, 0.51])
  }
}
