import Primitives
import Testing

@testable import InteractionKit

/// Values come sorted by name, whatever names come and go from frame to frame.
struct ValuePublisherTests {
  @Test("The order is that of sorting, over frames whose names stay, come, go and change places")
  func sameAsSorting() {
    var generator = SeededGenerator(seed: 6)
    var publisher = ValuePublisher()
    var names = ["main", "list0", "pager", "a", "z"]
    var (kept, keptCopy): ([NamedValue], [NamedValue]) = ([], [])
    for frame in 0..<400 {
      if generator.int(in: 0...3) == 0 { names.append("view\(generator.int(in: 0...40))") }
      if generator.int(in: 0...3) == 0, names.count > 1 { names.remove(at: generator.int(in: 0...names.count - 1)) }
      if generator.int(in: 0...5) == 0 { names.swapAt(0, names.count - 1) }
      let values = names.enumerated().map { NamedValue("\($1).offset.y", Double(frame * 100 + $0)) }
      publisher.publish(values)
      let sorted = publisher.finishFrame()
      #expect(sorted.map(\.name) == values.map(\.name).sorted())
      #expect(Set(sorted) == Set(values))
      #expect(kept == keptCopy, "frames that were handed out stay as they are")
      (kept, keptCopy) = (sorted, sorted.map { NamedValue($0.name, $0.value) })
    }
  }

  @Test("The names at a place are those of the view that is there now")
  func names() {
    var publisher = ValuePublisher()
    #expect(publisher.names(ofView: "main", at: 0).offsetY == "main.offset.y")
    #expect(publisher.names(ofView: "list0", at: 0).phase == "list0.phase")
    #expect(publisher.names(ofView: "main", at: 0).maximumX == "main.max.x")
    #expect(publisher.stateName(of: "main.pan", at: 0) == "main.pan.state")
    #expect(publisher.stateName(of: "list0.pan", at: 0) == "list0.pan.state")
  }
}
