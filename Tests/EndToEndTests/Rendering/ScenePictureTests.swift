import Foundation
import SDLBackend
import TestSupport
import Testing

/// Pictures of scenes that were looked at and kept; written anew with `SCROLL_LAB_RECORD=1` in the environment.
@Suite("Kept pictures of scenes", .serialized)
struct ScenePictureTests {
  /// What is drawn: a scene, a stroke that ends held where it is, and the overlays beside it.
  struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var scene = "profile"
    var from = [195, 700]
    var to = [195, 700]
    var overlays = ""

    var testDescription: String { name }

    /// The case that leads there: the finger still rests on the glass when the picture is taken, so that no motion has
    /// a part in it.
    var text: String {
      let drag = #"{"at": 0, "drag": {"from": \#(from), "to": \#(to), "over": 0.4, "hold": 2}}"#
      return """
        { "format": "scroll-lab-case", "version": 1, "id": "\(name)", "scene": "\(scene)", "preset": "ios",
          "strategy": "coordinated", "hz": 60, "until": 1, "input": [\(from == to ? "" : drag)], "expect": [] }
        """
    }
  }

  private static let folder = PackageFolder.path + "/Tests/Goldens/Scenes"

  /// The part of the pixels that may differ by more than `rounding`: text is not the same in every release of the font
  /// engine.
  private static let allowedShare = 0.0005
  private static let rounding = 48

  @Test(
    "A scene looks as kept",
    arguments: [
      Subject(name: "profile-at-rest"), Subject(name: "profile-pinned", to: [195, 300]),
      Subject(name: "profile-offsets", to: [195, 560], overlays: "offsets"),
      Subject(name: "pages-swipe-back", scene: "pages", from: [60, 600], to: [230, 600]),
    ])
  func looksAsKept(subject: Subject) throws {
    let kept = "\(Self.folder)/\(subject.name).png"
    let folder = try TemporaryFolder()
    let isRecording = ProcessInfo.processInfo.environment["SCROLL_LAB_RECORD"] != nil
    let drawn = isRecording ? kept : "\(folder.path)/\(subject.name).png"
    let file = try folder.write(subject.text, to: "\(subject.name).json")
    let overlays = subject.overlays.isEmpty ? [] : ["--overlay", subject.overlays]
    let outcome = try Program.run(["render", file, "--out", drawn, "--at", "0.9"] + overlays)
    #expect(outcome.errors == "")
    try #require(outcome.status == 0)
    let share = try PNGReader.read(drawn).share(differingFrom: PNGReader.read(kept), byMoreThan: Self.rounding)
    #expect(share <= Self.allowedShare, "look at it with scroll-lab render, and keep it with SCROLL_LAB_RECORD=1")
  }

  @Test("A picture that moved by a pixel is told from the kept one")
  func tellsApart() throws {
    let kept = try PNGReader.read("\(Self.folder)/profile-pinned.png")
    #expect(kept.share(differingFrom: kept, byMoreThan: 0) == 0)
    var moved = kept
    for index in kept.width..<kept.pixels.count { moved.pixels[index] = kept.pixels[index - kept.width] }
    #expect(moved.share(differingFrom: kept, byMoreThan: Self.rounding) > 10 * Self.allowedShare)
  }
}

extension PixelBuffer {
  /// The part of the pixels of which red, green or blue differs by more than a number of 255; 1 for another size.
  func share(differingFrom other: PixelBuffer, byMoreThan allowed: Int) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      let shifts: [UInt32] = [0, 8, 16]
      let differences = shifts.map { (shift: UInt32) -> Int in
        let first = Int((one >> shift) & 0xFF)
        let second = Int((two >> shift) & 0xFF)
        return abs(first - second)
      }
      if differences.contains(where: { $0 > allowed }) { count += 1 }
    }
    return Double(count) / Double(pixels.count)
  }
}
