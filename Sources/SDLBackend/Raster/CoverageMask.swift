/// Coverage of pixels collected before it is painted, so that overlapping parts of one line are not painted twice.
///
/// Between uses every value is 0.
final class CoverageMask {
  private var values: [Float] = []
  private var spans: [Range<Int>] = []
  private var columns = 0..<0
  private var rows = 0..<0

  /// Starts to collect for a rectangle of pixels.
  func begin(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    let count = columns.count * rows.count
    if values.count < count { values = [Float](repeating: 0, count: count) }
    spans.removeAll(keepingCapacity: true)
    for _ in rows { spans.append(columns.upperBound..<columns.upperBound) }
  }

  /// Raises the coverage of the pixels of one row to what `coverage` says of each column, where that is more.
  @inline(__always)
  func raise(row y: Int, columns part: Range<Int>, _ coverage: (Int) -> Double) {
    let first = max(part.lowerBound, columns.lowerBound)
    let last = min(part.upperBound, columns.upperBound)
    guard first < last, rows.contains(y) else { return }
    let line = y - rows.lowerBound
    let span = spans[line]
    spans[line] = span.isEmpty ? first..<last : min(span.lowerBound, first)..<max(span.upperBound, last)
    let base = line * columns.count - columns.lowerBound
    values.withUnsafeMutableBufferPointer { values in
      for x in first..<last {
        let value = Float(coverage(x))
        if value > values[base + x] { values[base + x] = value }
      }
    }
  }

  /// Paints what was collected, and forgets it.
  func paint(_ painter: inout RowPainter) {
    for y in rows {
      let line = y - rows.lowerBound
      let span = spans[line]
      if span.isEmpty { continue }
      painter.begin(row: y)
      let base = line * columns.count - columns.lowerBound
      values.withUnsafeMutableBufferPointer { values in
        let part = values[(base + span.lowerBound)..<(base + span.upperBound)]
        painter.line(span.lowerBound, UnsafeBufferPointer(rebasing: part))
        UnsafeMutableBufferPointer(rebasing: part).update(repeating: 0)
      }
    }
  }
}
