import Drawing
import InputEvents
import InteractionKit
import Primitives

/// What a window shows of the runs, and which of them a point of the window means.
extension LiveRun {
  /// What a window of a size shows; nil before the first frame.
  public func displayList(window: Size) -> DisplayList? {
    guard let output else { return nil }
    return isComparing
      ? stage.displayList(of: runs, selected: selected, window: window)
      : stage.displayList(of: output, window: window)
  }

  /// The point of the viewport at a point of a window; it may lie outside the viewport.
  ///
  /// Of several phones the one counts under the point.
  public func viewportPoint(_ point: Point, window: Size) -> Point {
    viewportPoint(point, window: window) { $0.phone(at: point) }
  }

  /// A displacement in a window as one in the viewport that lies at a point of the window.
  public func viewportVector(_ vector: Vector, at point: Point, window: Size) -> Vector {
    guard isComparing, let output = runs[selected].output else {
      let viewport = output?.inspector.viewport ?? configuration.viewport
      return stage.geometry(window: window, viewport: viewport).viewportVector(vector)
    }
    let geometry = stage.geometry(comparing: runs.count, output, window: window)
    return geometry.phones[geometry.phone(at: point)].viewportVector(vector)
  }

  /// A pointer of the window as one of the viewport: a pointer keeps to the phone on which it came down, which is selected
  /// by that.
  public func viewportEvent(_ event: PointerEvent, window: Size) -> PointerEvent {
    var event = event
    event.position = viewportPoint(event.position, window: window) { geometry in
      let isKnown = phoneOfPointer[event.id] != nil && event.phase != .down
      let phone = isKnown ? phoneOfPointer[event.id] ?? 0 : geometry.phone(at: event.position)
      if event.phase == .down {
        phoneOfPointer[event.id] = phone
        if phoneOfPointer.count == 1 { selected = phone }
      } else if event.phase == .up || event.phase == .cancel {
        phoneOfPointer[event.id] = nil
      }
      return phone
    }
    return event
  }

  /// Whether a point of a window lies on the line over the phones that says what runs.
  func isCaption(_ point: Point, window: Size) -> Bool {
    guard let output = runs[selected].output else { return false }
    return stage.geometry(comparing: runs.count, output, window: window).captionFrame.contains(point)
  }

  private func viewportPoint(
    _ point: Point, window: Size, phone: (ComparisonGeometry) -> Int
  ) -> Point {
    guard isComparing, let output = runs[selected].output else {
      let viewport = output?.inspector.viewport ?? configuration.viewport
      return stage.geometry(window: window, viewport: viewport).viewportPoint(point)
    }
    let geometry = stage.geometry(comparing: runs.count, output, window: window)
    return geometry.phones[phone(geometry)].viewportPoint(point)
  }
}
