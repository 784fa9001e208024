import Primitives

/// What a frame shows, as a list of commands in the order of painting.
///
/// A value: it can be compared, stored and drawn by
/// any backend.
public struct DisplayList: Sendable, Hashable {
  /// One thing to paint, or a change of the state in which what follows is painted.
  ///
  /// Coordinates are in points of the space that the enclosing transforms make.
  public enum Command: Sendable, Hashable {
    /// A filled rectangle; all four corners are rounded by `radius` points.
    case fill(Rect, radius: Double, Paint)
    /// The outline of a rectangle, `width` points thick, drawn wholly inside the rectangle's edges.
    case stroke(Rect, radius: Double, width: Double, Color)
    /// A line of `width` points through points, with round joints and ends.
    case polyline([Point], width: Double, Color)
    /// A filled convex polygon.
    case polygon([Point], Color)
    /// A soft shadow of a rounded rectangle, `blur` points wide.
    case shadow(Rect, radius: Double, blur: Double, Color)
    /// One line of text in a rectangle; shortened with an ellipsis where it is too long.
    case text(String, Rect, TextStyle)
    /// What follows is moved, then scaled about the new origin, until the matching `restore`.
    case save(translation: Vector, scale: Double, opacity: Double)
    /// What follows shows only inside the rounded rectangle (and inside all enclosing ones), until the matching `restore`.
    case clip(Rect, radius: Double)
    /// Ends the latest `save` or `clip`.
    case restore
  }

  /// How an area is coloured.
  public enum Paint: Sendable, Hashable {
    /// Evenly.
    case solid(Color)
    /// From one colour at the first point to the other at the second, evenly beyond; points are fractions of the
    /// rectangle's size.
    ///
    /// Stored apart, since there are few: all other commands are so much smaller.
    indirect case linearGradient(Color, Color, from: Point, to: Point)
  }

  /// The commands, first painted first.
  public var commands: [Command]

  /// Makes a list.
  public init(commands: [Command] = []) { self.commands = commands }
}
