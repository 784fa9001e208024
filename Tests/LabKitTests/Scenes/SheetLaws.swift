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

/// A finger on the list does not scroll it on while the sheet can still grow.
struct GrowFirstLaw: StrokeLaw {
  let name = "the sheet grows before the list scrolls"

  func violation(in frame: StrokeFrame) -> String? {
    let isDragged = [frame.previous, frame.present].allSatisfy { $0.value("comments.phase")?.text == "dragging" }
    guard isDragged, !frame.isDisturbed, SheetPlace(frame.present).canGrow, SheetPlace(frame.previous).canGrow,
      let before = frame.previous.number("comments.offset.y"), let now = frame.present.number("comments.offset.y")
    else { return nil }
    return now > before + 1e-9 ? "the list went from \(before) to \(now)" : nil
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

/// No step beyond the finger's and the motion's own, in frames without a wheel and without a change of the detent: of the
/// motions that follow one another within a frame only the last one shows.
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
    return hasWheel || hasTarget ? nil : sentence
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
    let isHeld = frame.present.value("sheet.pan.state")?.text == "changed"
    if isHeld, frame.previous.value("sheet.detent") != frame.present.value("sheet.detent") { wasTakenAway = true }
    if frame.present.pointers.isEmpty { wasTakenAway = false }
    return wasTakenAway || frame.present.number("sheet.offset.y") == 0 ? nil : sentence
  }
}
