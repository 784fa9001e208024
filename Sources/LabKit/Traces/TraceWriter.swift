import Foundation
import InputEvents
import Primitives

/// Writes a trace while the run goes on.
///
/// Each line goes to the system as it is made, so a crash of the program loses at most the line that it was writing.
public final class TraceWriter {
  private let file: String
  private let handle: FileHandle

  /// Starts a trace with its header; an existing file is replaced.
  ///
  /// - Throws: `OutputFileError` where the file cannot be written.
  public init(file: String, header: TraceHeader) throws {
    self.file = file
    guard FileManager.default.createFile(atPath: file, contents: nil),
      let handle = FileHandle(forWritingAtPath: file)
    else { throw OutputFileError(file: file) }
    self.handle = handle
    try write(TraceText.line(header))
  }

  /// Writes what a frame got, and that it was stepped.
  ///
  /// - Throws: `OutputFileError` where the disk is full or gone.
  public func record(_ events: [InputEvent], tick: Int, at time: Timestamp, digest: String) throws {
    let hasDigest = tick % TraceLine.digestInterval == 0
    let lines = events.map(TraceLine.input) + [.tick(tick, time: time, digest: hasDigest ? digest : nil)]
    try write(lines.map(TraceText.line).joined(separator: "\n"))
  }

  /// Writes the last bytes and closes the file.
  ///
  /// - Throws: `OutputFileError` where the disk is full or gone.
  public func close() throws {
    do { try handle.close() } catch { throw OutputFileError(file: file) }
  }

  private func write(_ lines: String) throws {
    do {
      try handle.write(contentsOf: Data((lines + "\n").utf8))
    } catch {
      throw OutputFileError(file: file)
    }
  }
}
