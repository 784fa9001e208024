/// A figure that the harness finds, as a column of the table.
struct WindowFigure {
  /// The column's title.
  let title: String
  /// The figure's path in the harness's result.
  let path: String
  /// How many decimals are shown.
  var decimals = 1
  /// Whether it is a yes or a no.
  var isAnswer = false

  /// The columns, in order.
  static let all: [WindowFigure] = [
    WindowFigure(title: "start ms", path: "startup.content_ms", decimals: 0),
    WindowFigure(title: "latency ms", path: "latency.median_ms", decimals: 2),
    WindowFigure(title: "p95", path: "latency.p95_ms", decimals: 2),
    WindowFigure(title: "lag ms", path: "stream.median_ms", decimals: 2),
    WindowFigure(title: "CPU % drag", path: "cpu.cpu_pct"),
    WindowFigure(title: "fling", path: "fling.cpu_pct"),
    WindowFigure(title: "idle", path: "idle.cpu_pct"),
    WindowFigure(title: "switches/s", path: "idle.ctx_switches_per_s"),
    WindowFigure(title: "memory MiB", path: "rss_peak_mib"),
    WindowFigure(title: "hand-off", path: "nested.handoff", isAnswer: true),
    WindowFigure(title: "inertia", path: "nested.inertia_transfers", isAnswer: true),
    WindowFigure(title: "bounce", path: "nested.bounces", isAnswer: true),
  ]

  /// The text of a cell; a dash where nothing was found.
  func text(_ value: Double?) -> String {
    guard let value else { return "–" }
    if isAnswer { return value == 1 ? "yes" : value == 0 ? "no" : "mixed" }
    return fixed(value, decimals)
  }
}

/// What one of our windows is to keep to, in figures of the same run.
struct WindowLimit {
  /// The program that is held to it.
  let subject: String
  /// The figure's path.
  let path: String
  /// What it is compared with: a program of the same run, or nothing.
  var peer: String?
  /// The largest multiple of the peer's figure.
  var factor = 1.0
  /// What may be added; without a peer, the limit itself.
  var allowance = 0.0

  /// The sentence of the report, with what was found and whether it holds.
  func verdict(_ found: [String: [String: Double]]) -> String? {
    guard let value = found[subject]?[path] else { return nil }
    let base = peer.map { found[$0]?[path] } ?? 0
    guard let base else { return nil }
    let limit = base * factor + allowance
    let origin = peer.map { " (\($0) \(fixed(base, 2)))" } ?? ""
    return
      "\(value <= limit ? "kept  " : "missed") \(subject) \(path) \(fixed(value, 2)), at most \(fixed(limit, 2))\(origin)"
  }

  /// Every limit.
  static let all: [WindowLimit] = {
    let gl = "scroll-lab opengl"
    let software = "scroll-lab software"
    let idle = [gl, software].flatMap { subject in
      [
        WindowLimit(subject: subject, path: "idle.cpu_pct"),
        WindowLimit(subject: subject, path: "idle.ctx_switches_per_s"),
      ]
    }
    return [
      WindowLimit(subject: gl, path: "latency.median_ms", peer: "floor-opengl", factor: 1.15),
      WindowLimit(subject: gl, path: "latency.p95_ms", peer: "floor-opengl", factor: 1.3),
      WindowLimit(subject: gl, path: "stream.median_ms", peer: "floor-opengl", factor: 1.3),
      WindowLimit(subject: gl, path: "cpu.cpu_pct", peer: "floor-opengl", factor: 1.3),
      WindowLimit(subject: gl, path: "fling.cpu_pct", peer: "floor-opengl", factor: 1.3),
      WindowLimit(subject: gl, path: "startup.content_ms", peer: "floor-opengl", factor: 1.3),
      WindowLimit(subject: gl, path: "rss_peak_mib", peer: "floor-opengl", allowance: 20),
      WindowLimit(subject: software, path: "latency.median_ms", allowance: 1.5),
      WindowLimit(subject: software, path: "latency.median_ms", peer: "floor-shm", factor: 2),
      WindowLimit(subject: software, path: "stream.median_ms", peer: "floor-shm", factor: 1.3),
      WindowLimit(subject: software, path: "cpu.cpu_pct", peer: "qml-software"),
      WindowLimit(subject: software, path: "startup.content_ms", allowance: 60),
      WindowLimit(subject: software, path: "rss_peak_mib", allowance: 60),
    ] + idle
  }()
}
