import InteractionKit

/// What a run published under the names that are asked for, frame by frame.
public struct FrameSeries: Sendable {
  /// How far a moment may lie beyond a frame and still count as the frame's: it swallows the last bit of k/hz.
  public static let timeTolerance = 1e-9

  /// The time of each frame, in seconds.
  public private(set) var times: [Double] = []
  /// The frame that counts as `settled`, once there is one.
  public private(set) var settled: Int?
  private let names: [String]
  private var columns: [[InspectorValue?]]

  /// Makes a series without frames that will keep the values of `names`.
  public init(names: [String]) {
    var distinct: [String] = []
    for name in names where !distinct.contains(name) { distinct.append(name) }
    self.names = distinct
    columns = Array(repeating: [], count: distinct.count)
  }

  /// Takes in a frame.
  ///
  /// - Parameter isSettled: whether it comes after the last input and nothing moves.
  public mutating func append(_ frame: ObservedFrame, at time: Double, isSettled: Bool) {
    if isSettled, settled == nil { settled = times.count }
    times.append(time)
    for index in names.indices { columns[index].append(frame.value(names[index])) }
  }

  /// The values published under a name, one a frame; nil in a frame that did not publish it.
  public func values(_ name: String) -> [InspectorValue?] {
    names.firstIndex(of: name).map { columns[$0] } ?? Array(repeating: nil, count: times.count)
  }

  /// The frames of a scope; nil where there is none.
  public func frames(_ scope: Expectation.Scope) -> ClosedRange<Int>? {
    switch scope {
    case .at(let mark): return first(mark).map { $0...$0 }
    case .during(let start, let end):
      guard let first = first(start), let last = last(end), first <= last else { return nil }
      return first...last
    }
  }

  private func first(_ mark: Expectation.Mark) -> Int? {
    switch mark {
    case .seconds(let seconds): times.firstIndex { $0 >= seconds - Self.timeTolerance }
    case .settled: settled
    case .end: times.indices.last
    }
  }

  private func last(_ mark: Expectation.Mark) -> Int? {
    switch mark {
    case .seconds(let seconds): times.lastIndex { $0 <= seconds + Self.timeTolerance }
    case .settled: settled
    case .end: times.indices.last
    }
  }
}
