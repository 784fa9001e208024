import InputEvents
import Primitives

/// Makes random strokes from a seed: drags, flings and their grabs, taps, second fingers, trackpad and wheel, commands,
/// new sizes and values.
///
/// They are cheap: a few moves and a few frames each, in which frames come at uneven times, between the moves as well as
/// long after. Whatever was put down is lifted in the same stroke, but what moves may go on under the next one.
public struct RandomStrokes {
  /// How long a stroke waits that lets everything come to rest, in seconds.
  public static let restTime = 20.0

  var generator: SeededGenerator
  let field: StrokeField
  var viewport: Size
  /// The moment up to which inputs have been made, in seconds.
  var time: Double
  var events: [InputEvent] = []
  /// Moments at which there must be a frame.
  var frameMoments: [Double] = []

  /// Makes a source of strokes; equal seeds and fields give equal strokes.
  public init(seed: UInt64, field: StrokeField, from start: Double = 0) {
    generator = SeededGenerator(seed: seed)
    self.field = field
    viewport = field.viewport
    time = start
  }

  /// The strokes of a seed.
  public static func strokes(_ count: Int, seed: UInt64, field: StrokeField) -> [RandomStroke] {
    var source = RandomStrokes(seed: seed, field: field)
    return (0..<count).map { _ in source.next() }
  }

  /// The next stroke.
  public mutating func next() -> RandomStroke {
    events = []
    frameMoments = []
    let start = time
    let name = makeInputs()
    // Often the next stroke finds this one still on its way; now and then everything comes to rest.
    let wait = generator.int(in: 0...7)
    let rests = wait == 0
    let end = time
    var frames = momentsOfFrames(from: start, to: end)
    switch wait {
    case 0: frames += [end + 0.3, end + Self.restTime, end + Self.restTime + 1]
    case 1...4: frames.append(end + generator.double(in: 0.01...0.2))
    default: frames += [end + generator.double(in: 0.02...0.1), end + generator.double(in: 0.2...1.2)]
    }
    time = frames[frames.count - 1] + generator.double(in: 0.001...0.02)
    return RandomStroke(name: name, events: events, frames: frames, rests: rests)
  }

  /// One to three frames, of which the last stands at the end.
  private mutating func momentsOfFrames(from start: Double, to end: Double) -> [Double] {
    let between = (0..<generator.int(in: 0...2)).map { _ in generator.double(in: start...end) }
    return (between + frameMoments).sorted() + [end]
  }

  private mutating func makeInputs() -> String {
    switch generator.int(in: 0...99) {
    case 0..<22: return drag()
    case 22..<40: return fling()
    case 40..<50: return turningDrag()
    case 50..<58: return sidewaysSwipe()
    case 58..<64: return tap()
    case 64..<74: return twoFingers()
    case 74..<80: return trackpad()
    case 80..<84: return wheel()
    case 84..<88: return interruptedDrag()
    case 88..<93: return command()
    case 93..<97: return tuning()
    default: return resizing()
    }
  }

  /// A place in the viewport, now and then a hot spot.
  mutating func place() -> Point {
    if !field.hotSpots.isEmpty, generator.int(in: 0...7) == 0 {
      let spot = field.hotSpots[generator.int(in: 0...field.hotSpots.count - 1)]
      return Point(x: spot.x * viewport.width, y: spot.y * viewport.height)
    }
    return Point(
      x: generator.double(in: 1...viewport.width - 1), y: generator.double(in: 1...viewport.height - 1))
  }

  /// Lets time go by.
  mutating func pass(_ range: ClosedRange<Double>) { time += generator.double(in: range) }

  /// Adds an input of this moment.
  mutating func add(_ kind: InputEvent.Kind) {
    events.append(InputEvent(time: Timestamp(time), kind: kind))
    if case .resize(let size) = kind { viewport = size }
  }
}
