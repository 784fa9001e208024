import Drawing
import InteractionKit
import Primitives
import Testing

@Suite("View")
struct ViewTests {
  @Test("frame, bounds and scale keep each other")
  func geometry() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    view.bounds = Rect(x: 5, y: 6, width: 80, height: 30)
    #expect(view.frame == Rect(x: 20, y: 30, width: 80, height: 30))
    view.scale = 0.5
    #expect(view.frame == Rect(x: 40, y: 37.5, width: 40, height: 15))
    #expect(view.bounds == Rect(x: 5, y: 6, width: 80, height: 30))
    view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 20, height: 20))
  }

  @Test("converting to another view and back gives the point again, over random trees")
  func conversion() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      var views = [root]
      for _ in 0..<6 {
        let view = View(
          frame: Rect(
            x: random.double(in: -50...50), y: random.double(in: -50...50), width: 100, height: 100))
        view.bounds.origin = Point(x: random.double(in: -200...200), y: random.double(in: -200...200))
        view.scale = random.double(in: 0.25...2)
        views[random.int(in: 0...(views.count - 1))].addSubview(view)
        views.append(view)
      }
      let one = views[random.int(in: 0...6)]
      let other = views[random.int(in: 0...6)]
      let point = Point(x: random.double(in: -100...100), y: random.double(in: -100...100))
      let back = other.convert(one.convert(point, to: other), to: one)
      #expect((back - point).length < 1e-9)
      #expect((other.convert(point, from: one) - one.convert(point, to: other)).length < 1e-9)
    }
  }

  @Test("a view has one superview; moving keeps the order and makes no circle")
  func hierarchy() {
    let root = View(name: "root")
    let a = View(name: "a")
    let b = View(name: "b")
    let c = View(name: "c")
    for view in [a, b, c] { root.addSubview(view) }
    root.addSubview(a)
    #expect(root.subviews.map(\.name) == ["b", "c", "a"])
    root.insertSubview(a, at: 1)
    #expect(root.subviews.map(\.name) == ["b", "a", "c"])
    b.addSubview(a)
    #expect(root.subviews.map(\.name) == ["b", "c"])
    #expect(a.isDescendant(of: root) == true)
    #expect(a.chain.map(\.name) == ["a", "b", "root"])
    #expect(a.depth == 2)
    a.removeFromSuperview()
    #expect(a.superview == nil)
    #expect(a.root === a)
  }

  @Test("the host hears of removals and of the need for a frame")
  func host() {
    final class Host: ViewHost {
      var log: [String] = []
      func viewWasRemoved(_ view: View) { log.append("removed \(view.name)") }
      func viewNeedsAnotherFrame(_ view: View) { log.append("frame for \(view.name)") }
    }
    let host = Host()
    let root = View(name: "root")
    let child = View(name: "child")
    root.addSubview(child)
    root.host = host
    child.setNeedsDisplay()
    child.removeFromSuperview()
    #expect(host.log == ["frame for child", "frame for root", "removed child"])
  }

  @Test("layout runs from the outside in, once, where it was asked for")
  func layout() {
    final class Laid: View {
      var log: () -> Void = {}
      override func layoutSubviews() {
        log()
        for view in subviews { view.frame = bounds }
      }
    }
    var order: [String] = []
    let root = Laid(name: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = Laid(name: "child")
    let side = Laid(name: "side")
    for view in [root, child, side] { view.log = { [unowned view] in order.append(view.name) } }
    root.addSubview(child)
    child.addSubview(side)
    root.layoutIfNeeded()
    #expect(order == ["root", "child", "side"])
    #expect(side.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    order = []
    root.layoutIfNeeded()
    #expect(order == [])
    side.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(order == ["side"])
    order = []
    root.frame = Rect(x: 0, y: 0, width: 50, height: 100)
    root.layoutIfNeeded()
    #expect(order == ["root", "child", "side"])
  }

  @Test("drawing moves, scales, clips and leaves out what does not show")
  func drawing() {
    let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.clipsToBounds = true
    root.bounds.origin = Point(x: 0, y: 50)
    root.backgroundColor = .white
    let near = View(name: "near", frame: Rect(x: 0, y: 60, width: 50, height: 20))
    near.backgroundColor = .black
    let far = View(name: "far", frame: Rect(x: 0, y: 300, width: 50, height: 20))
    far.backgroundColor = .black
    let hidden = View(name: "hidden", frame: Rect(x: 0, y: 60, width: 50, height: 20))
    hidden.backgroundColor = .black
    hidden.isHidden = true
    for view in [near, far, hidden] { root.addSubview(view) }
    var canvas = Canvas()
    root.render(into: &canvas, visible: Rect(x: 0, y: 0, width: 100, height: 100))
    let bounds = Rect(x: 0, y: 50, width: 100, height: 100)
    #expect(
      canvas.displayList.commands == [
        .save(translation: Vector(x: 0, y: -50), scale: 1, opacity: 1), .clip(bounds, radius: 0),
        .fill(bounds, radius: 0, .solid(.white)), .save(translation: Vector(x: 0, y: 60), scale: 1, opacity: 1),
        .fill(Rect(x: 0, y: 0, width: 50, height: 20), radius: 0, .solid(.black)), .restore, .restore, .restore,
      ])
  }

  @Test("a view is told which part of it shows, in its own coordinates")
  func visiblePart() {
    final class Asked: View {
      var visible: Rect?
      override func draw(_ canvas: inout Canvas, visible: Rect) { self.visible = visible }
    }
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = Asked(frame: Rect(x: 50, y: 80, width: 100, height: 100))
    view.bounds.origin = Point(x: 0, y: 1000)
    root.addSubview(view)
    var canvas = Canvas()
    root.render(into: &canvas, visible: root.frame)
    #expect(view.visible == Rect(x: 0, y: 1000, width: 50, height: 20))
  }
}
