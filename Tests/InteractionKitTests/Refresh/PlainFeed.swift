import InputEvents
import InteractionKit
import MotionCore
import Primitives
import TestSupport

/// A plain scroll view of 100 × 400 with content of 2000 points, and both controls: no scene, no chain.
final class PlainFeed {
  let rig = ScrollRig(viewport: Size(width: 100, height: 400))
  let view = ScrollView(name: "view", frame: Rect(x: 0, y: 0, width: 100, height: 400))
  let refresh = RefreshControl()
  let footer = LoadMoreFooter()
  var refreshes = 0
  var loads = 0

  init(contentHeight: Double = 2000) {
    view.contentSize = Size(width: 100, height: contentHeight)
    view.alwaysBounceVertical = true
    view.refreshControl = refresh
    view.loadMoreFooter = footer
    refresh.didTrigger = { [weak self] in self?.refreshes += 1 }
    footer.didTrigger = { [weak self] in self?.loads += 1 }
    rig.engine.window.addSubview(view)
    rig.step(to: 0.001)
  }

  /// The offset.
  var offset: Double { view.contentOffset.y }

  /// Queues a pull down by a distance from the middle, held before it lifts.
  func pull(by distance: Double, at time: Double, hold: Double = 0.2, lifts: Bool = true) {
    drag(by: distance, at: time, hold: hold, lifts: lifts)
  }

  /// Queues a stroke of 0.2 s; positive distances go down.
  func drag(by distance: Double, at time: Double, hold: Double = 0, lifts: Bool = true) {
    let start = distance > 0 ? 20.0 : 380
    rig.drag(
      from: Point(x: 50, y: start), to: Point(x: 50, y: start + distance), at: time, over: 0.2, moves: 20, hold: hold,
      lifts: lifts)
  }

  /// Answers the refresh at a moment.
  func answerRefresh(at time: Double) {
    let environment = rig.engine.window.environment
    environment.timers.schedule(at: Timestamp(time)) { [refresh] in refresh.endRefreshing() }
  }

  /// Lets the content grow and answers the request at a moment.
  func answerLoad(at time: Double, by height: Double) {
    let environment = rig.engine.window.environment
    environment.timers.schedule(at: Timestamp(time)) { [view, footer] in
      view.contentSize.height += height
      footer.endLoading()
    }
  }
}
