import Foundation

/// The programs that a real window and a real pointer need: they are optional, so that the tests say when they are not
/// there.
enum DesktopTools {
  /// The path of a program, if it is installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether a window can be opened and driven without a desktop.
  static let areInstalled = path(of: "Xvfb") != nil && path(of: "xdotool") != nil

  /// What to say where they are not.
  static let absence = "skipped: install xvfb and xdotool to drive a real window"

  /// Runs a program to its end, with lines on its standard input.
  ///
  /// - Returns: its exit status and what it wrote to standard output.
  @discardableResult
  static func run(
    _ program: String, _ arguments: [String], display: String? = nil, environment: [String: String]? = nil,
    input lines: [String] = []
  ) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment ?? Self.environment(display: display)
    let input = Pipe()
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The environment of a program on a display, or on none.
  static func environment(display: String?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["WAYLAND_DISPLAY"] = nil
    environment["SDL_VIDEODRIVER"] = nil
    // What is chosen in a test is nobody's last choice.
    environment["XDG_STATE_HOME"] = FileManager.default.temporaryDirectory.path
    return environment
  }
}
