import Foundation
import MotionCore
import Primitives
import TestSupport
import Testing

@Suite("Physics constants and the presets that come with the program")
struct PresetTests {
  struct PresetFile: Decodable {
    let format: String
    let version: Int
    let id: String
    let title: String
    let about: String
    let values: [String: Double]
    let notes: [String: String]?
  }

  static func load(_ id: String) throws -> (PresetFile, PhysicsConstants) {
    let url = VectorFiles.packageRoot(of: #filePath).appendingPathComponent("Assets/Presets/\(id).json")
    let file = try JSONDecoder().decode(PresetFile.self, from: Data(contentsOf: url))
    let values = file.values.sorted { $0.key < $1.key }.map { (id: $0.key, value: $0.value) }
    return (file, try PhysicsConstants(values: values))
  }

  @Test(
    "Every preset is sound, carries its id, and gives a source for each number it explains",
    arguments: Preset.bundledIDs)
  func soundness(_ id: String) throws {
    let (file, _) = try Self.load(id)
    #expect(file.format == "scroll-lab-preset")
    #expect(file.version == 1)
    #expect(file.id == id)
    #expect(!file.title.isEmpty)
    #expect(!file.about.isEmpty)
    let notes = try #require(file.notes)
    #expect(!notes.isEmpty)
    for key in notes.keys { #expect(file.values[key] != nil, "a note on \(key), which is not set") }
  }

  @Test("The preset ios is what the constants are by default")
  func defaults() throws {
    #expect(try Self.load("ios").1 == PhysicsConstants())
  }

  @Test(
    "A release at 1375 pt/s goes as far as the preset's law says",
    arguments: [
      ("ios", 686.81), ("uikit-dynamics", 687.5), ("flutter-ios", 686.648), ("gtk", 343.75), ("firefox", 686.81),
      ("qt", 630.208), ("macos", 686.81),
    ])
  func travel(_ id: String, _ distance: Double) throws {
    let constants = try Self.load(id).1
    #expect(constants.projection(velocity: 1375).isClose(to: distance, within: 0.01))
    let request = InertiaRequest(start: 0, value: 165, velocity: 1375, range: 0...4000)
    #expect(constants.inertia(request).destination.isClose(to: 165 + distance, within: 0.51))
  }

  @Test("The two laws of Android's scroller go equally far, the spline in less time")
  func android() throws {
    let spline = try Self.load("android").1
    let power = try Self.load("flutter-android").1
    for velocity in [200.0, 1375, 8000] {
      let (one, other) = (spline.projection(velocity: velocity), power.projection(velocity: velocity))
      #expect(one.isNear(other, within: 1e-9))
    }
    #expect(spline.clampsAtEdge)
    #expect(power.clampsAtEdge)
    #expect(spline.rubberBand(dimension: 800).displayed(100) == 0)
  }

  /// The highest place out of range of a fling at 3000 pt/s into the end of a range of 100.
  private func peak(_ id: String) throws -> Double {
    let sequence = try Self.load(id).1.inertia(InertiaRequest(start: 0, value: 50, velocity: 3000, range: 0...100))
    let places = (0...4000).map { sequence.value(at: Timestamp(sequence.duration * Double($0) / 4000)) }
    return (places.max() ?? 0) - 100
  }

  @Test("The edges overshoot as their laws say")
  func edges() throws {
    // A critical spring entered with v reaches v / (ω e); the speed there is 3000 − 2.002 · 50.
    #expect(try peak("ios").isClose(to: 2899.9 / 12.5 / 2.718_282, within: 0.05))
    #expect(try peak("macos").isClose(to: 0.31 * 2899.9 / 12.5 / 2.718_282, within: 0.05))
    #expect(try peak("gtk") == 50)
    #expect(try peak("qt").isClose(to: 200, within: 0.51))
    #expect(try peak("android") == 0)
  }

  @Test("Every tunable has an id of its own, its default within its range, and reads what it writes")
  func tunables() throws {
    let tunables = PhysicsConstants.tunables
    #expect(Set(tunables.map(\.id)).count == tunables.count)
    #expect(Set(tunables.map(\.keyPath)).count == tunables.count)
    for tunable in tunables {
      try tunable.validate(tunable.defaultValue)
      #expect(!tunable.title.isEmpty)
      #expect(!tunable.source.isEmpty)
      var constants = PhysicsConstants()
      #expect(constants[tunable.id] == tunable.defaultValue)
      try constants.set(tunable.range.upperBound, for: tunable.id)
      #expect(constants[tunable.id] == tunable.range.upperBound)
      constants[tunable.id] = tunable.defaultValue
      #expect(constants == PhysicsConstants())
    }
  }

  @Test("A wrong id, a value out of range and a value between choices are errors that name the key")
  func errors() {
    var constants = PhysicsConstants()
    #expect(throws: PhysicsError.unknown(id: "decay.speed")) { try constants.set(1, for: "decay.speed") }
    let outOfRange = PhysicsError.outOfRange(id: "decay.rate", value: 1.5, range: 0.9...0.9999)
    #expect(throws: outOfRange) { try constants.set(1.5, for: "decay.rate") }
    #expect(outOfRange.description == "'decay.rate' is 1.5, but must lie within 0.9 … 0.9999")
    #expect(throws: PhysicsError.self) { try constants.set(.nan, for: "decay.rate") }
    let between = PhysicsError.notAChoice(id: "edge.model", value: 0.5, choices: EdgeModel.allCases.map(\.rawValue))
    #expect(throws: between) { try constants.set(0.5, for: "edge.model") }
    #expect(constants == PhysicsConstants())
    #expect(constants["no.such"] == nil)
  }
}
