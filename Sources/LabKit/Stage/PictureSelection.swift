import Primitives

/// Which frames of a run become pictures, and what their files are called.
///
/// A picture for a time is the first frame at or after it; where the run is over before, its last frame.
public struct PictureSelection: Sendable, Hashable {
  /// The times asked for, in the order asked; empty for the last frame, or for every frame of a folder.
  public let times: [Double]
  /// The file or the folder.
  public let out: String
  /// Whether `out` is a folder.
  public let isFolder: Bool

  /// Makes a selection; a name that ends in `.png` is a file, one without an ending a folder.
  ///
  /// - Throws: `UsageError` for another ending, or for a time that is none.
  public init(out: String, times: [String], command: String) throws {
    let name = out.split(separator: "/").last.map(String.init) ?? out
    isFolder = !name.contains(".") || out.hasSuffix("/")
    guard isFolder || name.lowercased().hasSuffix(".png") else {
      throw UsageError(
        "--out: expected a name that ends in .png, .mp4, .webm or .gif, or a folder; found \(out)", command: command)
    }
    self.times = try times.map { text in
      guard let time = Double(text), time.isFinite, time >= 0 else {
        throw UsageError("--at: expected times in seconds, from 0; found \(text)", command: command)
      }
      return time
    }
    self.out = out
  }

  /// Whether every frame becomes a picture.
  public var takesEveryFrame: Bool { isFolder && times.isEmpty }

  /// The places in `times` whose picture is the frame at `time`, given the time of the frame before it.
  public func places(at time: Timestamp, after previous: Timestamp?) -> [Int] {
    times.indices.filter { place in
      let wanted = times[place] - FrameSeries.timeTolerance
      return time.seconds >= wanted && previous.map { $0.seconds < wanted } ?? true
    }
  }

  /// The places in `times` that lie after the end of a run.
  public func places(beyond end: Timestamp) -> [Int] {
    times.indices.filter { times[$0] - FrameSeries.timeTolerance > end.seconds }
  }

  /// The path of a picture.
  ///
  /// - Parameter place: the place in `times`, or the number of the frame where every frame is taken.
  public func path(_ place: Int) -> String {
    if isFolder {
      let folder = out.hasSuffix("/") ? String(out.dropLast()) : out
      let digits = String(place)
      return "\(folder)/frame-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
    }
    return times.count > 1 ? "\(out.dropLast(4))-\(place + 1).png" : out
  }
}
