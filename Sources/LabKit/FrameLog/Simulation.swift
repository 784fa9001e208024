/// What came of playing a file without a window.
public struct Simulation: Sendable {
  /// The frames.
  public var log: FrameLog
  /// The digest of the whole run.
  public var digest: String
  /// Whether the replay kept to the digests of its recording.
  public var comparison: DigestComparison

  /// Plays a file to its end.
  ///
  /// - Parameter comparesDigests: false where something was changed, so that the recording's digests mean nothing.
  /// - Throws: whatever the start of the run throws; `InputFileError` where an expectation of a case names a value that
  ///   the scene does not publish.
  public init(
    _ playback: Playback, format: FrameLog.Format, catalogue: Catalogue, comparesDigests: Bool = true,
    start: RunFactory
  ) throws {
    var log = FrameLog(format)
    var digest = ""
    var comparison = DigestComparison()
    let run = try start(playback.configuration)
    try FramePlan.play(playback.plan, on: run) { planned, frame in
      if log.frameCount == 0 { try playback.scripted?.checkValueNames(published: frame, catalogue: catalogue) }
      log.append(planned, frame)
      digest = frame.digest
      if comparesDigests { comparison.compare(planned, frame.digest) }
    }
    self.log = log
    self.digest = digest
    self.comparison = comparison
  }
}
