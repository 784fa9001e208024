import Foundation
import InputEvents
import Primitives

/// Writes a trace while the run goes on.
///
/// Each line goes to the system as it is made, so a crash of the program loses at most the line that it was writing.
public final class TraceWriter {
  private let file: String
  private let handle: FileHandle

  /// Starts a trace with its header; what an existing file held is replaced.
  ///
  /// - Throws: `OutputFileError` where the file cannot be written, or another run records into it.
  public init(file: String, header: TraceHeader) throws {
    self.file = file
    handle = try Self.handle(for: file)
    try write(TraceText.line(header))
  }

  /// Opens a file for one writer alone, and empties it.
  ///
  /// What lies under the name stays what it is: a link, a pipe or a device is written through, not replaced by a file.
  private static func handle(for file: String) throws -> FileHandle {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFileError(file: file) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard TextFile.isPlain(file) else { return handle }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw OutputFileError(file: file, problem: "another run records into it")
    }
    guard ftruncate(descriptor, 0) == 0 else { throw OutputFileError(file: file) }
    return handle
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
