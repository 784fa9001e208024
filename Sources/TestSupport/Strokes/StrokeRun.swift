import InputEvents
import InteractionKit
import LabKit
import MotionCore
import Primitives

/// Plays strokes on a scene and holds every frame against laws.
public struct StrokeRun {
  /// What was found broken.
  public struct Failure: CustomStringConvertible {
    /// The name of the law.
    public var law: String
    /// Where it is broken.
    public var sentence: String
    /// The place of the stroke among those that were played.
    public var stroke: Int
    /// The moment of the frame, in seconds.
    public var time: Double
    /// The strokes that lead to it.
    public var strokes: [RandomStroke]

    /// The law, the sentence, and the inputs as those of a case.
    public var description: String {
      let inputs = strokes.flatMap { stroke in ["// \(stroke.name)"] + stroke.events.map(\.caseInput) }
      return "\(law): at \(time) s, stroke \(stroke) (\(strokes[stroke].name)), \(sentence)\n"
        + inputs.joined(separator: "\n")
    }
  }

  /// What is run.
  public var configuration: RunConfiguration
  /// The physics.
  public var preset: Preset
  /// The laws; each run starts with them as they are here.
  public var laws: [any StrokeLaw]
  /// Whether each touch-down gets two frames of its own moment: one before it, and one that shows what it did; where a
  /// law looks at them.
  public var showsTouchDowns: Bool { laws.contains { $0 is CatchLaw } }

  /// Makes a run.
  public init(
    _ configuration: RunConfiguration, preset: Preset = Self.ios, laws: [any StrokeLaw] = Self.commonLaws
  ) {
    self.configuration = configuration
    self.preset = preset
    self.laws = laws
  }

  /// The preset `ios`.
  public static let ios = Preset(id: "ios", title: "iOS", about: "", notes: [:], constants: PhysicsConstants())

  /// The laws that every scene keeps under its right strategy.
  public static var commonLaws: [any StrokeLaw] {
    [
      FiniteLaw(), SettlingLaw(), ExactRestLaw(), FingerLaw(), ConservationLaw(), CatchLaw(), HiddenLaw(),
      HandOverLaw(),
      StepLaw(),
    ]
  }

  /// Plays strokes.
  ///
  /// - Parameter digest: gets the digest of the last frame.
  /// - Returns: the first law that is broken; nil where all hold.
  public func failure(in strokes: [RandomStroke], digest: (String) -> Void = { _ in }) throws -> Failure? {
    let session = try LabSession(configuration, preset: preset)
    // Laws look at values only.
    session.engine.drawsContent = false
    var laws = laws
    let first: FrameOutput = session.step([], at: .zero)
    var previous = first.inspector
    var deadline = first.nextDeadline
    for (number, stroke) in strokes.enumerated() {
      var next = 0
      var planned = stroke.frames[...]
      while let last = planned.first {
        // As a window does, it makes a frame where the engine asks for one.
        var moment = deadline.map { $0 > previous.time && $0.seconds < last ? $0.seconds : last } ?? last
        var end = next + stroke.events[next...].prefix { $0.time.seconds <= moment }.count
        if showsTouchDowns, let down = stroke.events[next..<end].firstIndex(where: \.isTouchDown) {
          moment = stroke.events[down].time.seconds
          end = down == next && moment == previous.time.seconds ? next + 1 : down
        } else if moment == last {
          planned.removeFirst()
        }
        let due = Array(stroke.events[next..<end])
        next = end
        let output: FrameOutput = session.step(due, at: Timestamp(moment))
        let frame = StrokeFrame(
          previous: previous, present: output.inspector, events: due,
          isRest: stroke.rests && planned.isEmpty)
        for index in laws.indices {
          guard let sentence = laws[index].violation(in: frame) else { continue }
          return Failure(
            law: laws[index].name, sentence: sentence, stroke: number, time: moment,
            strokes: Array(strokes[...number]))
        }
        previous = output.inspector
        deadline = output.nextDeadline
      }
    }
    digest(previous.digest)
    return nil
  }

  /// Plays the strokes of many seeds, each on a scene of its own.
  ///
  /// - Returns: the first failure with as few strokes as break the same law; nil where all laws hold.
  public func failure(strokes count: Int, seeds: Range<UInt64>, field: StrokeField) throws -> Failure? {
    for seed in seeds {
      let strokes = RandomStrokes.strokes(count, seed: seed, field: field)
      if let failure = try failure(in: strokes) { return try shortened(failure) }
    }
    return nil
  }

  /// Leaves out every stroke, and then every input, without which the same law is still broken.
  public func shortened(_ failure: Failure) throws -> Failure {
    var best = failure
    var index = best.strokes.count - 1
    while index >= 0 {
      var fewer = best.strokes
      fewer.remove(at: index)
      if let other = try self.failure(in: fewer), other.law == failure.law { best = other }
      index = min(index, best.strokes.count) - 1
    }
    return best
  }
}

extension InputEvent {
  /// Whether a finger or the mouse's button comes down.
  fileprivate var isTouchDown: Bool {
    if case .pointer(let pointer) = kind { return pointer.phase == .down }
    return false
  }
}
