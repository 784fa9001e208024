import Primitives

/// Brings the values of frames into the order of their names.
///
/// Names hardly ever change from frame to frame, so those of views and recognisers are put together once, and the order
/// is found once: a frame whose names are those of the last one is not sorted anew. The result is the same as that of
/// sorting, whatever comes.
final class ValuePublisher {
  /// The names of a view's values.
  struct ViewNames {
    let view: String
    let offsetX: String
    let offsetY: String
    let velocityX: String
    let velocityY: String
    let maximumX: String
    let maximumY: String
    let phase: String

    init(_ view: String) {
      self.view = view
      offsetX = "\(view).offset.x"
      offsetY = "\(view).offset.y"
      velocityX = "\(view).velocity.x"
      velocityY = "\(view).velocity.y"
      maximumX = "\(view).max.x"
      maximumY = "\(view).max.y"
      phase = "\(view).phase"
    }
  }

  private var views: [ViewNames] = []
  private var recognizers: [(name: String, state: String)] = []
  private var names: [String] = []
  private var order: [Int] = []

  /// The names of the values of the view at a place in the order of visiting.
  func names(ofView name: String, at place: Int) -> ViewNames {
    if place < views.count, views[place].view == name { return views[place] }
    let new = ViewNames(name)
    if place < views.count { views[place] = new } else { views.append(new) }
    return new
  }

  /// The name of the state of the recogniser at a place in the order of visiting.
  func stateName(of name: String, at place: Int) -> String {
    if place < recognizers.count, recognizers[place].name == name { return recognizers[place].state }
    let new = (name: name, state: "\(name).state")
    if place < recognizers.count { recognizers[place] = new } else { recognizers.append(new) }
    return new.state
  }

  /// The values sorted by name.
  func sorted(_ values: [NamedValue]) -> [NamedValue] {
    if !hasNames(of: values) {
      names = values.map(\.name)
      order = values.indices.sorted { names[$0] == names[$1] ? $0 < $1 : names[$0] < names[$1] }
    }
    return order.map { values[$0] }
  }

  private func hasNames(of values: [NamedValue]) -> Bool {
    guard values.count == names.count else { return false }
    for place in values.indices where values[place].name != names[place] { return false }
    return true
  }
}
