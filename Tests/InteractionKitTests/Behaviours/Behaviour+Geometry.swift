import InteractionKit
import Primitives
import Testing

/// Section D: geometry and hit test; what is about offsets is checked with the scroll view.
extension Behaviour {
  private static let inScrollBehaviours = "a scroll view's: in ScrollBehaviours"

  static let geometry: [Behaviour] = [
    Behaviour(60, "the content offset is the origin of bounds", elsewhere: inScrollBehaviours),
    Behaviour(61, "the limits of the offset", elsewhere: inScrollBehaviours),
    Behaviour(62, "the offset stays within its limits", elsewhere: inScrollBehaviours),
    Behaviour(63, "content smaller than the viewport", elsewhere: inScrollBehaviours),
    Behaviour(64, "no bounce: a hard end", elsewhere: inScrollBehaviours),
    Behaviour(66, "a rectangle is half-open") {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      #expect(view.point(inside: Point(x: 99, y: 99)) == true)
      #expect(view.point(inside: Point(x: 100, y: 100)) == false)
      view.bounds.origin = Point(x: 10000, y: 10000)
      #expect(view.point(inside: Point(x: 50, y: 50)) == false)
    },
    Behaviour(67, "the hit test of nested views") {
      let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      root.bounds.origin = Point(x: -10, y: -10)
      let child = View(name: "child", frame: Rect(x: 40, y: 40, width: 20, height: 20))
      let grandchild = View(name: "grandchild", frame: Rect(x: 10, y: 10, width: 5, height: 5))
      root.addSubview(child)
      child.addSubview(grandchild)
      #expect(hit(root, -5, -5) == "root")
      #expect(hit(root, 40, 40) == "child")
      #expect(hit(root, 52.5, 52.5) == "grandchild")
      #expect(hit(root, -11, -11) == nil)
      #expect(hit(root, 95, 95) == nil)
    },
    Behaviour(68, "the hit test of a scaled view") {
      let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let child = View(name: "child")
      child.scale = 0.5
      child.frame = Rect(x: 25, y: 25, width: 50, height: 50)
      root.addSubview(child)
      #expect(child.bounds.size == Size(width: 100, height: 100))
      #expect(hit(root, 25, 25) == "child")
      #expect(hit(root, 74, 74) == "child")
      #expect(hit(root, 20, 20) == "root")
      #expect(hit(root, 75, 75) == "root")
      #expect(hit(root, 100, 100) == nil)
    },
    Behaviour(69, "points between two origins of bounds") {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      view.bounds.origin = Point(x: 50, y: 50)
      let inner = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
      inner.bounds.origin = Point(x: 123, y: 123)
      view.addSubview(inner)
      #expect(inner.convert(Point(x: 133, y: 133), to: view) == Point(x: 50, y: 50))
    },
    Behaviour(70, "points through three nested views to the window") {
      let window = View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
      var parent = window
      for (place, origin) in [(80.0, 15.0), (70, 25), (50, 64)] {
        let view = View(frame: Rect(x: place, y: place, width: 100, height: 100))
        view.bounds.origin = Point(x: origin, y: origin)
        parent.addSubview(view)
        parent = view
      }
      #expect(parent.convert(Point(x: 20, y: 10), to: window) == Point(x: 116, y: 106))
      #expect(parent.convert(Point(x: 20, y: 10), to: nil) == Point(x: 116, y: 106))
      #expect(parent.convert(Point(x: 116, y: 106), from: nil) == Point(x: 20, y: 10))
    },
    Behaviour(72, "points between siblings") {
      let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      let a = View(frame: Rect(x: 20, y: 10, width: 10, height: 10))
      let b = View(frame: Rect(x: 80, y: 80, width: 20, height: 20))
      root.addSubview(a)
      root.addSubview(b)
      #expect(a.convert(Point(x: 60, y: 70), to: b) == .zero)
      #expect(b.convert(Point(x: -5, y: -5), to: a) == Point(x: 55, y: 65))
    },
    Behaviour(73, "what is hidden, transparent or not interactive is not hit, nor what is in it") {
      let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let child = View(name: "child", frame: Rect(x: 0, y: 0, width: 50, height: 50))
      child.addSubview(View(name: "grandchild", frame: Rect(x: 0, y: 0, width: 50, height: 50)))
      root.addSubview(child)
      #expect(hit(root, 10, 10) == "grandchild")
      child.isHidden = true
      #expect(hit(root, 10, 10) == "root")
      child.isHidden = false
      child.alpha = 0.009
      #expect(hit(root, 10, 10) == "root")
      child.alpha = 0.01
      child.isUserInteractionEnabled = false
      #expect(hit(root, 10, 10) == "root")
    },
    Behaviour(74, "of two siblings that overlap the later one is hit") {
      let root = View(name: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      for name in ["first", "second"] {
        root.addSubview(View(name: name, frame: Rect(x: 0, y: 0, width: 50, height: 50)))
      }
      #expect(hit(root, 10, 10) == "second")
    },
    Behaviour(75, "scrolling a rectangle into view", elsewhere: inScrollBehaviours),
    Behaviour(76, "isScrollEnabled blocks the user only", elsewhere: inScrollBehaviours),
    Behaviour(78, "a resize keeps the offset within its limits", elsewhere: inScrollBehaviours),
  ]

  /// Section E: flags and callbacks of a scroll view; what is about touches alone is checked here.
  static let flags: [Behaviour] =
    [
      Behaviour(79, "a touch without movement calls nothing") {
        let stage = Stage()
        let pan = stage.attach(PanGestureRecognizer())
        stage.down(10, 10, at: 0)
        #expect(pan.numberOfTouches == 1)
        stage.up(10, 10, at: 300)
        #expect(pan.numberOfTouches == 0)
        #expect(stage.calls == [])
      }
    ]
    + [80, 81, 82, 84, 85, 86, 87, 88, 90, 91, 92, 93].map {
      Behaviour($0, "callbacks of a scroll view", elsewhere: inScrollBehaviours)
    }

  /// Sections F, G and H: motion, rubber band and springs.
  static let motion: [Behaviour] =
    [94, 96, 97, 98, 99, 100, 102, 103, 104, 105, 106, 108, 109, 110, 111, 112, 114, 115, 116, 117, 118, 120, 121, 122]
    .map { Behaviour($0, "motion, rubber band and springs", elsewhere: "a motion's: in MotionCoreTests") }

  /// Section I: paging, refresh, sheets; what is about arbitration alone is checked here too.
  static let containers: [Behaviour] =
    [123, 124, 126, 127, 128].map { Behaviour($0, "paging and locking", elsewhere: inScrollBehaviours) } + [
      Behaviour(129, "a list in a pager: the axis of the stroke decides for the whole stroke") {
        for (x, y, winner) in [(3.0, 12.0, "list.pan"), (12, 3, "pager.pan")] {
          let stage = Stage()
          let pager = stage.add("pager", Rect(x: 0, y: 0, width: 400, height: 800))
          let list = stage.add("list", Rect(x: 0, y: 0, width: 400, height: 800), to: pager)
          stage.attach(PanGestureRecognizer(), to: pager).allowedAxis = .horizontal
          stage.attach(PanGestureRecognizer(), to: list).allowedAxis = .vertical
          stage.down(100, 100, at: 0)
          stage.move(100 + x, 100 + y, at: 8)
          stage.move(100 + y * 9, 100 + x * 9, at: 16)
          stage.up(100 + y * 9, 100 + x * 9, at: 24)
          let actions = stage.calls.filter { $0.contains(".pan ") }
          #expect(actions == ["\(winner) began", "\(winner) changed", "\(winner) ended"])
        }
      },
      Behaviour(130, "an edge pan wins from the edge, and fails at once elsewhere so that nobody waits") {
        for (start, winner) in [(5.0, "root.edgePan"), (60, "pager.pan")] {
          let stage = Stage()
          let pager = stage.add("pager", Rect(x: 0, y: 0, width: 400, height: 800))
          let edge = stage.attach(ScreenEdgePanGestureRecognizer(edges: .left))
          let pan = stage.attach(PanGestureRecognizer(), to: pager)
          pan.allowedAxis = .horizontal
          pan.require(toFail: edge)
          stage.down(start, 100, at: 0)
          #expect(edge.state == (start < 20 ? .possible : .failed))
          stage.move(start + 12, 100, at: 8)
          #expect(stage.calls.filter { $0.hasSuffix("began") } == ["\(winner) began"])
        }
      },
    ] + [132, 133, 134, 135, 136].map { Behaviour($0, "refresh and sheet", elsewhere: inScrollBehaviours) }

  private static func hit(_ root: View, _ x: Double, _ y: Double) -> String? {
    root.hitTest(Point(x: x, y: y))?.name
  }
}
