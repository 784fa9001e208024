import InputEvents
import InteractionKit
import Primitives
import TestSupport

/// At rest the sheet is at the detent that it names, or below the viewport.
struct SheetRestLaw: StrokeLaw {
  let name = "the sheet rests on a detent or is dismissed"

  func violation(in frame: StrokeFrame) -> String? {
    guard frame.isRest else { return nil }
    let place = SheetPlace(frame.present)
    let wanted = place.tops[place.detent]
    return place.top == wanted
      ? nil : "it rests at \(place.top), and \(place.detent) is at \(String(describing: wanted))"
  }
}

/// A finger on the list does not scroll it on, beyond where the stroke found it, while the sheet can still grow.
///
/// Up to there a stroke that turns round retraces its way. A list that the stroke caught in a fling is left out, since the
/// frames do not show where.
struct GrowFirstLaw: StrokeLaw {
  let name = "the sheet grows before the list scrolls"

  /// The offset at which the stroke found the list.
  private var start = Double.infinity

  mutating func violation(in frame: StrokeFrame) -> String? {
    guard let offset = frame.present.number("comments.offset.y") else { return nil }
    let phases = [frame.previous, frame.present].map { $0.value("comments.phase")?.text }
    if phases[1] != "dragging" || frame.isDisturbed {
      start = phases[1] == "idle" || phases[1] == "tracking" ? offset : .infinity
      return nil
    }
    if phases[0] != "dragging" {
      start = max(start, offset)
      return nil
    }
    guard SheetPlace(frame.present).canGrow, SheetPlace(frame.previous).canGrow, offset > start + 1e-9 else {
      return nil
    }
    return "the list went from \(start) to \(offset)"
  }
}

/// What the list does after a release moves the sheet nowhere, and dismisses nothing.
struct FlingLaw: StrokeLaw {
  let name = "a fling of the list never moves the sheet"

  func violation(in frame: StrokeFrame) -> String? {
    let sheetRests = [frame.previous, frame.present].allSatisfy { $0.value("sheet.phase")?.text == "idle" }
    let listMoves = frame.previous.number("comments.velocity.y") != 0
    guard sheetRests, listMoves, frame.events.isEmpty else { return nil }
    for value in ["sheet.top", "dismissals"] where frame.previous.number(value) != frame.present.number(value) {
      return "\(value) changed"
    }
    return nil
  }
}

/// Where the sheet is in a frame, and where its detents are.
struct SheetPlace {
  let top: Double
  let detent: String
  let tops: [String: Double]

  init(_ frame: InspectorFrame) {
    top = frame.number("sheet.top") ?? .nan
    if case .text(let word)? = frame.value("sheet.detent") { detent = word } else { detent = "" }
    let height = frame.viewport.height
    let large = min(120, height / 4)
    tops = ["large": large, "medium": min(480, max(height - 200, large + 40)), "dismissed": height]
  }

  var canGrow: Bool { top > (tops["large"] ?? 0) + 1e-9 }
}

/// No step beyond the finger's and the motion's own, in frames without a wheel, without a change of the detent, and in
/// which at most one finger lifts: of the motions that follow one another within a frame only the last one shows.
struct SheetStepLaw: StrokeLaw {
  let name = "no step beyond the finger's and the motion's own"

  private var law = StepLaw()

  mutating func violation(in frame: StrokeFrame) -> String? {
    let sentence = law.violation(in: frame)
    let hasWheel = frame.events.contains { event in
      if case .wheel = event.kind { return true }
      return false
    }
    let hasTarget = frame.previous.value("sheet.detent") != frame.present.value("sheet.detent")
    let lifts = frame.events.count { event in
      if case .pointer(let pointer) = event.kind { return pointer.phase == .up }
      return false
    }
    return hasWheel || hasTarget || lifts > 1 ? nil : sentence
  }
}

/// What is hidden does not move, in frames without input: within a frame a sheet may come and go.
struct SheetHiddenLaw: StrokeLaw {
  let name = "hidden views never move"

  private var law = HiddenLaw()

  mutating func violation(in frame: StrokeFrame) -> String? {
    let sentence = law.violation(in: frame)
    return frame.events.isEmpty ? sentence : nil
  }
}

/// The content is under the finger, except below the viewport, where the sheet cannot follow, and until the finger lifts
/// where a control took the sheet away from it.
struct SheetFingerLaw: StrokeLaw {
  let name = "the content is under the finger"

  private var law = FingerLaw()
  private var wasTakenAway = false

  mutating func violation(in frame: StrokeFrame) -> String? {
    let sentence = law.violation(in: frame)
    let isHeld = ["began", "changed"].contains(frame.present.value("sheet.pan.state")?.text)
    if isHeld, frame.previous.value("sheet.detent") != frame.present.value("sheet.detent") { wasTakenAway = true }
    if frame.present.pointers.isEmpty { wasTakenAway = false }
    return wasTakenAway || frame.present.number("sheet.offset.y") == 0 ? nil : sentence
  }
}
