import Foundation
import Primitives
import Testing

/// Several displays of one compositor, and its workspaces.
@Suite(.serialized, .enabled(if: VirtualCompositor.isInstalled, "skipped: install sway to have several displays"))
struct OutputsEndToEndTests {
  private static let fling = TrackpadRun.pan("fingers", by: Vector(x: 0, y: 400), steps: 20) + ["lift"]

  @Test("On a workspace that is not shown nothing is drawn, and what moved has gone on when it is shown again")
  func workspace() throws {
    let compositor = try VirtualCompositor()
    let run = try TrackpadRun(Self.fling + ["wait 1500"], in: compositor, rest: 0.8) {
      Thread.sleep(forTimeInterval: 0.45)
      try compositor.tell("workspace 2")
      Thread.sleep(forTimeInterval: 1.5)
      try compositor.tell("workspace 1")
    }
    let flight = run.frames.filter { $0["list0.velocity.y"] > 0 }
    #expect(!flight.isEmpty)
    let pauses = zip(run.frames, run.frames.dropFirst()).filter { $0.1.t > (flight.first?.t ?? 0) }.map { $1.t - $0.t }
    #expect((pauses.max() ?? 0) > 0.7)
  }

  @Test("A window that is moved in mid flight is paced by the display that it comes to")
  func pacing() throws {
    let compositor = try VirtualCompositor()
    try compositor.addOutput(scale: 1, hertz: 20)
    // The pointer's places are shares of both displays together.
    let run = try TrackpadRun(Self.fling + ["wait 1500"], in: compositor, start: Point(x: 125, y: 600)) {
      Thread.sleep(forTimeInterval: 0.6)
      try compositor.tell("[title=\"ScrollLab\"] move container to output HEADLESS-2")
    }
    let flight = run.frames.filter { $0["list0.velocity.y"] > 0 }.map(\.t)
    let gaps = zip(flight.dropFirst(), flight).map { $0 - $1 }.suffix(9).sorted()
    #expect(gaps.count == 9)
    #expect(gaps.count > 4 && gaps[4] > 0.045)
  }

  @Test(
    "On a display of scale 2 every edge is as sharp as on one of scale 1",
    .enabled(if: DesktopTools.path(of: "grim") != nil, "skipped: install grim to see what a compositor shows"),
    arguments: ["software", "opengl"])
  func scale(renderer: String) throws {
    let compositor = try VirtualCompositor()
    try compositor.addOutput(scale: 2, hertz: 60)
    var edges: [Int] = []
    _ = try TrackpadRun(["wait 3000"], in: compositor, options: ["--renderer", renderer]) {
      Thread.sleep(forTimeInterval: 0.5)
      edges.append(try compositor.sharpEdges(output: "HEADLESS-1"))
      try compositor.tell("[title=\"ScrollLab\"] move container to output HEADLESS-2")
      Thread.sleep(forTimeInterval: 2)
      edges.append(try compositor.sharpEdges(output: "HEADLESS-2"))
    }
    #expect(edges.count == 2)
    // Of the window the smaller display shows a part, with twice as many rows.
    #expect(edges[0] > 500)
    #expect(edges[1] > edges[0] / 3)
  }
}

extension VirtualCompositor {
  /// Lets the compositor do what a command of its own says.
  func tell(_ command: String) throws {
    let tool = try #require(DesktopTools.path(of: "swaymsg"))
    let (status, _) = try DesktopTools.run(tool, ["-s", controlSocket, "--", command])
    #expect(status == 0)
  }

  /// Adds a display to the right of the first.
  func addOutput(scale: Double, hertz: Int) throws {
    try tell("create_output")
    let size = "\(Int(Self.screen.width))x\(Int(Self.screen.height))"
    try tell("output HEADLESS-2 mode \(size)@\(hertz)Hz position \(Int(Self.screen.width)) 0 scale \(scale)")
    try tell("focus output HEADLESS-1")
  }

  /// How many pairs of pixels in what a display shows are nearly as different as white and black; the first of each is in
  /// an even column, so that a picture that was made twice as large has none.
  func sharpEdges(output: String) throws -> Int {
    let tool = try #require(DesktopTools.path(of: "grim"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, _) = try DesktopTools.run(
      tool, ["-t", "ppm", "-o", output, file.path], environment: environment)
    #expect(status == 0)
    let data = try Data(contentsOf: file)
    // The header is three lines; then come red, green and blue of each pixel, in rows of an even number of pixels.
    var start = data.startIndex
    for _ in 0..<3 { start = try #require(data[start...].firstIndex(of: 10)) + 1 }
    return data[start...].withUnsafeBytes { bytes in
      var count = 0
      var green = 1
      while green + 3 < bytes.count {
        if abs(Int(bytes[green]) - Int(bytes[green + 3])) > 140 { count += 1 }
        green += 6
      }
      return count
    }
  }
}
