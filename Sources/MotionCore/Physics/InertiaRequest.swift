import Primitives

/// What the motion after a release depends on, along one axis, in the coordinates that show.
///
/// A value out of range is one that the band has already shortened, and its velocity is that of the content: the
/// finger's times the slope of the band.
public struct InertiaRequest: Sendable, Hashable {
  /// The moment of the release.
  public var start: Timestamp
  /// The position at the release, in points.
  public var value: Double
  /// The velocity at the release, in points per second.
  public var velocity: Double
  /// The positions at which the content may rest.
  public var range: ClosedRange<Double>
  /// Whether the lower end gives way; else the content stops there with velocity 0.
  public var bouncesAtStart: Bool
  /// Whether the upper end gives way; else the content stops there with velocity 0.
  public var bouncesAtEnd: Bool
  /// The size of a device pixel, in points.
  public var pixel: Double
  /// A position that lies on a device pixel, in points: 0 unless positions count from between two pixels.
  public var pixelOrigin: Double
  /// Where to rest exactly, with the same start velocity; nil to rest where the law says.
  public var target: Double?

  /// Makes a request; both ends give way and a pixel is a point unless said otherwise.
  public init(
    start: Timestamp, value: Double, velocity: Double, range: ClosedRange<Double>, bouncesAtStart: Bool = true,
    bouncesAtEnd: Bool = true, pixel: Double = 1, pixelOrigin: Double = 0, target: Double? = nil
  ) {
    self.start = start
    self.value = value
    self.velocity = velocity
    self.range = range
    self.bouncesAtStart = bouncesAtStart
    self.bouncesAtEnd = bouncesAtEnd
    self.pixel = pixel
    self.pixelOrigin = pixelOrigin
    self.target = target
  }
}
