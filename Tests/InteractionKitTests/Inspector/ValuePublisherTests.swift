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

  @Test("Views publish the same values wherever they stand, as they come, go and change places")
  func views() {
    var generator = SeededGenerator(seed: 8)
    var (publisher, plain) = (ValuePublisher(), ValuePublisher())
    var names = ["main", "list0", "list1"]
    for frame in 0..<400 {
      if generator.int(in: 0...4) == 0 { names.append("view\(generator.int(in: 0...40))") }
      if generator.int(in: 0...4) == 0, names.count > 1 { names.remove(at: generator.int(in: 0...names.count - 1)) }
      if generator.int(in: 0...5) == 0 { names.swapAt(0, names.count - 1) }
      let first = generator.int(in: 0...9) == 0 ? [NamedValue("first", Double(frame))] : []
      publisher.publish(first)
      plain.publish(first)
      for (place, name) in names.enumerated() {
        let view = Self.view(name, Double(frame * 100 + place))
        publisher.publish(view, at: place)
        plain.publish(Self.values(of: view))
      }
      #expect(publisher.finishFrame() == plain.finishFrame())
    }
  }

  private static func view(_ name: String, _ number: Double) -> ScrollViewInspection {
    ScrollViewInspection(
      name: name, frame: .zero, depth: 0, isVisible: true, offset: Point(x: number + 1, y: number + 2),
      velocity: Vector(x: number + 3, y: number + 4), fingerVelocity: .zero, minimum: .zero,
      maximum: Point(x: number + 5, y: number + 6), contentSize: .zero, phase: "phase\(number)", axes: [])
  }

  private static func values(of view: ScrollViewInspection) -> [NamedValue] {
    [
      NamedValue("\(view.name).offset.x", view.offset.x), NamedValue("\(view.name).offset.y", view.offset.y),
      NamedValue("\(view.name).velocity.x", view.velocity.x), NamedValue("\(view.name).velocity.y", view.velocity.y),
      NamedValue("\(view.name).max.x", view.maximum.x), NamedValue("\(view.name).max.y", view.maximum.y),
      NamedValue("\(view.name).phase", view.phase),
    ]
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
