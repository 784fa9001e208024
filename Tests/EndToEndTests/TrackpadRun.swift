import Foundation
import InputEvents
import InteractionKit
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
  /// The speeds along y with which fingers let go, in points per second, in order.
  let releases: [Double]

  /// Opens a scene, plays a script while its window is under the pointer, and closes it.
  ///
  /// - Parameters:
  ///   - start: where the pointer is at first, on the screen.
  ///   - rest: how long the content may go on after the script, in seconds.
  ///   - holds: when after the beginning of the script the program is stopped for 100 ms, in seconds, in order.
  ///   - meanwhile: what is done while the script is played, which begins with 200 ms of rest.
  init(
    _ script: [String], in compositor: VirtualCompositor, options: [String] = [], start: Point = Point(x: 251, y: 600),
    rest: Double = 0.5, holds: [Double] = [], meanwhile: () throws -> Void = {}
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
    // The trace begins when the window is open; the compositor shows it soon after.
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline, lab.isRunning, (try? String(contentsOfFile: file, encoding: .utf8))?.isEmpty ?? true {
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 1)
    try compositor.pointer([Self.move(to: start), "wait 200"] + script + ["wait \(Int(rest * 1000))"]) {
      let begin = Date().addingTimeInterval(0.2)
      for hold in holds {
        Thread.sleep(until: begin.addingTimeInterval(hold))
        kill(lab.processIdentifier, SIGSTOP)
        Thread.sleep(forTimeInterval: 0.1)
        kill(lab.processIdentifier, SIGCONT)
      }
      try meanwhile()
    }
    kill(lab.processIdentifier, SIGINT)
    lab.waitUntilExit()
    #expect(lab.terminationStatus == 130)
    releases = try Self.releases(in: file)
    trace = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let log = folder.appendingPathComponent("log.jsonl").path
    let (status, _) = try DesktopTools.run(try RunningLab.executable, ["simulate", file, "--out", log])
    #expect(status == 0)
    let decoder = JSONDecoder()
    frames = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").dropLast().map {
      try decoder.decode(ReplayedFrame.self, from: Data($0.utf8))
    }
  }

  /// The line that moves the pointer to a place on the screen.
  static func move(to place: Point) -> String {
    let screen = VirtualCompositor.screen
    return "move \(Int(place.x)) \(Int(place.y)) \(Int(screen.width)) \(Int(screen.height))"
  }

  /// The lines of a pan in equal steps, 10 ms apart.
  ///
  /// - Parameter source: `fingers` or `smooth`.
  static func pan(_ source: String, by total: Vector, steps: Int) -> [String] {
    let step = "\(source) \(total.x / Double(steps)) \(total.y / Double(steps))"
    return Array(repeating: ["wait 10", step], count: steps).flatMap { $0 }
  }

  /// Plays a trace and takes down what each release measured.
  private static func releases(in file: String) throws -> [Double] {
    let trace = try TraceReader(catalogue: Catalogue.lab(presets: PresetLibrary([StrokeRun.ios]))).read(file: file)
    let session = try LabSession(trace.configuration, preset: StrokeRun.ios)
    session.engine.drawsContent = false
    var releases: [(time: Timestamp, speed: Double)] = []
    var events: [InputEvent] = []
    for line in trace.lines {
      switch line {
      case .input(let event): events.append(event)
      case .tick(_, let time, _):
        let frame: FrameOutput = session.step(events, at: time)
        events = []
        guard let release = frame.inspector.release, release.time != releases.last?.time else { continue }
        releases.append((release.time, abs(release.velocity.y)))
      }
    }
    return releases.map(\.speed)
  }

  /// The moments of the trace's lines that hold a text, in seconds.
  func moments(of text: String) -> [Double] {
    trace.filter { $0.contains(text) }.compactMap { line in
      line.firstMatch(of: /"t": ([0-9.e-]+)/).flatMap { Double($0.1) }
    }
  }

  /// The flight of list and outer view together after the fingers carried them a distance: when it began, and how fast.
  ///
  /// Both follow from any frame of it, since the decay is exponential.
  func flight(after distance: Double) throws -> (start: Double, speed: Double) {
    let rate = 2.002002670037853
    let frame = try #require(frames.first { $0["list0.velocity.y"] > 0 })
    let velocity = frame["list0.velocity.y"]
    let speed = velocity + rate * (frame["main.offset.y"] + frame["list0.offset.y"] - distance)
    return (frame.t - log(speed / velocity) / rate, speed)
  }

  /// The speed right after the release, from the way that an exponential decay is still to go: list and outer view
  /// together.
  func speedAtRelease(after moment: Double) throws -> Double {
    let rate = 2.002002670037853
    let first = try #require(frames.first { $0.t > moment && $0["list0.velocity.y"] > 0 })
    return first["list0.velocity.y"] * exp(rate * (first.t - moment))
  }
}
