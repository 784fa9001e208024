import Testing

@Suite("Arbitration of random trees")
struct ArbitrationModelTests {
  @Test("no deadlock, legal transitions, exclusion and one action a change hold over 10,000 random runs")
  func lawsHold() {
    var broken: [String] = []
    for seed in 0..<10_000 {
      let violations = ArbitrationModel(seed: UInt64(seed), keepsLog: false).run().violations
      if let first = violations.first { broken.append("seed \(seed): \(first)") }
    }
    #expect(broken.prefix(5) == [])
    #expect(broken.count == 0)
  }

  @Test("the same seed gives the same log")
  func sameSeedSameLog() {
    for seed in 0..<200 {
      #expect(ArbitrationModel(seed: UInt64(seed)).run().log == ArbitrationModel(seed: UInt64(seed)).run().log)
    }
  }

  @Test("random runs reach every kind of outcome")
  func runsAreVaried() {
    var log = ""
    for seed in 0..<300 { log += ArbitrationModel(seed: UInt64(seed)).run().log.joined(separator: "\n") }
    for word in [
      "waits for", "prevented by", "refused by its delegate", "beside", "switched off", "was removed", "diagonal",
      "stroke is", "which was recognised", "circle", "tapped", "held for", "meddled", "from the edge",
    ] {
      #expect(log.contains(word) == true, "no run shows \(word)")
    }
  }
}
