import LabKit
import Primitives
import Testing

@Suite("Pictures")
struct PictureSelectionTests {
  private func picked(_ times: [String]) throws -> [Int: Double] {
    let selection = try PictureSelection(out: "a.png", times: times, command: "render")
    var picked: [Int: Double] = [:]
    var previous: Timestamp?
    for frame in 0...12 {
      let time = Timestamp(Double(frame) / 120)
      for place in selection.places(at: time, after: previous) { picked[place] = time.seconds }
      previous = time
    }
    for place in selection.places(beyond: previous ?? .zero) { picked[place] = -1 }
    return picked
  }

  @Test("a time is the first frame at or after it, also where rounding moved the frame")
  func firstFrame() throws {
    #expect(try picked(["0.05", "0", "0.0501"]) == [0: 6.0 / 120, 1: 0, 2: 7.0 / 120])
    #expect(try picked(["0.1000000001"]) == [0: 12.0 / 120])
  }

  @Test("each time has exactly one picture; what lies after the end has the last frame")
  func oneEach() throws {
    #expect(try picked(["0.02", "0.02", "7"]) == [0: 3.0 / 120, 1: 3.0 / 120, 2: -1])
  }

  @Test("one picture has the name given, several are numbered, a folder's are frames")
  func names() throws {
    let one = try PictureSelection(out: "x/a.png", times: ["1"], command: "render")
    #expect(one.path(0) == "x/a.png")
    let two = try PictureSelection(out: "x/a.png", times: ["1", "2"], command: "render")
    #expect(two.path(1) == "x/a-2.png")
    let folder = try PictureSelection(out: "x/frames/", times: [], command: "render")
    #expect(folder.path(42) == "x/frames/frame-00042.png")
    #expect(folder.takesEveryFrame)
  }

  @Test("other endings and times that are none are refused with the option's name", arguments: ["1,x", "-1", "nan"])
  func refusals(times: String) {
    let parts = times.split(separator: ",").map(String.init)
    #expect(throws: UsageError.self) { try PictureSelection(out: "a.png", times: parts, command: "render") }
    #expect(throws: UsageError.self) { try PictureSelection(out: "a.mp4", times: [], command: "render") }
  }
}
