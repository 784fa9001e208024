import Primitives

/// The normal distribution's running share, by which a blurred straight edge fades.
enum GaussianEdge {
  /// Where the fade is cut off, in standard deviations on either side of the edge.
  static let reach = 3.0
  private static let stepsPerDeviation = 64
  private static let table: [Double] = {
    // The trapezoid rule over the bell curve, scaled so that it goes from exactly 0 to exactly 1.
    let count = Int(reach) * 2 * stepsPerDeviation
    func bell(_ index: Int) -> Double {
      let place = Double(index) / Double(stepsPerDeviation) - reach
      return Elementary.exp(-place * place / 2)
    }
    var sums = [0.0]
    for index in 1...count { sums.append((sums.last ?? 0) + (bell(index - 1) + bell(index)) / 2) }
    let total = sums.last ?? 1
    return sums.map { $0 / total } + [1]
  }()

  /// The share inside at a signed distance from the edge, in standard deviations; positive is inside.
  @inline(__always)
  static func share(_ distance: Double) -> Double {
    if distance <= -reach { return 0 }
    if distance >= reach { return 1 }
    let place = (distance + reach) * Double(stepsPerDeviation)
    let index = Int(place)
    let low = table[index]
    return low + (table[index + 1] - low) * (place - Double(index))
  }
}

/// How much darker or lighter a rounded corner's shadow is than that of a square one, kept for each radius and blur.
final class ShadowCache {
  /// The shadow of a quarter plane with a rounded corner, one value a pixel of distance from its two edges.
  struct Corner {
    /// The distance, in pixels, of the first value from the edges: negative lies outside.
    let first: Double
    /// The number of values along either direction.
    let count: Int
    /// The values, row by row.
    let values: [Float]

    /// The shadow along a row that lies a distance inwards from the horizontal edge, one value a pixel.
    func line(_ down: Double, into line: inout [Float]) {
      let place = max(0, min(Double(count) - 1.001, down - first))
      let row = Int(place)
      let part = Float(place - Double(row))
      values.withUnsafeBufferPointer { values in
        line.withUnsafeMutableBufferPointer { line in
          for index in 0..<count {
            let upper = values[row * count + index]
            line[index] = upper + (values[(row + 1) * count + index] - upper) * part
          }
        }
      }
    }
  }

  private struct Key: Hashable {
    let radius: Double
    let deviation: Double
  }

  private var corners: [Key: Corner] = [:]

  /// The corner of a radius and a standard deviation, both in pixels.
  func corner(radius: Double, deviation: Double) -> Corner {
    let key = Key(radius: radius, deviation: deviation)
    if let known = corners[key] { return known }
    if corners.count >= 64 { corners.removeAll() }
    let made = Self.make(radius: radius, deviation: deviation)
    corners[key] = made
    return made
  }

  /// Blurs the corner: exactly along each row, and by weighted rows down.
  private static func make(radius: Double, deviation: Double) -> Corner {
    let reach = (GaussianEdge.reach * deviation).rounded(.up) + 1
    let count = Int((2 * reach + radius).rounded(.up)) + 2
    let samples = 24
    let first = -reach
    var values: [Float] = []
    values.reserveCapacity(count * count)
    // How far the arc stands back from the straight edge at a distance below the top edge.
    func setback(_ down: Double) -> Double {
      if down >= radius { return 0 }
      let rest = radius - down
      return radius - max(0, radius * radius - rest * rest).squareRoot()
    }
    var rows: [(setback: Double, weight: Double)] = []
    for row in 0..<count {
      let down = first + Double(row)
      rows.removeAll(keepingCapacity: true)
      let top = max(0, down - GaussianEdge.reach * deviation)
      let bottom = down + GaussianEdge.reach * deviation
      if bottom > top {
        let step = (bottom - top) / Double(samples)
        for index in 0..<samples {
          let low = top + Double(index) * step
          let weight =
            GaussianEdge.share((low + step - down) / deviation) - GaussianEdge.share((low - down) / deviation)
          rows.append((setback(low + step / 2), weight))
        }
      }
      for column in 0..<count {
        let across = first + Double(column)
        var sum = 0.0
        for row in rows { sum += row.weight * GaussianEdge.share((across - row.setback) / deviation) }
        values.append(Float(sum))
      }
    }
    return Corner(first: first, count: count, values: values)
  }
}
