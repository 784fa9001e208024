import Testing

@Suite("Numbered behaviours")
struct BehaviourTests {
  @Test("holds", arguments: Behaviour.checkedHere)
  func holds(_ behaviour: Behaviour) throws {
    if case .here(let run) = behaviour.check { try run() }
  }

  @Test("every number of the list is in the table once, in order")
  func tableIsComplete() {
    #expect(Behaviour.all.map(\.number) == Behaviour.numbers)
  }

  @Test("what is not checked here says where or why")
  func absencesAreExplained() {
    let unexplained = Behaviour.all.filter {
      if case .elsewhere(let reason) = $0.check { return reason.isEmpty }
      return false
    }
    #expect(unexplained.map(\.number) == [])
  }
}
