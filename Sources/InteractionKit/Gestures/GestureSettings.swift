import MotionCore

/// The numbers by which gestures are told apart.
///
/// Lengths are in points of the window, times in seconds. Where UIKit documents no number, the comment says what the
/// value rests on.
public struct GestureSettings: Sendable, Hashable {
  /// How far a finger moves before a pan begins: 10, the value that the community measures on iOS.
  public var touchPanSlop = 10.0
  /// How far the mouse moves before a pan begins: 3, as desktop toolkits do; a mouse does not tremble.
  public var mousePanSlop = 3.0
  /// How far from the edge a touch may begin for an edge pan: 20, the width that the community measures on iOS.
  public var edgeWidth = 20.0
  /// How far a finger may stray within a tap: 10, the pan's slop, so that a touch is never both.
  public var tapSlop = 10.0
  /// How long a tap's finger may stay down: 0.75, our choice.
  public var tapMaximumDuration = 0.75
  /// How long the next of several taps may be awaited: 0.35, our choice within what platforms use (0.3 … 0.5).
  public var tapInterval = 0.35
  /// How far apart several taps may lie: 40, our choice, about a finger's width.
  public var tapDistance = 40.0
  /// How long a finger stays down for a long press: 0.5, documented by Apple.
  public var longPressDuration = 0.5
  /// How far a finger may stray before a long press begins: 10, documented by Apple.
  public var longPressSlop = 10.0
  /// How far a swipe travels: 40, our choice.
  public var swipeDistance = 40.0
  /// How long a swipe may last: 0.5, our choice.
  public var swipeMaximumDuration = 0.5
  /// How long a scroll view keeps a touch from its content: 0.15, the value that the community measures on iOS.
  public var contentTouchDelay = 0.15
  /// How near to the diagonal, in degrees, the axis of a stroke is left to the deeper of two orthogonal pans: 10.
  public var diagonalTolerance = 10.0
  /// How the velocity of fingers is estimated.
  public var touchEstimator = VelocityEstimator.lsq2
  /// How the velocity of the mouse is estimated.
  public var mouseEstimator = VelocityEstimator.wlsq2
  /// How the velocity of a trackpad series is estimated.
  public var trackpadEstimator = VelocityEstimator.impulse

  /// Makes the settings described at each property.
  public init() {}

  /// How far a touch of a kind moves before a pan begins; a trackpad series has no slop.
  public func panSlop(for kind: Touch.Kind) -> Double {
    switch kind {
    case .touch: touchPanSlop
    case .mouse: mousePanSlop
    case .trackpad: 0
    }
  }

  /// How the velocity of a touch of a kind is estimated.
  public func estimator(for kind: Touch.Kind) -> VelocityEstimator {
    switch kind {
    case .touch: touchEstimator
    case .mouse: mouseEstimator
    case .trackpad: trackpadEstimator
    }
  }
}
