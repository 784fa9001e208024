/// What differs between two frames.
enum Damage {
  /// How far ahead a thing is looked for that is missing or new.
  private static let lookahead = 24

  /// The rectangles outside of which both frames have the same pixels.
  ///
  /// Things that both paint in the same way and order are matched; the pixels of all others, in either frame, are
  /// damaged.
  static func between(_ old: [PaintedItem], _ new: [PaintedItem]) -> PixelRegionSet {
    var damage = PixelRegionSet()
    var (before, after) = (0, 0)
    while before < old.count && after < new.count {
      if old[before].matches(new[after]) {
        before += 1
        after += 1
        continue
      }
      let (skipOld, skipNew) = resume(old[before...], new[after...])
      for item in old[before..<before + skipOld] { damage.insert(item.bounds) }
      for item in new[after..<after + skipNew] { damage.insert(item.bounds) }
      before += skipOld
      after += skipNew
    }
    for item in old[before...] { damage.insert(item.bounds) }
    for item in new[after...] { damage.insert(item.bounds) }
    return damage
  }

  /// How many things to pass over in each frame to come to one that is in both.
  private static func resume(_ old: ArraySlice<PaintedItem>, _ new: ArraySlice<PaintedItem>) -> (Int, Int) {
    // Mostly a thing has changed in its place, so the next ones match again.
    for distance in 1...lookahead {
      let next = (old.startIndex + distance, new.startIndex + distance)
      if next.0 < old.endIndex, old[next.0].matches(new[new.startIndex]) { return (distance, 0) }
      if next.1 < new.endIndex, new[next.1].matches(old[old.startIndex]) { return (0, distance) }
      if distance == 1, next.0 < old.endIndex, next.1 < new.endIndex, old[next.0].matches(new[next.1]) {
        return (1, 1)
      }
    }
    return (1, 1)
  }
}
