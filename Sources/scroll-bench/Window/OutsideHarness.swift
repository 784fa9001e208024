import Foundation

/// The programs that measure a window from outside: through the server's pixels and the pointer.
///
/// They are no part of the project; the folder is `SCROLL_LAB_BENCH`, else `../shared/bench` beside the checkout. They run
/// from a copy, since they write what they find beside themselves.
struct OutsideHarness {
  /// A program that is measured.
  struct Subject: Decodable {
    /// How its window is moved: `drag` or `wheel`.
    var input: String
    /// Further options of the harness.
    var options: [String]
    /// What its environment has beside ours.
    var environment: [String: String]
    /// The command line.
    var command: String
  }

  /// Why nothing can be measured.
  struct Missing: Error, CustomStringConvertible {
    /// One sentence.
    var description: String
  }

  /// The folder that the harness runs in.
  let folder: URL

  /// Copies the harness to a scratch folder and builds it.
  ///
  /// Throws `Missing` where it is not there or does not build.
  init() throws {
    let named = ProcessInfo.processInfo.environment["SCROLL_LAB_BENCH"] ?? "../shared/bench"
    let source = URL(fileURLWithPath: named)
    guard FileManager.default.fileExists(atPath: source.appendingPathComponent("x11_latency.py").path) else {
      throw Missing(description: "\(named) holds no x11_latency.py; SCROLL_LAB_BENCH may name another folder")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("scroll-lab-bench-\(getpid())")
    try FileManager.default.copyItem(at: source, to: folder)
    let build = "chmod -R u+w . && make -s"
    guard try run("/bin/sh", ["-c", build], timeLimit: 120) == 0 else {
      throw Missing(description: "the harness in \(named) does not build here")
    }
  }

  /// Removes the copy.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The harness's own list of programs to compare with, by name.
  func peers() throws -> [String: Subject] {
    let out = folder.appendingPathComponent("peers.json")
    let script =
      "from json import dump; from run_all import PEERS; "
      + "dump({n: dict(input=i, options=o, environment=e, command=c) for n, (i, o, e, c) in PEERS.items()}, "
      + "open('peers.json', 'w'))"
    guard try run("/usr/bin/env", ["python3", "-c", script], timeLimit: 30) == 0 else {
      throw Missing(description: "the harness needs python3 with numpy")
    }
    return try JSONDecoder().decode([String: Subject].self, from: Data(contentsOf: out))
  }

  /// Measures a program once.
  ///
  /// - Returns: the figures by their path, such as `latency.median_ms`; nil where the program did not run.
  func measure(_ name: String, _ subject: Subject, round: Int) throws -> [String: Double]? {
    let out = folder.appendingPathComponent("result.json")
    try? FileManager.default.removeItem(at: out)
    let arguments =
      ["python3", "x11_latency.py", "--name", name, "--input", subject.input, "--seed", "\(round)", "--out", out.path]
      + subject.options + ["--"] + subject.command.split(separator: " ").map(String.init)
    let status = try run("/usr/bin/env", arguments, environment: subject.environment, timeLimit: 300)
    guard status == 0, let data = try? Data(contentsOf: out) else { return nil }
    var figures: [String: Double] = [:]
    Self.flatten(try JSONSerialization.jsonObject(with: data), at: "", into: &figures)
    return figures
  }

  /// Every number below a JSON value; true and false count as 1 and 0.
  private static func flatten(_ value: Any, at path: String, into figures: inout [String: Double]) {
    if let object = value as? [String: Any] {
      for (key, child) in object { flatten(child, at: path.isEmpty ? key : "\(path).\(key)", into: &figures) }
    } else if let number = value as? NSNumber {
      figures[path] = number.doubleValue
    }
  }

  /// Runs a program in the folder without its output, and returns its status; −1 where it took too long.
  private func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], timeLimit: Double
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let end = Date(timeIntervalSinceNow: timeLimit)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    guard !process.isRunning else {
      process.terminate()
      process.waitUntilExit()
      return -1
    }
    return process.terminationStatus
  }
}
