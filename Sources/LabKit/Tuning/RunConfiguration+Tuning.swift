import InputEvents
import MotionCore

extension RunConfiguration {
  /// The tunables of the physics among those that differ.
  var tunedPhysics: [TuneChange] { tune.filter { PhysicsConstants.tunable(id: $0.id) != nil } }

  /// Sets numbers; what has its standard value needs no mention.
  mutating func set(_ changes: [TuneChange], standard: (String) -> Double?) {
    for change in changes {
      tune.removeAll { $0.id == change.id }
      if standard(change.id) != change.value { tune.append(change) }
    }
  }

  /// Goes over to the physics of a preset, as they are in it.
  mutating func choosePreset(_ id: String) {
    preset = id
    tune.removeAll { PhysicsConstants.tunable(id: $0.id) != nil }
  }
}
