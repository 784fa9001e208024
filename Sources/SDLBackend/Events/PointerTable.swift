import InputEvents
import Primitives

/// The pointers that are down, each with the smallest number that was free when it came down.
///
/// A place that is no number is none: nothing comes down or moves there, and who lifts there lifts where it was.
struct PointerTable {
  /// What the library knows a pointer by.
  enum Source: Hashable {
    /// The left mouse button.
    case mouse
    /// A finger on a touch device.
    case finger(device: Int64, finger: Int64)
  }

  private struct Pointer {
    let source: Source
    let id: Int
    var position: Point
  }

  private var pointers: [Pointer] = []

  /// Makes a table without pointers.
  init() {}

  /// Whether a source's pointer is down.
  func isDown(_ source: Source) -> Bool { pointers.contains { $0.source == source } }

  /// Puts a pointer down; one of the same source that was still down is cancelled first.
  mutating func down(_ source: Source, at position: Point) -> [PointerEvent] {
    let lost = lift(source, at: nil, .cancel)
    guard position.isFinite else { return lost }
    let taken = pointers.map(\.id)
    let id = (0...pointers.count).first { !taken.contains($0) } ?? pointers.count
    pointers.append(Pointer(source: source, id: id, position: position))
    return lost + [PointerEvent(id: id, kind: kind(source), phase: .down, position: position)]
  }

  /// Moves a pointer; nothing if it is not down or does not move.
  mutating func move(_ source: Source, to position: Point) -> [PointerEvent] {
    guard let index = pointers.firstIndex(where: { $0.source == source }), position.isFinite,
      pointers[index].position != position
    else { return [] }
    pointers[index].position = position
    return [PointerEvent(id: pointers[index].id, kind: kind(source), phase: .move, position: position)]
  }

  /// Lifts or cancels a pointer, where it is if no position is given; nothing if it is not down.
  mutating func lift(_ source: Source, at position: Point?, _ phase: PointerEvent.Phase) -> [PointerEvent] {
    guard let index = pointers.firstIndex(where: { $0.source == source }) else { return [] }
    let pointer = pointers.remove(at: index)
    let place = position.flatMap { $0.isFinite ? $0 : nil } ?? pointer.position
    return [PointerEvent(id: pointer.id, kind: kind(source), phase: phase, position: place)]
  }

  /// Cancels all pointers, in the order in which they came down.
  mutating func cancelAll() -> [PointerEvent] {
    defer { pointers.removeAll() }
    return pointers.map { PointerEvent(id: $0.id, kind: kind($0.source), phase: .cancel, position: $0.position) }
  }

  /// Cancels the fingers on a device, in the order in which they came down.
  mutating func cancelFingers(of device: Int64) -> [PointerEvent] {
    pointers.compactMap { pointer in
      if case .finger(device, _) = pointer.source { pointer.source } else { nil }
    }.flatMap { lift($0, at: nil, .cancel) }
  }

  private func kind(_ source: Source) -> PointerEvent.Kind { source == .mouse ? .mouse : .touch }
}
