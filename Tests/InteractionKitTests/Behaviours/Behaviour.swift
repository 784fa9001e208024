import Testing

/// One numbered behaviour of UIKit that the engine is held to.
struct Behaviour: Sendable, CustomTestStringConvertible {
  /// How it is checked.
  enum Check: Sendable {
    /// By a function of this folder.
    case here(@Sendable () throws -> Void)
    /// In another place, or not at all, for the reason given.
    case elsewhere(String)
  }

  /// The number in the list of behaviours.
  let number: Int
  /// What must hold, in a few words.
  let title: String
  /// How it is checked.
  let check: Check

  init(_ number: Int, _ title: String, _ run: @escaping @Sendable () throws -> Void) {
    self.number = number
    self.title = title
    check = .here(run)
  }

  init(_ number: Int, _ title: String, elsewhere reason: String) {
    self.number = number
    self.title = title
    check = .elsewhere(reason)
  }

  var testDescription: String { "\(number): \(title)" }

  /// The behaviours of every section, by number.
  static let all: [Behaviour] =
    states + arbitration + translation + geometry + flags + motion + containers + regressions

  /// Those that are checked in this folder.
  static let checkedHere = all.filter {
    if case .here = $0.check { return true }
    return false
  }
}

extension Behaviour {
  /// The numbers of the list; those that are missing in it were left out on purpose.
  static let numbers: [Int] =
    [1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18] + [19, 20, 21, 22, 24, 25, 26, 27, 28]
    + [30, 31, 32, 33, 34, 36, 37, 38, 39, 40] + [42, 43, 44, 45, 46, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58]
    + [60, 61, 62, 63, 64, 66, 67, 68, 69, 70, 72, 73, 74, 75, 76, 78]
    + [79, 80, 81, 82, 84, 85, 86, 87, 88, 90, 91, 92, 93] + [94, 96, 97, 98, 99, 100, 102, 103]
    + [104, 105, 106, 108, 109, 110, 111] + [112, 114, 115, 116, 117, 118, 120, 121, 122]
    + [123, 124, 126, 127, 128, 129, 130, 132, 133, 134, 135, 136]
    + [138, 139, 140, 141, 142, 144, 145, 146, 147, 148, 150]
}
