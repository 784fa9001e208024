import Drawing
import InteractionKit
import Primitives

extension ScrollViewInspection {
  /// The axis that a reader cares about: the one on which it moves; of two, the one on which it is fastest.
  var mainAxis: Axis {
    guard axes.count != 1 else { return axes[0] }
    if axes.isEmpty { return .vertical }
    let horizontal = max(abs(velocity.x), abs(fingerVelocity.x))
    let vertical = max(abs(velocity.y), abs(fingerVelocity.y))
    return horizontal > vertical ? .horizontal : .vertical
  }

  /// How far the offset is beyond its limits, in points: negative before the start, positive behind the end.
  func beyond(_ axis: Axis) -> Double {
    let offset = offset[axis]
    return offset < minimum[axis] ? offset - minimum[axis] : offset > maximum[axis] ? offset - maximum[axis] : 0
  }
}

/// The colours of scroll phases.
enum ScrollPhasePalette {
  /// The colour of the dot beside a phase's name.
  static func color(_ phase: String) -> Color {
    switch phase {
    case "tracking": Color(hex: 0xF5D547)
    case "dragging": Color(hex: 0x45D68F)
    case "decelerating": Color(hex: 0x74ABFF)
    case "bouncing": Color(hex: 0xFFA057)
    case "animating": Color(hex: 0xC79BFF)
    default: Color(hex: 0x6C7487)
    }
  }
}
