/// Which of the six steps a canvas takes: the strategies of the scene are three sets of them.
struct CanvasRules: Equatable {
  /// Step 2: whether the origin has limits.
  var clamps = true
  /// Step 3: whether the limits give way to the finger, and to inertia.
  var bounces = true
  /// Step 4: whether the content goes on after a release.
  var coasts = true
  /// Step 5: whether a drag keeps to the axis on which it began.
  var locksDirection = false
  /// Step 6: whether the content rests on whole pages.
  var pages = false

  /// The rules of a strategy, with the tunables that it heeds.
  init(strategy: String, tunables: SceneTunables) {
    locksDirection = tunables.isOn("canvas.directionalLock")
    switch strategy {
    case "unbounded": (clamps, bounces, coasts, pages) = (false, false, false, false)
    case "clamped":
      (bounces, coasts, pages) = (false, false, false)
      clamps = tunables.isOn("canvas.clamps")
    default:
      clamps = tunables.isOn("canvas.clamps")
      bounces = clamps && tunables.isOn("canvas.bounces")
      pages = tunables.isOn("canvas.paging")
    }
  }

  /// Whether each step is taken, in order; the first always is.
  var steps: [Bool] { [true, clamps, bounces, coasts, locksDirection, pages] }
}
