/// The latest decisions, in a ring of fixed size.
struct DecisionLog {
  /// How many decisions are kept.
  let capacity: Int
  /// How many have been made in all.
  private(set) var count = 0
  private var ring: [Decision] = []
  private var first = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The kept decisions, oldest first; put in order once for as long as none comes.
  var decisions: [Decision] {
    mutating get {
      if let ordered { return ordered }
      let present = Array(ring[first...]) + Array(ring[..<first])
      ordered = present
      return present
    }
  }
  private var ordered: [Decision]?

  /// The newest decisions, at most so many, oldest first.
  func newest(_ number: Int) -> [Decision] {
    let number = min(max(0, number), ring.count)
    return (ring.count - number..<ring.count).map { ring[(first + $0) % ring.count] }
  }

  /// The newest decision.
  var last: Decision? { ring.isEmpty ? nil : ring[(first + ring.count - 1) % ring.count] }

  mutating func append(_ decision: Decision) {
    count += 1
    ordered = nil
    if ring.count < capacity {
      ring.append(decision)
    } else {
      ring[first] = decision
      first = (first + 1) % capacity
    }
  }

  mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    ordered = nil
    first = 0
    count = 0
  }
}
