import Foundation
import LabKit
import SDLBackend

/// ffmpeg, as far as a film needs it: raw frames in, a file out.
final class FilmEncoder {
  private let process = Process()
  private let input = Pipe()
  private let complaints: URL
  private let size: (width: Int, height: Int)

  /// The environment variable that names ffmpeg outright.
  private static let variable = "SCROLL_LAB_FFMPEG"

  /// Where ffmpeg is: where the environment says, else on the path.
  ///
  /// - Throws: `FilmError` where it is not installed.
  static func program() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let named = environment[variable].map { [$0] }
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let candidates = named ?? folders.map { "\($0)/ffmpeg" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw FilmError("films are made by ffmpeg, which is not installed; --out with a folder gives pictures instead")
    }
    return found
  }

  /// Starts ffmpeg.
  ///
  /// - Throws: `FilmError` where it does not start.
  init(_ program: String, _ arguments: [String], size: (width: Int, height: Int)) throws {
    self.size = size
    complaints = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
    // A program that ends early must not end this one with a signal.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: complaints.path) ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw FilmError("ffmpeg does not start: \(program)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: complaints) }

  /// Hands over a frame; one of another size is brought to that of the first, cut or with black.
  ///
  /// - Throws: `FilmError` where ffmpeg has ended.
  func append(_ picture: PixelBuffer) throws {
    let pixels = fitted(picture)
    let data = pixels.withUnsafeBytes { Data($0) }
    do {
      try input.fileHandleForWriting.write(contentsOf: data)
    } catch {
      throw failure()
    }
  }

  private func fitted(_ picture: PixelBuffer) -> [UInt32] {
    guard (picture.width, picture.height) != (size.width, size.height) else { return picture.pixels }
    var pixels = [UInt32](repeating: 0xFF00_0000, count: size.width * size.height)
    for y in 0..<min(size.height, picture.height) {
      for x in 0..<min(size.width, picture.width) { pixels[y * size.width + x] = picture[x, y] }
    }
    return pixels
  }

  /// Waits until the film is whole.
  ///
  /// - Throws: `FilmError` with what ffmpeg says.
  func finish() throws {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure() }
  }

  /// Ends ffmpeg at once.
  func abandon() {
    process.terminate()
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func failure() -> FilmError {
    abandon()
    let text = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    let last = text.split(separator: "\n").last.map(String.init) ?? "it ended early"
    return FilmError("ffmpeg cannot make the film: \(last)")
  }
}

/// A film that cannot be made.
struct FilmError: Error, CustomStringConvertible {
  /// One sentence.
  let description: String

  /// Makes an error.
  init(_ description: String) { self.description = description }
}
