/// Finds where a function that is monotone between two arguments takes the value 0.
enum RootSolver {
  /// The argument in `lower ... upper` at which `function` changes its sign, to the last digit.
  ///
  /// The interval is halved until it has no number inside, at most 200 times. When the signs at both ends are equal,
  /// the end with the smaller magnitude is returned.
  static func bisect(_ lower: Double, _ upper: Double, _ function: (Double) -> Double) -> Double {
    var low = lower
    var high = upper
    let atLow = function(low)
    let atHigh = function(high)
    if atLow == 0 { return low }
    if atHigh == 0 { return high }
    if (atLow < 0) == (atHigh < 0) { return atLow.magnitude < atHigh.magnitude ? low : high }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      let value = function(middle)
      if value == 0 { return middle }
      if (value < 0) == (atLow < 0) { low = middle } else { high = middle }
    }
    return high
  }
}
