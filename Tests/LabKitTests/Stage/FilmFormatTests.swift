import LabKit
import Testing

@Suite("Formats of films")
struct FilmFormatTests {
  @Test("The end of a name says the format; other ends are no films")
  func names() {
    #expect(FilmFormat(fileName: "a.mp4") == .mp4)
    #expect(FilmFormat(fileName: "b/c.WebM") == .webm)
    #expect(FilmFormat(fileName: "d.x.gif") == .gif)
    for other in ["a.png", "folder", "mp4", "a.mp4/", "a.jsonl"] { #expect(FilmFormat(fileName: other) == nil) }
  }

  @Test("In slow motion each frame of the film has one of the run's own")
  func hertz() {
    #expect(FilmFormat.mp4.hertz(atSpeed: 0.25) == 240)
    #expect(FilmFormat.gif.hertz(atSpeed: 0.5) == 100)
    #expect(FilmFormat.mp4.hertz(atSpeed: 1) == nil)
  }

  @Test("Arguments say the size and the rate of the raw frames, and end with the file", arguments: FilmFormat.allCases)
  func arguments(format: FilmFormat) {
    let arguments = format.arguments(width: 390, height: 845, file: "out.part")
    let text = arguments.joined(separator: " ")
    #expect(text.contains("-video_size 390x845 -framerate \(format == .gif ? 50 : 60) -i pipe:0"))
    #expect(arguments.suffix(3).dropLast().contains("-f") || text.contains("-f \(format.rawValue)"))
    #expect(arguments.last == "out.part")
  }
}
