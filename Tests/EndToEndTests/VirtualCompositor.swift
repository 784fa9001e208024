import Foundation
import Primitives
import Testing

/// A Wayland compositor without a screen, whose pointer is moved by a script.
final class VirtualCompositor {
  /// How a program's windows come to it.
  enum Client: String, Sendable, CustomTestStringConvertible {
    /// As a client of its own.
    case wayland
    /// Through an X server that is its client.
    case x11

    var testDescription: String { rawValue }
  }

  /// The size of its only screen.
  static let screen = Size(width: 1280, height: 1000)
  private static let socket = "wayland-1"

  private let server: Process
  private let folder: URL
  private let client: Client

  /// Whether a compositor and its pointer can be had here.
  static let isInstalled = DesktopTools.path(of: "sway") != nil && DesktopTools.path(of: "setpriv") != nil

  /// Whether it can have an X server as well.
  static let hasXServer = isInstalled && DesktopTools.path(of: "Xwayland") != nil

  /// The ways to it that can be had here.
  static let clients: [Client] = hasXServer ? [.wayland, .x11] : [.wayland]

  /// Starts a compositor; it refuses to run as root, so root starts it as nobody.
  ///
  /// - Parameters:
  ///   - client: how the windows of the programs in its `environment` come to it.
  ///   - hasSecondSeat: whether there is a seat `seat1` beside the usual `seat0`.
  init(_ client: Client = .wayland, hasSecondSeat: Bool = false) throws {
    self.client = client
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = folder.appendingPathComponent("settings")
    let seat = hasSecondSeat ? "exec swaymsg seat seat1 fallback false\n" : ""
    let xServer = client == .x11 ? "xwayland enable\nexec echo $DISPLAY > display\n" : "xwayland disable\n"
    try Data((Self.settings + seat + xServer).utf8).write(to: settings)
    var command = [try #require(DesktopTools.path(of: "sway")), "-c", settings.path]
    if getuid() == 0 {
      // The group and the id of nobody on every Linux.
      try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: folder.path)
      command =
        [try #require(DesktopTools.path(of: "setpriv")), "--reuid=65534", "--regid=65534", "--clear-groups"] + command
    }
    server = Process()
    server.executableURL = URL(fileURLWithPath: command[0])
    server.arguments = Array(command.dropFirst())
    var environment = DesktopTools.environment(display: nil)
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["HOME"] = folder.path
    environment["WLR_BACKENDS"] = "headless"
    environment["WLR_RENDERER"] = "pixman"
    environment["WLR_LIBINPUT_NO_DEVICES"] = "1"
    if client == .x11 { environment["WLR_XWAYLAND"] = try writeXServer() }
    server.environment = environment
    server.currentDirectoryURL = folder
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    try wait("the compositor") { FileManager.default.fileExists(atPath: "\(folder.path)/\(Self.socket)") }
    if client == .x11 { try wait("the X server's name") { !xDisplay.isEmpty } }
  }

  /// Writes a program that starts an X server which lets every user in: it belongs to nobody, the tests perhaps to root.
  private func writeXServer() throws -> String {
    let path = folder.appendingPathComponent("xserver").path
    let executable = try #require(DesktopTools.path(of: "Xwayland"))
    try Data("#!/bin/sh\nexec \(executable) -ac \"$@\"\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// The socket by which it is told what to do.
  var controlSocket: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try "\(folder.path)/\(#require(names.first { $0.hasPrefix("sway-ipc.") }))"
    }
  }

  /// The name of its X server, such as `:5`.
  private var xDisplay: String {
    let text = try? String(contentsOf: folder.appendingPathComponent("display"), encoding: .utf8)
    return (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { stop() }

  /// Ends it, and with it every window.
  func stop() {
    guard server.isRunning else { return }
    // A child inherits the signals that the tests' threads block: only this one always arrives.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static let settings = """
    output HEADLESS-1 resolution \(Int(screen.width))x\(Int(screen.height)) position 0 0
    default_border none
    default_floating_border none
    for_window [title=".*"] floating enable, move position 0 0

    """

  /// The environment of a program whose windows it shows.
  var environment: [String: String] {
    var environment = DesktopTools.environment(display: client == .x11 ? xDisplay : nil)
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["WAYLAND_DISPLAY"] = Self.socket
    environment["SDL_VIDEODRIVER"] = client.rawValue
    return environment
  }

  /// Lets the pointer do what the lines of a script say: see the virtual pointer's own words.
  ///
  /// - Parameter meanwhile: what is done while the script is played.
  func pointer(_ script: [String], meanwhile: () throws -> Void = {}) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram.path(of: "virtual-pointer"))
    process.environment = environment
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    input.fileHandleForWriting.write(Data((script.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    try meanwhile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func wait(_ name: String, until isThere: () -> Bool) throws {
    let deadline = Date().addingTimeInterval(20)
    while Date() < deadline {
      if isThere() { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("\(name) did not come within 20 seconds")
  }
}

/// The programs that are built beside the tests.
enum BuiltProgram {
  /// The path of a program.
  static func path(of name: String) throws -> String {
    let lab = try RunningLab.executable
    return URL(fileURLWithPath: lab).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
