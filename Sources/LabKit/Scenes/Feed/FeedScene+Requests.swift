import InteractionKit
import Primitives

/// How many requests the feed has made, and how many were answered.
struct FeedRequests {
  var refreshBegins = 0
  var refreshEnds = 0
  var loadBegins = 0
  var loadEnds = 0
}

/// The lists' requests: each is answered after a while of engine time, as a server would.
extension FeedScene {
  /// How many rows are loaded at a time.
  static let rowsPerLoad = 20
  /// How many rows there are to load.
  static let mostRows = 130

  /// Gives each list its controls, and `main` the one for a refresh at the top.
  func connectRequests() {
    let top = makeRefreshControl(name: "main.refresh")
    main.refreshControl = top
    for list in lists {
      list.refreshControl = makeRefreshControl(name: "\(list.name).refresh")
      let footer = LoadMoreFooter(name: "\(list.name).footer")
      footer.endTitle = "You are up to date"
      footer.tint = PhoneTheme.secondaryText
      footer.didTrigger = { [weak self, weak list] in
        if let list { self?.loadMore(into: list) }
      }
      list.loadMoreFooter = footer
    }
  }

  private func makeRefreshControl(name: String) -> RefreshControl {
    let control = RefreshControl(name: name)
    control.tint = PhoneTheme.secondaryText
    control.title = { state in
      switch state {
      case .idle, .ending: ""
      case .pulling: "Pull to refresh"
      case .ready: "Release to refresh"
      case .refreshing: "Refreshing"
      }
    }
    control.didTrigger = { [weak self, weak control] in
      if let control { self?.refresh(control) }
    }
    control.didChangeState = { [weak self] state in
      if let self, state == .idle { self.usePlace(self.tunedPlace) }
    }
    return control
  }

  private func refresh(_ control: RefreshControl) {
    requests.refreshBegins += 1
    environment.timers.schedule(at: environment.now + tunables["refresh.seconds"]) { [weak self, weak control] in
      self?.requests.refreshEnds += 1
      control?.endRefreshing()
    }
  }

  private func loadMore(into list: ListView) {
    requests.loadBegins += 1
    environment.timers.schedule(at: environment.now + tunables["loadmore.seconds"]) { [weak self, weak list] in
      guard let self, let list else { return }
      self.requests.loadEnds += 1
      // A hidden list does not move: what would bounce there stays where it is, on the new content.
      if list !== self.pages.shownList, list.contentOffset.y > list.maximumOffset.y {
        list.setContentOffset(list.contentOffset, animated: false)
      }
      list.rowCount = max(list.rowCount, min(list.rowCount + Self.rowsPerLoad, Self.mostRows))
      list.loadMoreFooter?.hasMore = list.rowCount < Self.mostRows
      list.loadMoreFooter?.endLoading()
    }
  }

  /// Gives a list the rows that its tunable says.
  func setRows(of index: Int) {
    let list = lists[index]
    list.rowCount = tunables.count("\(list.name).rows")
    list.loadMoreFooter?.hasMore = list.rowCount < Self.mostRows
  }

  /// Hands the thresholds on to the controls.
  func applyTunables() {
    for control in refreshControls { control.threshold = tunables["refresh.threshold"] }
    for list in lists { list.loadMoreFooter?.distance = tunables["loadmore.distance"] }
    usePlace(tunedPlace)
  }

  private var refreshControls: [RefreshControl] { ([main] + lists).compactMap(\.refreshControl) }

  /// The place that the tunable names.
  var tunedPlace: FeedRefreshPlace { tunables.isOn("refresh.place") ? .top : .middle }

  /// Lets pulls refresh at a place from now on, unless a pull or a refresh is on its way at the other.
  func usePlace(_ newPlace: FeedRefreshPlace) {
    guard refreshControls.allSatisfy({ $0.state == .idle }) else { return }
    place = newPlace
    main.refreshControl?.isEnabled = newPlace == .top
    for list in lists { list.refreshControl?.isEnabled = newPlace == .middle }
    strategy.refreshPlaceDidChange()
  }

  /// Requests, rows and positions, and the shown page.
  public func namedValues() -> [NamedValue] {
    let control = place == .top ? main.refreshControl : pages.shownList.refreshControl
    var values = [
      NamedValue("page.index", Double(pages.view.page(.horizontal))),
      NamedValue("refresh.begins", Double(requests.refreshBegins)),
      NamedValue("refresh.ends", Double(requests.refreshEnds)),
      NamedValue("refresh.state", control?.state.rawValue ?? RefreshControl.State.idle.rawValue),
      NamedValue("loadmore.begins", Double(requests.loadBegins)),
      NamedValue("loadmore.ends", Double(requests.loadEnds)),
      NamedValue("main.position", Double(FeedPosition(of: main).rawValue)),
    ]
    for list in lists {
      values.append(NamedValue("\(list.name).rows", Double(list.rowCount)))
      values.append(NamedValue("\(list.name).position", Double(FeedPosition(of: list).rawValue)))
    }
    return values
  }
}
