import InputEvents
import Primitives

/// The inputs of a case as single events in order of time.
enum InputScript {
  /// Seconds from the down to the up of a tap.
  static let tapDuration = 0.05

  /// The events of all inputs, sorted by time; at equal times the order of the file stands.
  static func events(of inputs: [CaseInput]) -> [InputEvent] {
    let drafts = inputs.flatMap(drafts)
    // `sort` is not promised to be stable: the place in the file decides between equal times.
    let order = drafts.indices.sorted { (drafts[$0].time, $0) < (drafts[$1].time, $1) }
    var pointers = PointerMemory()
    return order.map { drafts[$0].event(&pointers) }
  }

  /// An event before it is known where a pointer was when it was taken away.
  private enum Draft {
    case ready(InputEvent)
    case pointer(PointerEvent.Phase, Point?, CaseInput.Pointer, at: Double)

    var time: Double {
      switch self {
      case .ready(let event): event.time.seconds
      case .pointer(_, _, _, let time): time
      }
    }

    func event(_ pointers: inout PointerMemory) -> InputEvent {
      switch self {
      case .ready(let event): return event
      case .pointer(let phase, let position, let pointer, let time):
        let complete = pointers.complete(phase, position, pointer)
        return InputEvent(time: Timestamp(time), kind: .pointer(complete))
      }
    }
  }

  /// Where each pointer was last, and which device is behind it.
  private struct PointerMemory {
    private var last: [Int: PointerEvent] = [:]

    mutating func complete(
      _ phase: PointerEvent.Phase, _ position: Point?, _ pointer: CaseInput.Pointer
    ) -> PointerEvent {
      let known = phase == .down ? nil : last[pointer.id]
      let event = PointerEvent(
        id: pointer.id, kind: pointer.kind ?? known?.kind ?? .touch, phase: phase,
        position: position ?? last[pointer.id]?.position ?? .zero)
      last[pointer.id] = event
      return event
    }
  }

  private static func drafts(_ input: CaseInput) -> [Draft] {
    func ready(_ kind: InputEvent.Kind) -> [Draft] { [.ready(InputEvent(time: Timestamp(input.time), kind: kind))] }
    switch input.action {
    case .drag(let stroke, let pointer): return drag(stroke, pointer, from: input.time)
    case .tap(let point, let pointer):
      return [
        .pointer(.down, point, pointer, at: input.time),
        .pointer(.up, point, pointer, at: input.time + tapDuration),
      ]
    case .down(let point, let pointer): return [.pointer(.down, point, pointer, at: input.time)]
    case .move(let point, let pointer): return [.pointer(.move, point, pointer, at: input.time)]
    case .up(let point, let pointer): return [.pointer(.up, point, pointer, at: input.time)]
    case .cancel(let id): return [.pointer(.cancel, nil, .init(id: id), at: input.time)]
    case .scroll(let stroke): return stroke.events(from: input.time).map(Draft.ready)
    case .wheel(let wheel): return ready(.wheel(wheel))
    case .set(let changes): return ready(.set(changes))
    case .perform(let command, let argument): return ready(.perform(command, argument))
    case .resize(let size): return ready(.resize(size))
    case .blur: return ready(.blur)
    }
  }

  private static func drag(_ stroke: DragStroke, _ pointer: CaseInput.Pointer, from start: Double) -> [Draft] {
    var drafts: [Draft] = []
    let samples = stroke.samples
    for (index, sample) in samples.enumerated() {
      drafts.append(.pointer(index == 0 ? .down : .move, sample.position, pointer, at: start + sample.time))
    }
    if let last = samples.last {
      drafts.append(.pointer(.up, last.position, pointer, at: start + last.time + stroke.hold))
    }
    return drafts
  }
}
