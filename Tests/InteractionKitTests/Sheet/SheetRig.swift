import InteractionKit
import MotionCore
import Primitives
import TestSupport

/// A sheet with a list in a window of 400 × 800: detents of 300 (medium) and 700 (large), a header of 50, rows of 50.
final class SheetRig {
  let rig: ScrollRig
  let sheet = SheetView(name: "sheet")
  let list = ListView(name: "list", rowHeight: 50)
  let background = View(name: "background")
  private(set) var dismissals = 0
  private(set) var changes = 0
  private let container: SheetContainerView

  init(rows: Int = 60, isPresented: Bool = true, physics: PhysicsConstants = PhysicsConstants()) {
    rig = ScrollRig(viewport: Size(width: 400, height: 800), physics: physics)
    container = SheetContainerView(name: "container", background: background, sheet: sheet)
    container.frame = Rect(x: 0, y: 0, width: 400, height: 800)
    sheet.topMargin = 100
    sheet.detents = [.custom(identifier: .medium) { _ in 300 }, .large()]
    sheet.trackedScrollView = list
    sheet.sheetDelegate = self
    list.rowCount = rows
    list.frame = Rect(x: 0, y: 50, width: 400, height: 650)
    list.layoutSubviews()
    sheet.contentView.addSubview(list)
    rig.engine.window.addSubview(container)
    if isPresented { sheet.present(animated: false) }
    rig.step(to: 0.01)
  }

  /// Queues a stroke at x 200 with a rest of 0.15 s at its end, so that it lets go without speed.
  func stroke(_ start: Double, _ end: Double, at time: Double, over seconds: Double = 0.2, hold: Double = 0.15) {
    rig.drag(
      from: Point(x: 200, y: start), to: Point(x: 200, y: end), at: time, over: seconds, moves: 20, hold: hold)
  }

  func resize(_ height: Double) {
    rig.engine.window.frame = Rect(x: 0, y: 0, width: 400, height: height)
    container.frame = Rect(x: 0, y: 0, width: 400, height: height)
  }
}

extension SheetRig: SheetViewDelegate {
  func sheetDidDismiss(_ sheet: SheetView) { dismissals += 1 }
  func sheetDidChangeSelectedDetent(_ sheet: SheetView) { changes += 1 }
}
