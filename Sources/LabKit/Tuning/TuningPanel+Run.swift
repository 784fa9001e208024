import MotionCore

extension TuningPanel {
  /// The heads of the physics, with the beginnings of the ids that stand under each.
  private static let physicsHeads: [(title: String, prefixes: [String])] = [
    ("Deceleration", ["decay."]), ("Edge and rubber band", ["edge.", "band."]),
    ("Recognition and release", ["panSlop.", "fling.", "velocity."]), ("Pages and animations", ["page.", "scroll."]),
    ("Wheel", ["wheel."]),
  ]

  /// What can be set of a run: the numbers of its scene, and those of the physics that have an effect under its laws.
  static func sections(
    of session: LabSession, preset: PhysicsConstants, scene: Catalogue.Scene, physics: [Catalogue.Tunable]
  )
    -> [Section]
  {
    let own = scene.tunables.map { tunable in
      Row(tunable: tunable, value: session.tunables[tunable.id], standard: tunable.initial)
    }
    let constants = session.engine.physics
    let sections = physicsHeads.map { head in
      let rows = physics.filter { tunable in head.prefixes.contains { tunable.id.hasPrefix($0) } }
        .filter { PhysicsConstants.tunable(id: $0.id)?.hasEffect(under: constants) ?? false }
        .map { tunable in
          Row(tunable: tunable, value: constants[tunable.id] ?? 0, standard: preset[tunable.id] ?? tunable.initial)
        }
      return Section(title: head.title, rows: rows)
    }
    return [Section(title: scene.entry.title, rows: own)] + sections
  }
}
