import Primitives

/// Brings the values of frames into the order of their names.
///
/// Names hardly ever change from frame to frame, so those of views and recognisers are put together once, and the order
/// is found once: a frame whose names are those of the last one is not sorted anew, its values take the places of the
/// last one's. The result is the same as that of sorting, whatever comes.
struct ValuePublisher {
  /// The names of a view's values.
  final class ViewNames {
    let view: String
    let offsetX: String
    let offsetY: String
    let velocityX: String
    let velocityY: String
    let maximumX: String
    let maximumY: String
    let phase: String
    /// Where they begin among the names of the latest frame; nil where that is not known.
    fileprivate(set) var start: Int?

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
  /// The names in the order in which the latest frame's values were published.
  private var names: [String] = []
  /// The fingerprint of the names in the order of the sorted values.
  private(set) var namesDigest = FrameDigest()
  /// The place of each among the values sorted by name.
  private var places: [Int] = []
  /// The latest frame's values, sorted by name.
  private var frame: [NamedValue] = []
  /// How many values of this frame have the names of the latest frame's.
  private var count = 0
  /// All values of this frame as they were published; empty as long as the names are those of the latest frame's.
  private var others: [NamedValue] = []

  /// The names of the values of the view at a place in the order of visiting.
  mutating func names(ofView name: String, at place: Int) -> ViewNames {
    if place < views.count, views[place].view == name { return views[place] }
    let new = ViewNames(name)
    if place < views.count { views[place] = new } else { views.append(new) }
    return new
  }

  /// The name of the state of the recogniser at a place in the order of visiting.
  mutating func stateName(of name: String, at place: Int) -> String {
    if place < recognizers.count, recognizers[place].name == name { return recognizers[place].state }
    let new = (name: name, state: "\(name).state")
    if place < recognizers.count { recognizers[place] = new } else { recognizers.append(new) }
    return new.state
  }

  /// Takes a value of this frame.
  mutating func publish(_ name: String, _ value: InspectorValue) {
    if others.isEmpty, count < names.count, names[count] == name {
      write(value)
    } else {
      if others.isEmpty { others = published }
      others.append(NamedValue(name, value))
    }
  }

  /// Takes what the view at a place of the order of visiting does.
  ///
  /// Where it comes at the same place of the frame as in the latest one, no name is looked at but its own.
  mutating func publish(_ view: ScrollViewInspection, at place: Int) {
    let names = names(ofView: view.name, at: place)
    // Adding 0 turns −0 into 0.
    let (velocityX, velocityY) = (view.velocity.x + 0, view.velocity.y + 0)
    if names.start == count, others.isEmpty {
      write(.number(view.offset.x))
      write(.number(view.offset.y))
      write(.number(velocityX))
      write(.number(velocityY))
      write(.number(view.maximum.x))
      write(.number(view.maximum.y))
      write(.text(view.phase))
      return
    }
    let start = count
    publish(names.offsetX, .number(view.offset.x))
    publish(names.offsetY, .number(view.offset.y))
    publish(names.velocityX, .number(velocityX))
    publish(names.velocityY, .number(velocityY))
    publish(names.maximumX, .number(view.maximum.x))
    publish(names.maximumY, .number(view.maximum.y))
    publish(names.phase, .text(view.phase))
    if others.isEmpty { names.start = start }
  }

  /// Writes the next value over that of the latest frame.
  private mutating func write(_ value: InspectorValue) {
    frame[places[count]].value = value
    count += 1
  }

  /// Takes values of this frame.
  mutating func publish(_ values: [NamedValue]) {
    for named in values { publish(named.name, named.value) }
  }

  /// The frame is complete: its values sorted by name.
  mutating func finishFrame() -> [NamedValue] {
    if others.isEmpty, count < names.count { others = published }
    if !others.isEmpty || count == 0 { sort() }
    count = 0
    return frame
  }

  /// What of this frame has the names of the latest frame's.
  private var published: [NamedValue] { places[..<count].map { frame[$0] } }

  /// Finds the order of names that are not those of the latest frame.
  private mutating func sort() {
    names = others.map(\.name)
    let order = others.indices.sorted { names[$0] == names[$1] ? $0 < $1 : names[$0] < names[$1] }
    frame = order.map { others[$0] }
    namesDigest = FrameDigest(ofNames: frame.map(\.name))
    places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    others = []
    for view in views { view.start = nil }
  }
}
