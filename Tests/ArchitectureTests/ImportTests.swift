import TestSupport
import Testing

@Suite("Imports")
struct ImportTests {
  /// What each target may import: the table of the architecture, less the targets of C libraries.
  private static let allowed: [String: Set<String>] = {
    let motion: Set = ["Primitives"]
    let engine: Set = ["Primitives", "MotionCore", "InputEvents", "Drawing"]
    let lab = engine.union(["InteractionKit"])
    let system: Set = ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization"]
    return [
      "Primitives": ["Glibc", "Musl", "Darwin"],
      "MotionCore": motion,
      "InputEvents": motion,
      "Drawing": motion,
      "InteractionKit": engine,
      "LabKit": lab.union(system),
      "SDLBackend": Set(["CSDL2", "CSDL2TTF", "CPNG", "CSmoothScroll", "Primitives", "InputEvents", "Drawing"]).union(
        system),
      "scroll-lab": lab.union(["LabKit", "SDLBackend"]).union(system),
      "scroll-bench": lab.union(["LabKit", "SDLBackend"]).union(system),
      "TestSupport": lab.union(["LabKit", "Testing"]).union(system),
    ]
  }()

  @Test("An import points down, and only to what the architecture lists", arguments: SwiftSource.all)
  func pointsDown(source: SwiftSource) throws {
    let allowed = try #require(Self.allowed[source.target], "no such target in the architecture")
    #expect(Set(source.imports).subtracting(allowed) == [], "\(source.path)")
  }

  @Test("The C library is asked for elementary functions in one file only", arguments: SwiftSource.engine)
  func oneFileForElementaryFunctions(source: SwiftSource) {
    let isThatFile = source.path == "Sources/Primitives/ElementaryFunctions.swift"
    #expect(source.imports.contains("Glibc") == isThatFile, "\(source.path)")
    guard !isThatFile else { return }
    let call =
      /(^|[^A-Za-z0-9_.])(exp|expm1|exp2|log|log1p|log2|log10|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|sqrt|cbrt|hypot)\(/
    for (number, line) in source.code where line.firstMatch(of: call) != nil && !line.contains("func ") {
      Issue.record("\(source.path):\(number): \(line)")
    }
  }

  @Test("The engine reads no clock and rolls no dice of the system", arguments: SwiftSource.engine)
  func noClock(source: SwiftSource) {
    let words = [
      "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "DispatchTime", "Date()", "ProcessInfo",
      "SystemRandomNumberGenerator", ".random(in:", "Task.sleep", "usleep(", "nanosleep(",
    ]
    for (number, line) in source.code {
      for word in words where line.contains(word) && !line.contains("using:") {
        Issue.record("\(source.path):\(number): \(word)")
      }
    }
  }
}
