import Drawing
import InteractionKit
import Primitives

/// What scroll views hide: their content beyond their edges, and frame, bounds and offset written at the edges.
public struct XRayOverlay: Overlay {
  /// Makes the overlay.
  public init() {}

  /// `x-ray`.
  public let id = "x-ray"
  /// Its name.
  public let title = "X-ray"
  /// What it shows.
  public let about = "The content outside each view's clip, with frame, bounds and offset at its edges"
  /// Its key.
  public let key = "x"
  /// Yes.
  public var needsHiddenContent: Bool { true }

  /// How much of the hidden content shows over the phone.
  private static let faintness = 0.26
  /// How much of the room covers the hidden content around the phone.
  private static let veil = 0.76

  /// Draws the content around the phone under a veil of the room's colour, and the outlines of contents.
  public func drawUnder(_ frame: OverlayFrame, on canvas: inout Canvas) {
    guard let content = frame.hiddenContent, !content.commands.isEmpty else { return }
    let area = Self.area(frame)
    canvas.clipped(to: area) { canvas in
      canvas.draw(content)
      canvas.fill(
        area,
        .linearGradient(
          OverlayPalette.stageTop.opacity(Self.veil), OverlayPalette.stageBottom.opacity(Self.veil), from: .zero,
          to: Point(x: 0, y: 1)))
      for subject in XRaySubject.labelled(XRaySubject.shown(frame.inspector)) {
        subject.drawContentEdges(in: area, &canvas)
      }
    }
  }

  /// Draws what is hidden behind other views of the phone, the edges of frames and contents, and the figures.
  public func drawOver(_ frame: OverlayFrame, on canvas: inout Canvas) {
    let viewport = Rect(origin: .zero, size: frame.inspector.viewport)
    if let content = frame.hiddenContent {
      canvas.clipped(to: viewport) { canvas in
        canvas.group(opacity: Self.faintness) { $0.draw(content) }
      }
    }
    let subjects = XRaySubject.shown(frame.inspector)
    // Many outlines are thin ones, so that the content between them is seen.
    for subject in subjects { subject.drawFrame(width: subjects.count > 6 ? 1 : 2, &canvas) }
    var labels = XRayLabels(viewport: viewport)
    for subject in XRaySubject.labelled(subjects) {
      subject.drawContentEdges(in: viewport, &canvas)
      labels.add(subject)
    }
    labels.draw(&canvas)
  }

  /// The part of the viewport's coordinates around the phone that is drawn in.
  private static func area(_ frame: OverlayFrame) -> Rect {
    Rect(origin: .zero, size: frame.inspector.viewport).inset(by: -800)
  }
}
