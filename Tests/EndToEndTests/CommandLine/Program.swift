import Foundation
import TestSupport
import Testing

/// The built program, run as a user runs it.
struct Program {
  /// What a run of the program left behind.
  struct Outcome {
    /// The exit code; for an end by a signal, its number with a minus.
    var status: Int32
    /// What stood on standard output.
    var output: String
    /// What stood on standard error.
    var errors: String

    /// The lines of standard output.
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The program beside the tests: where the package manager builds both.
  static let path: String? = {
    var folders = [Bundle.main.bundlePath, CommandLine.arguments[0]].map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
    folders += ["\(PackageFolder.path)/.build/debug"]
    return folders.map { "\($0)/scroll-lab" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Runs the program to its end in a folder that is not the package's.
  ///
  /// - Parameters:
  ///   - environment: variables beside those of the tests.
  ///   - signal: a signal to send as soon as the program has written something.
  ///   - outputFile: where standard output goes, instead of the outcome.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], signal: Int32? = nil,
    into outputFile: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path, "the program is not built beside the tests"))
    process.arguments = arguments
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    // Errors go to a file: a pipe that nobody empties would stop the program.
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try #require(FileManager.default.createFile(atPath: errors.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    if let outputFile { process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: outputFile)) }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var text = Data()
    if let signal {
      text = output.fileHandleForReading.availableData
      kill(process.processIdentifier, signal)
    }
    if outputFile == nil { text += output.fileHandleForReading.readDataToEndOfFile() }
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(
      status: status, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
