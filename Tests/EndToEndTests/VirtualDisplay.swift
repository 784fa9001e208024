import Foundation
import Primitives
import Testing

/// An X server without a screen, with its frame buffer in a file.
final class VirtualDisplay {
  /// The display's name, such as `:5`.
  let name: String
  private let server: Process
  private let folder: URL

  /// Starts a server with one screen.
  init(width: Int = 1280, height: Int = 1000) throws {
    let executable = try #require(DesktopTools.path(of: "Xvfb"))
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = Process()
    server.executableURL = URL(fileURLWithPath: executable)
    let number = Pipe()
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-fbdir", folder.path,
    ]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = number.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { stop() }

  /// Ends the server.
  func stop() {
    if server.isRunning {
      // A child inherits the signals that the tests' threads block: only this one always arrives.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Changes the input devices by the lines of a script: see the words of the program that plays it.
  func changeDevices(_ script: [String]) throws {
    let (status, _) = try DesktopTools.run(
      try BuiltProgram.path(of: "device-hierarchy"), [], display: name, input: script)
    #expect(status == 0)
  }

  /// What the screen shows now.
  func picture() throws -> ScreenPicture {
    try ScreenPicture(dump: Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
  }
}
