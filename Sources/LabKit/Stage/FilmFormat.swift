import Primitives

/// A kind of film: how its file's name ends, and how ffmpeg is to make it.
public enum FilmFormat: String, Sendable, Hashable, CaseIterable {
  /// H.264 in MP4.
  case mp4
  /// VP9 in WebM.
  case webm
  /// An animated GIF with a palette of its own.
  case gif

  /// The format that the end of a file's name asks for; nil where it asks for no film.
  public init?(fileName: String) {
    let lowered = fileName.lowercased()
    guard let format = Self.allCases.first(where: { lowered.hasSuffix(".\($0.rawValue)") }) else { return nil }
    self = format
  }

  /// Frames a second of the film: an animated GIF counts in hundredths of a second.
  public var framesPerSecond: Double { self == .gif ? 50 : 60 }

  /// Frames a second of the run, so that each frame of the film has one of its own.
  ///
  /// - Parameter speed: seconds of the run for a second of the film.
  /// - Returns: nil for a film at full speed or faster, which takes the run's own frames.
  public func hertz(atSpeed speed: Double) -> Double? { speed < 1 ? framesPerSecond / speed : nil }

  /// The arguments with which ffmpeg reads raw frames from standard input and writes a film.
  ///
  /// - Parameters:
  ///   - width: the width of a frame, in pixels.
  ///   - height: its height.
  ///   - file: the film.
  public func arguments(width: Int, height: Int, file: String) -> [String] {
    let input = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
      "\(width)x\(height)", "-framerate", JSONText.number(framesPerSecond), "-i", "pipe:0", "-an",
    ]
    // Both codecs halve the colour's resolution, so that sides must be even: a row or a column is added.
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2,format=yuv420p"
    let output =
      switch self {
      case .mp4:
        ["-vf", even, "-c:v", "libx264", "-crf", "18", "-preset", "fast", "-movflags", "+faststart", "-f", "mp4"]
      case .webm:
        ["-vf", even, "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4", "-f", "webm"]
      case .gif:
        ["-filter_complex", "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none", "-f", "gif"]
      }
    return input + output + [file]
  }
}
