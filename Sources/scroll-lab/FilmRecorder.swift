import Foundation
import LabKit
import Primitives
import SDLBackend

/// Makes a film of a run: frames go raw through a pipe to ffmpeg.
///
/// The film is written beside its name and moved there when it is whole, so that whatever ends the program, no half film
/// takes the place of a good one.
@MainActor
final class FilmRecorder {
  private let file: String
  private let format: FilmFormat
  private let speed: Double
  private let partialFile: String
  private var encoder: FilmEncoder?
  private var frameCount = 0

  /// How long the last frame is shown after the run, in seconds of the film.
  private static let epilogue = 0.5

  /// Sets up a film.
  init(_ file: String, _ format: FilmFormat, speed: Double) {
    self.file = file
    self.format = format
    self.speed = speed
    let url = URL(fileURLWithPath: file)
    partialFile =
      url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(getpid()).part").path
  }

  /// Plays a run and films it.
  ///
  /// - Throws: `FilmError` where ffmpeg is missing or fails, `OutputFileError` where the film cannot be written.
  func record(_ plan: FramePlan, in studio: Studio) throws -> ExitStatus {
    let program = try FilmEncoder.program()
    guard FileManager.default.createFile(atPath: partialFile, contents: nil) else {
      throw OutputFileError(file: file)
    }
    defer { try? FileManager.default.removeItem(atPath: partialFile) }
    // Whoever ends the program finds no half film beside the name.
    Interruption.remember([SIGINT, SIGTERM, SIGHUP])
    var picture: PixelBuffer?
    try studio.play(plan) { planned in
      if Interruption.isRequested { return false }
      // Each frame of the film shows the first frame of the run at its time or after it.
      guard isDue(at: planned.time) else { return true }
      picture = studio.draw()
      while isDue(at: planned.time), !Interruption.isRequested {
        if let picture { try append(picture, program) }
      }
      return !Interruption.isRequested
    }
    if picture == nil || !Interruption.isRequested {
      if let last = studio.draw() {
        for _ in 0..<Int(Self.epilogue * format.framesPerSecond) where !Interruption.isRequested {
          try append(last, program)
        }
      }
    }
    return try finish()
  }

  private func isDue(at time: Timestamp) -> Bool {
    Double(frameCount) / format.framesPerSecond * speed <= time.seconds + 1e-9
  }

  private func append(_ picture: PixelBuffer, _ program: String) throws {
    if encoder == nil {
      encoder = try FilmEncoder(
        program, format.arguments(width: picture.width, height: picture.height, file: partialFile),
        size: (picture.width, picture.height))
    }
    try encoder?.append(picture)
    frameCount += 1
    if frameCount % Int(format.framesPerSecond) == 0 { report() }
  }

  private func report() {
    Console.complain("\(file): \(frameCount) frames, \(JSONText.number(seconds)) s")
  }

  private var seconds: Double { (Double(frameCount) / format.framesPerSecond * 100).rounded() / 100 }

  private func finish() throws -> ExitStatus {
    if Interruption.isRequested {
      encoder?.abandon()
      return .interrupted
    }
    try encoder?.finish()
    if Interruption.isRequested { return .interrupted }
    guard rename(partialFile, file) == 0 else { throw OutputFileError(file: file) }
    report()
    return .done
  }
}
