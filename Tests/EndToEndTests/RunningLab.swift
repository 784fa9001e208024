import Foundation
import LabKit
import Primitives
import TestSupport
import Testing

/// The real program in a real window, moved by a real pointer.
final class RunningLab {
  /// The trace that it writes.
  let trace: String
  let display: VirtualDisplay
  let process: Process
  private let folder: URL
  private let geometry: StageGeometry
  private var windowOrigin = Point.zero

  /// The size of its window, in points.
  static let windowSize = Size(width: 1180, height: 920)

  /// The program as it was built beside the tests.
  static var executable: String {
    get throws {
      let candidates =
        [Bundle.main.bundlePath, "\(PackageFolder.path)/.build/debug"]
        + Bundle.allBundles.map { URL(fileURLWithPath: $0.bundlePath).deletingLastPathComponent().path }
      return try #require(
        candidates.map { "\($0)/scroll-lab" }.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
  }

  /// Opens the lab on a display and waits until its window shows something.
  init(scene: String, on display: VirtualDisplay, options: [String] = []) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    trace = folder.appendingPathComponent("trace.jsonl").path
    geometry = StageGeometry(window: Self.windowSize, viewport: Size(width: 390, height: 844))
    process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.executable)
    process.arguments =
      [
        "run", "--scene", scene, "--trace", trace, "--size",
        "\(Int(Self.windowSize.width))x\(Int(Self.windowSize.height))",
      ] + options
    process.environment = DesktopTools.environment(display: display.name)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try waitForPicture()
    windowOrigin = try findWindow()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  private func waitForPicture() throws {
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline {
      if try display.picture().colorCount > 50 { return }
      #expect(process.isRunning)
      Thread.sleep(forTimeInterval: 0.1)
    }
    Issue.record("the window showed nothing within 30 seconds")
  }

  /// Where the window's top left corner is on the screen.
  private func findWindow() throws -> Point {
    let tool = try #require(DesktopTools.path(of: "xdotool"))
    let search = ["search", "--onlyvisible", "--class", "scroll-lab", "getwindowgeometry", "--shell", "%1"]
    let (_, text) = try DesktopTools.run(tool, search, display: display.name)
    func number(_ key: String) -> Double? {
      text.split(separator: "\n").first { $0.hasPrefix("\(key)=") }.flatMap { Double($0.dropFirst(key.count + 1)) }
    }
    return Point(x: try #require(number("X")), y: try #require(number("Y")))
  }

  /// Lets the pointer do what xdotool's commands say.
  func pointer(_ commands: [String]) throws {
    let tool = try #require(DesktopTools.path(of: "xdotool"))
    let (status, _) = try DesktopTools.run(tool, commands, display: display.name)
    #expect(status == 0)
  }

  /// Drags from one point of the viewport to another with the left button.
  ///
  /// - Parameters:
  ///   - seconds: how long it takes.
  ///   - hold: how long the pointer rests before the button is let go.
  func drag(from start: Point, to end: Point, over seconds: Double, hold: Double) throws {
    try drag(through: [start, end], over: seconds, hold: hold)
  }

  /// Drags through points of the viewport with the left button.
  ///
  /// - Parameters:
  ///   - points: where the button is pressed, and the ends of the legs.
  ///   - seconds: how long each leg takes.
  ///   - hold: how long the pointer rests before the button is let go.
  func drag(through points: [Point], over seconds: Double, hold: Double) throws {
    guard let first = points.first else { return }
    let steps = max(4, Int(seconds * 100))
    var commands = move(to: first) + ["sleep", "0.05", "mousedown", "1"]
    for (start, end) in zip(points, points.dropFirst()) {
      for step in 1...steps {
        commands += ["sleep", "\(seconds / Double(steps))"]
        commands += move(to: start + (end - start) * (Double(step) / Double(steps)))
      }
    }
    if hold > 0 { commands += ["sleep", "\(hold)"] }
    try pointer(commands + ["mouseup", "1"])
  }

  /// The commands that move the pointer to a point of the viewport.
  func move(to point: Point) -> [String] {
    let place = windowOrigin + geometry.windowPoint(point).vector
    return ["mousemove", "\(Int(place.x.rounded()))", "\(Int(place.y.rounded()))"]
  }

  /// Waits until the picture does not change any more.
  ///
  /// - Returns: the picture.
  @discardableResult
  func waitForRest() throws -> ScreenPicture {
    var last = try display.picture()
    var calm = 0
    let deadline = Date().addingTimeInterval(20)
    while calm < 5, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.15)
      let next = try display.picture()
      calm = next.differences(from: last) == 0 ? calm + 1 : 0
      last = next
    }
    #expect(calm == 5)
    return last
  }

  /// Closes the window by its key and waits for the program's end.
  ///
  /// - Returns: its exit status.
  func quit() throws -> Int32 {
    try pointer(["key", "q"])
    let deadline = Date().addingTimeInterval(10)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
    #expect(!process.isRunning)
    return process.isRunning ? -1 : process.terminationStatus
  }

  /// What a simulation of its trace publishes, frame by frame.
  func replay() throws -> [ReplayedFrame] {
    let log = folder.appendingPathComponent("log.jsonl").path
    let (status, _) = try DesktopTools.run(try Self.executable, ["simulate", trace, "--out", log])
    #expect(status == 0)
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").dropLast().map {
      try decoder.decode(ReplayedFrame.self, from: Data($0.utf8))
    }
  }
}

/// A line of a frame log.
struct ReplayedFrame: Decodable {
  /// The moment, in seconds.
  let t: Double
  private let values: [String: Value]

  private enum Value: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// The number published under a name; not a number where there is none.
  subscript(name: String) -> Double {
    if case .number(let number)? = values[name] { return number }
    return .nan
  }
}
