import Primitives

/// The columns of the offsets' table: the narrower it is, the fewer there are.
struct OffsetColumns {
  /// Where a column stands.
  struct Column {
    var x: Double
    var width: Double
    var maxX: Double { x + width }
  }

  let name: Column
  let phase: Column
  let offset: Column
  let limits: Column?
  let velocity: Column?

  init(_ rect: Rect) {
    var x = rect.minX
    func column(_ width: Double, gap: Double = 12) -> Column {
      defer { x += width + gap }
      return Column(x: x, width: width)
    }
    let showsVelocity = rect.width >= 420
    let showsLimits = rect.width >= 560
    // Room for a name of eight letters, before what only a wide table has.
    let least = showsLimits ? 560.0 : showsVelocity ? 420 : 264
    let spare = max(0, rect.width - 640)
    name = column(84 + min(28, max(0, rect.width - least)) + spare * 0.06)
    // The dot alone tells the phase where there is no room for the word.
    phase = column(rect.width < 264 ? 12 : 96)
    guard showsVelocity else {
      offset = Column(x: x, width: max(40, rect.maxX - x))
      limits = nil
      velocity = nil
      return
    }
    offset = column(72)
    let velocityWidth = 132.0
    limits = showsLimits ? Column(x: x, width: rect.maxX - velocityWidth - 12 - x) : nil
    velocity = Column(x: rect.maxX - velocityWidth, width: velocityWidth)
  }
}
