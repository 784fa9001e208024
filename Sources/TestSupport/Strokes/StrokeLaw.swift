import InputEvents
import InteractionKit
import Primitives

/// A law that every frame of a run keeps, whatever strokes it gets.
public protocol StrokeLaw: Sendable {
  /// The law in a few words.
  var name: String { get }
  /// Looks at the next frame.
  ///
  /// - Returns: nil, or a sentence that says where the law is broken.
  mutating func violation(in frame: StrokeFrame) -> String?
}

/// A frame of a run for laws to look at, with the one before it.
public struct StrokeFrame {
  /// The frame before.
  public let previous: InspectorFrame
  /// The frame.
  public let present: InspectorFrame
  /// What came in between them.
  public let events: [InputEvent]
  /// Whether no input has come for so long that everything must be at rest.
  public let isRest: Bool
  /// Each scroll view in this frame with itself in the frame before.
  public let pairs: [(before: ScrollViewInspection, now: ScrollViewInspection)]

  init(previous: InspectorFrame, present: InspectorFrame, events: [InputEvent], isRest: Bool) {
    self.previous = previous
    self.present = present
    self.events = events
    self.isRest = isRest
    let isSameTree = previous.scrollViews.count == present.scrollViews.count
    pairs =
      isSameTree ? zip(previous.scrollViews, present.scrollViews).filter { $0.name == $1.name }.map { ($0, $1) } : []
  }

  /// Whether the layout may have changed: values or a size were set.
  public var hasNewLayout: Bool {
    events.contains { event in
      switch event.kind {
      case .set, .resize: true
      case .pointer, .scroll, .wheel, .key, .perform, .blur: false
      }
    }
  }

  /// Whether something else than a finger may have moved the content: a new layout or a command.
  public var isDisturbed: Bool {
    hasNewLayout
      || events.contains { event in
        if case .perform = event.kind { return true }
        return false
      }
  }
}
