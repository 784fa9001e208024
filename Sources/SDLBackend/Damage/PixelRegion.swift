/// A rectangle of whole pixels.
struct PixelRegion: Hashable {
  /// The columns.
  var columns: Range<Int>
  /// The rows.
  var rows: Range<Int>

  /// Whether it holds no pixel.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The number of pixels.
  var area: Int { columns.count * rows.count }

  /// The smallest rectangle that holds both.
  func union(_ other: PixelRegion) -> PixelRegion {
    PixelRegion(
      columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }
}

/// A few rectangles that hold all that was added to them.
struct PixelRegionSet {
  /// The largest number of rectangles: each costs a walk through the display list.
  private static let limit = 5

  /// The rectangles; they may overlap.
  private(set) var regions: [PixelRegion] = []

  /// The number of pixels in all rectangles, those in two counted twice.
  var area: Int { regions.reduce(0) { $0 + $1.area } }

  /// Adds a rectangle, joining it with others where little is wasted.
  mutating func insert(_ region: PixelRegion) {
    guard !region.isEmpty else { return }
    var region = region
    while let index = regions.firstIndex(where: { $0.union(region).area <= ($0.area + region.area) * 5 / 4 }) {
      region = region.union(regions.remove(at: index))
    }
    regions.append(region)
    if regions.count > Self.limit { joinNearest() }
  }

  private mutating func joinNearest() {
    var best: (first: Int, second: Int, waste: Int)?
    for first in regions.indices {
      for second in regions.indices where second > first {
        let (one, two) = (regions[first], regions[second])
        let waste = one.union(two).area - one.area - two.area
        if waste < best?.waste ?? .max { best = (first, second, waste) }
      }
    }
    guard let best else { return }
    let joined = regions[best.first].union(regions[best.second])
    regions.remove(at: best.second)
    regions.remove(at: best.first)
    insert(joined)
  }
}
