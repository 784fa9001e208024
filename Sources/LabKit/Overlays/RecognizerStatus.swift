import Drawing
import InteractionKit
import Primitives

/// Where a recogniser stands, as overlays show it: its state, or that it waits for another to fail.
///
/// Each has a colour, a sign and a word, so that none is told by its colour alone.
public enum RecognizerStatus: String, Sendable, Hashable, CaseIterable {
  /// Nothing is decided.
  case possible
  /// Its criteria are met, but another must fail first.
  case waiting
  /// It has just been recognised.
  case began
  /// It goes on.
  case changed
  /// It is over, or, being discrete, was recognised.
  case ended
  /// It was taken away.
  case cancelled
  /// The touches are not this gesture.
  case failed

  /// The status of a snapshot.
  public init(_ snapshot: RecognizerSnapshot) {
    self = snapshot.isWaiting && snapshot.state == .possible ? .waiting : RecognizerStatus(snapshot.state)
  }

  /// The status that goes with a state.
  public init(_ state: GestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }

  /// The status that a decision leads to; nil where it changes none.
  public init?(_ outcome: Decision.Outcome) {
    switch outcome {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    case .waits: self = .waiting
    case .allowed, .ignored, .refused: return nil
    }
  }

  /// The word that stands beside the sign.
  public var word: String { self == .waiting ? "waits" : rawValue }

  /// The colour.
  public var color: Color {
    switch self {
    case .possible: Color(hex: 0xA7AEBD)
    case .waiting: Color(hex: 0xF5D547)
    case .began, .changed: Color(hex: 0x45D68F)
    case .ended: Color(hex: 0x74ABFF)
    case .cancelled: Color(hex: 0xFFA057)
    case .failed: Color(hex: 0xDB9393)
    }
  }

  /// Draws the sign about a centre, 12 points across.
  ///
  /// Possible is a ring, waiting two bars, under way a triangle, ended a tick, cancelled a barred ring, failed a cross.
  public func drawSign(at center: Point, on canvas: inout Canvas) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    switch self {
    case .possible:
      canvas.stroke(
        Rect(x: center.x - 4.5, y: center.y - 4.5, width: 9, height: 9), radius: 4.5, width: 1.5, color)
    case .waiting:
      canvas.fill(Rect(x: center.x - 4, y: center.y - 5, width: 3, height: 10), radius: 1, color)
      canvas.fill(Rect(x: center.x + 1, y: center.y - 5, width: 3, height: 10), radius: 1, color)
    case .began, .changed:
      canvas.polygon([at(-4, -5.5), at(5.5, 0), at(-4, 5.5)], color)
    case .ended:
      canvas.polyline([at(-4.5, 0.5), at(-1.5, 3.5), at(4.5, -3.5)], width: 2, color)
    case .cancelled:
      canvas.stroke(Rect(x: center.x - 5, y: center.y - 5, width: 10, height: 10), radius: 5, width: 1.5, color)
      canvas.line(from: at(-3, 3), to: at(3, -3), width: 1.5, color)
    case .failed:
      canvas.line(from: at(-3.5, -3.5), to: at(3.5, 3.5), width: 2, color)
      canvas.line(from: at(-3.5, 3.5), to: at(3.5, -3.5), width: 2, color)
    }
  }
}
