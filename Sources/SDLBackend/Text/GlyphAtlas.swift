import CSDL2
import CSDL2TTF
import Drawing

/// Pictures of glyphs packed into pages of 8-bit coverage.
///
/// A glyph is drawn four times as wide and averaged, once for each quarter of a pixel that its pen may stand at: the
/// coverage is exact, the spacing even, and its stems are as dark as they would be anywhere else.
final class GlyphAtlas {
  /// What tells two pictures apart.
  struct Key: Hashable {
    /// The typeface.
    let face: TextStyle.Face
    /// The character's number in Unicode.
    let scalar: UInt32
    /// The font size in eighths of a pixel.
    let eighths: Int32
    /// The quarter of a pixel at which the pen stands, 0 … 3.
    let phase: Int32
  }

  /// Where a picture lies, and where it goes.
  struct Entry {
    /// The index of the page.
    let page: Int
    /// The left column in the page.
    let x: Int
    /// The top row in the page.
    let y: Int
    /// The number of columns.
    let width: Int
    /// The number of rows.
    let height: Int
    /// The columns from the pen's pixel to the left column.
    let left: Int
    /// The rows from the base line up to the top row.
    let top: Int
  }

  /// A square of coverage, rows from top to bottom.
  struct Page {
    /// The number of columns, and of rows.
    let side: Int
    /// The coverage of each pixel, 0 … 255.
    var coverage: [UInt8]
    /// The rows that changed since `takeChanges` was last called.
    fileprivate(set) var changedRows: Range<Int>
    fileprivate var shelfTop = 0
    fileprivate var shelfHeight = GlyphAtlas.whiteSide + 1
    fileprivate var shelfEnd = GlyphAtlas.whiteSide + 1

    fileprivate init(side: Int) {
      self.side = side
      coverage = [UInt8](repeating: 0, count: side * side)
      for y in 0..<GlyphAtlas.whiteSide { for x in 0..<GlyphAtlas.whiteSide { coverage[y * side + x] = 255 } }
      changedRows = 0..<side
    }
  }

  /// The side of the fully covered square in the top left corner of each page: shapes are drawn from its middle.
  static let whiteSide = 4

  /// The side of a page unless one glyph needs more.
  static let pageSide = 1024
  /// The number of pages at which the atlas starts anew.
  private static let pageLimit = 12

  /// The pages.
  private(set) var pages: [Page] = []
  /// Grows each time that the atlas starts anew.
  private(set) var generation = 0
  private var entries: [Key: Entry?] = [:]

  /// The picture of a glyph, drawn if it is not there yet; nil where there is nothing to see.
  func entry(_ key: Key, from face: FontFace) -> Entry? {
    if let known = entries[key] { return known }
    let made = draw(key, from: face)
    entries[key] = .some(made)
    return made
  }

  /// Starts anew if the pages have become too many; to be called between frames.
  func trim() {
    guard pages.count >= Self.pageLimit else { return }
    pages.removeAll()
    entries.removeAll()
    generation += 1
  }

  /// Makes the first page if there is none yet.
  func ensurePage() { if pages.isEmpty { pages.append(Page(side: Self.pageSide)) } }

  /// The rows of a page that changed since the last call.
  func takeChanges(ofPage index: Int) -> Range<Int> {
    defer { pages[index].changedRows = 0..<0 }
    return pages[index].changedRows
  }

  private func draw(_ key: Key, from face: FontFace) -> Entry? {
    guard let font = face.font(eighths: Int(key.eighths)) else { return nil }
    return textEngineLock.withLock { _ in
      var left: Int32 = 0
      var right: Int32 = 0
      var bottom: Int32 = 0
      var top: Int32 = 0
      guard TTF_GlyphMetrics32(font, key.scalar, &left, &right, &bottom, &top, nil) == 0, right > left, top > bottom,
        let surface = TTF_RenderGlyph32_Blended(font, key.scalar, SDL_Color(r: 255, g: 255, b: 255, a: 255))
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      // The surface begins at the pen, or at the glyph where that begins before it, and at the ascender likewise.
      let pen = max(0, -Int(left))
      let base = max(Int(TTF_FontAscent(font)), Int(top))
      return pack(
        surface.pointee, columns: Int(left) + pen..<Int(right) + pen, rows: base - Int(top)..<base - Int(bottom),
        start: Int(left) + Int(key.phase), top: Int(top))
    }
  }

  /// Averages four columns into one, and puts the result on a page.
  private func pack(_ surface: SDL_Surface, columns: Range<Int>, rows: Range<Int>, start: Int, top: Int) -> Entry? {
    let columns = columns.clamped(to: 0..<Int(surface.w))
    let rows = rows.clamped(to: 0..<Int(surface.h))
    guard !columns.isEmpty, !rows.isEmpty, let pixels = surface.pixels else { return nil }
    let left = Int((Double(start) / 4).rounded(.down))
    let lead = start - left * 4
    let width = (lead + columns.count + 3) / 4
    let place = room(width: width, height: rows.count)
    for (line, row) in rows.enumerated() {
      let source = (pixels + row * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
      let target = (place.y + line) * pages[place.page].side + place.x
      for x in 0..<width {
        var sum: UInt32 = 0
        for part in 0..<4 {
          let column = x * 4 + part - lead
          if column >= 0 && column < columns.count { sum += source[columns.lowerBound + column] >> 24 }
        }
        pages[place.page].coverage[target + x] = UInt8((sum + 2) / 4)
      }
    }
    let changed = pages[place.page].changedRows
    let added = place.y..<place.y + rows.count
    pages[place.page].changedRows =
      changed.isEmpty
      ? added : min(changed.lowerBound, added.lowerBound)..<max(changed.upperBound, added.upperBound)
    return Entry(
      page: place.page, x: place.x, y: place.y, width: width, height: rows.count, left: left, top: top)
  }

  /// Finds room for a picture with an empty pixel on every side.
  private func room(width: Int, height: Int) -> (page: Int, x: Int, y: Int) {
    if let index = pages.indices.last, let place = place(width, height, onPage: index) {
      return (index, place.x, place.y)
    }
    let side = max(Self.pageSide, max(width, height) + Self.whiteSide + 3)
    pages.append(Page(side: side))
    let index = pages.count - 1
    guard let place = place(width, height, onPage: index) else {
      preconditionFailure("a new page has room for a glyph")
    }
    return (index, place.x, place.y)
  }

  private func place(_ width: Int, _ height: Int, onPage index: Int) -> (x: Int, y: Int)? {
    var (top, end) = (pages[index].shelfTop, pages[index].shelfEnd)
    var tallest = pages[index].shelfHeight
    let side = pages[index].side
    if end + width + 2 > side {
      top += tallest
      tallest = 0
      end = 0
    }
    tallest = max(tallest, height + 2)
    guard top + tallest <= side, end + width + 2 <= side else { return nil }
    pages[index].shelfTop = top
    pages[index].shelfHeight = tallest
    pages[index].shelfEnd = end + width + 2
    return (end + 1, top + 1)
  }
}
