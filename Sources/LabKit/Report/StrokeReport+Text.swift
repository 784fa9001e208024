/// A report as text.
extension StrokeReport {
  /// How a report is written.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// A table for the terminal.
    case text
    /// A JSON document.
    case json
    /// Comma-separated values with a header row.
    case csv
    /// A table for a document.
    case markdown
  }

  /// The report in a format, with a line end.
  public func text(_ format: Format) -> String {
    switch format {
    case .text: table
    case .json: json
    case .csv: csv
    case .markdown: markdown
    }
  }

  private var table: String {
    let head = ["", "Strokes"] + StrokeMeasure.all.map(\.title)
    let lines = [head] + rows.map { [$0.choice.id] + cells($0) }
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  private var markdown: String {
    let head =
      "| \(scene) | strokes | " + StrokeMeasure.all.map { $0.title.lowercased() }.joined(separator: " | ") + " |\n"
    let rule = "| --- | ---: |" + StrokeMeasure.all.map { _ in " ---: |" }.joined() + "\n"
    return head + rule
      + rows.map { "| `\($0.choice.id)` | " + cells($0).joined(separator: " | ") + " |\n" }.joined()
  }

  /// The strokes and the measures for people; where no stroke moved anything there is nothing more to say.
  private func cells(_ row: Row) -> [String] {
    [Readout.number(row.strokeCount, decimals: 0)]
      + zip(StrokeMeasure.all, row.numbers).map { row.strokeCount > 0 ? $0.text($1) : "–" }
  }

  private var csv: String {
    let head = (["strategy", "preset", "strokes"] + StrokeMeasure.all.map(\.id)).joined(separator: ",") + "\n"
    return head
      + rows.map { row in
        let ids = [row.choice.configuration.strategy, row.choice.configuration.preset]
        return (ids + [JSONText.number(row.strokeCount)] + row.numbers.map(JSONText.number)).joined(separator: ",")
          + "\n"
      }.joined()
  }

  private var json: String {
    let objects = rows.map { row in
      JSONText.object(
        [
          ("strategy", JSONText.text(row.choice.configuration.strategy)),
          ("preset", JSONText.text(row.choice.configuration.preset)),
          ("strokes", JSONText.number(row.strokeCount)),
        ] + zip(StrokeMeasure.all, row.numbers).map { ($0.id, JSONText.number($1)) })
    }
    return "{\"file\": \(JSONText.text(file)), \"scene\": \(JSONText.text(scene)), \"rows\": [\n  "
      + objects.joined(separator: ",\n  ") + "\n]}\n"
  }
}
