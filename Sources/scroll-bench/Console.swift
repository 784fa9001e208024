import Foundation

/// The standard error of the process.
enum StandardError {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Ends the process with an exit code.
func exitProcess(_ code: Int32) -> Never { exit(code) }

/// Lays out rows of text in columns: the first to the left, the others to the right.
struct TextTable {
  private var rows: [[String]] = []

  /// Makes a table with a first row of titles.
  init(_ titles: [String]) { rows.append(titles) }

  /// Adds a row.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table as lines of text.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let lines = rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A number with a fixed count of decimals.
func fixed(_ number: Double, _ decimals: Int) -> String { String(format: "%.\(decimals)f", number) }
