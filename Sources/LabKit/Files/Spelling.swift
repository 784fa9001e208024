/// Guesses at what a misspelt name was meant to be.
enum Spelling {
  /// The candidate nearest to `name`, if one is near enough to be a slip: at most a third of its letters
  /// differ, and not all of them.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let lowered = name.lowercased()
    let ranked = candidates.map { (candidate: $0, distance: distance(lowered, $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isSlip = best.distance < name.count && best.distance * 3 <= max(name.count, 3)
    return isSlip ? best.candidate : nil
  }

  /// The number of letters to insert, delete, exchange, or swap with a neighbour to turn one text into the other
  /// (the optimal string alignment distance).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
