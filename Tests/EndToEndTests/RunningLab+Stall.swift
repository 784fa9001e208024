import Foundation
import Primitives
import Testing

/// Holding the program up, and watching it rest.
extension RunningLab {
  /// Begins a drag in equal steps while the program goes on; wait for the process to end.
  func startDrag(from start: Point, to end: Point, steps: Int, gap: Double) throws -> Process {
    var commands = move(to: start) + ["sleep", "0.05", "mousedown", "1"]
    for step in 1...steps {
      commands += ["sleep", "\(gap)"] + move(to: start + (end - start) * (Double(step) / Double(steps)))
    }
    let mover = Process()
    mover.executableURL = URL(fileURLWithPath: try #require(DesktopTools.path(of: "xdotool")))
    mover.arguments = commands + ["mouseup", "1"]
    mover.environment = DesktopTools.environment(display: display.name)
    try mover.run()
    return mover
  }

  /// Stops the program for some seconds, as a frame that takes that long would.
  func hold(for seconds: Double) {
    kill(process.processIdentifier, SIGSTOP)
    Thread.sleep(forTimeInterval: seconds)
    kill(process.processIdentifier, SIGCONT)
  }

  /// How often the processor has been given to the program and taken from it.
  func contextSwitches() throws -> [Substring] {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
  }

  /// The moments of the trace's moves, in seconds.
  func moves() throws -> [Double] {
    try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard line.contains(#""phase": "move""#) else { return nil }
      return line.firstMatch(of: /"t": ([0-9.e-]+)/).flatMap { Double($0.1) }
    }
  }
}
