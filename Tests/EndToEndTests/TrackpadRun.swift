import Foundation
import LabKit
import Primitives
import TestSupport
import Testing

/// A run of the lab in a compositor whose pointer follows a script, and what its trace says.
///
/// The script's times are exact and go with its events, so what is measured does not depend on how busy the machine is.
struct TrackpadRun {
  /// What a simulation of the trace publishes, frame by frame.
  let frames: [ReplayedFrame]
  /// The trace's lines.
  let trace: [String]

  /// Opens a scene, plays a script while its window is under the pointer, and closes it.
  ///
  /// - Parameters:
  ///   - rest: how long the content may go on after the script, in seconds.
  ///   - hold: when after the beginning of the script the program is stopped for 100 ms, in seconds; nil for never.
  init(
    _ script: [String], in compositor: VirtualCompositor, options: [String] = [], rest: Double = 0.5,
    hold: Double? = nil
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trackpad-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("trace.jsonl").path
    let lab = Process()
    lab.executableURL = URL(fileURLWithPath: try RunningLab.executable)
    lab.arguments = ["run", "--scene", "profile", "--trace", file, "--size", "1180x920"] + options
    lab.environment = compositor.environment
    lab.standardOutput = FileHandle.nullDevice
    try lab.run()
    defer { if lab.isRunning { kill(lab.processIdentifier, SIGKILL) } }
    // The trace's second frame is the answer to the window's being shown.
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline, lab.isRunning, (try? String(contentsOfFile: file, encoding: .utf8))?.isEmpty ?? true {
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 1)
    let screen = VirtualCompositor.screen
    let start = ["move 251 600 \(Int(screen.width)) \(Int(screen.height))", "wait 200"]
    try compositor.pointer(start + script + ["wait \(Int(rest * 1000))"]) {
      guard let hold else { return }
      Thread.sleep(forTimeInterval: 0.2 + hold)
      kill(lab.processIdentifier, SIGSTOP)
      Thread.sleep(forTimeInterval: 0.1)
      kill(lab.processIdentifier, SIGCONT)
    }
    kill(lab.processIdentifier, SIGINT)
    lab.waitUntilExit()
    #expect(lab.terminationStatus == 130)
    trace = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let log = folder.appendingPathComponent("log.jsonl").path
    let (status, _) = try DesktopTools.run(try RunningLab.executable, ["simulate", file, "--out", log])
    #expect(status == 0)
    let decoder = JSONDecoder()
    frames = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").dropLast().map {
      try decoder.decode(ReplayedFrame.self, from: Data($0.utf8))
    }
  }

  /// The lines of a pan in equal steps, 10 ms apart.
  ///
  /// - Parameter source: `fingers` or `smooth`.
  static func pan(_ source: String, by total: Vector, steps: Int) -> [String] {
    let step = "\(source) \(total.x / Double(steps)) \(total.y / Double(steps))"
    return Array(repeating: ["wait 10", step], count: steps).flatMap { $0 }
  }

  /// The moments of the trace's lines that hold a text, in seconds.
  func moments(of text: String) -> [Double] {
    trace.filter { $0.contains(text) }.compactMap { line in
      line.firstMatch(of: /"t": ([0-9.e-]+)/).flatMap { Double($0.1) }
    }
  }

  /// The speed right after the release, from the way that an exponential decay is still to go: list and outer view
  /// together.
  func speedAtRelease(after moment: Double) throws -> Double {
    let rate = 2.002002670037853
    let first = try #require(frames.first { $0.t > moment && $0["list0.velocity.y"] > 0 })
    return first["list0.velocity.y"] * exp(rate * (first.t - moment))
  }
}
