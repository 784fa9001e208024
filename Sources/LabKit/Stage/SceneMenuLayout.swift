import Drawing
import Primitives

/// Where the parts of the menu of scenes lie in a window: drawing and pressing read the same places.
struct SceneMenuLayout {
  /// Something that can be pressed, in points of the sheet.
  struct Item {
    let section: SceneMenu.Section
    let entry: Catalogue.Entry
    let rect: Rect
    /// The lines of its sentence.
    let lines: [String]
  }

  /// The size of the sheet, in its own points.
  let size: Size
  /// Points of the window for a point of the sheet, at most 1.
  let scale: Double
  /// Where the sheet's corner lies in the window.
  let origin: Point
  /// What can be pressed.
  private(set) var items: [Item] = []
  /// The heads of the lists with their places.
  private(set) var heads: [(section: SceneMenu.Section, rect: Rect)] = []

  static let padding = 24.0
  static let top = 68.0
  static let headHeight = 30.0
  private static let gap = 28.0
  private static let sceneWidth = 372.0
  private static let sideWidth = 344.0
  /// The room of a row's text at its left and right.
  static let rowInset = 14.0

  init(_ menu: SceneMenu, window: Size) {
    let both = Self.sceneWidth + Self.gap + Self.sideWidth
    let isWide = window.width >= 640
    let width = isWide ? both : min(Self.sceneWidth, max(240, window.width - 16 - 2 * Self.padding))
    var column = Column(x: Self.padding, y: Self.top, width: isWide ? Self.sceneWidth : width)
    column.add(.scenes, menu.scenes.map(\.entry), lineLimit: 2)
    let firstBottom = column.y
    var second = Column(
      x: isWide ? Self.padding + Self.sceneWidth + Self.gap : Self.padding, y: isWide ? Self.top : firstBottom + 14,
      width: isWide ? Self.sideWidth : width)
    let strategies = menu.scene?.strategies ?? []
    if isWide { second.add(.strategies, strategies, lineLimit: 3) } else { second.addChips(.strategies, strategies) }
    second.y += 14
    second.addChips(.presets, menu.presets)
    items = column.items + second.items
    heads = column.heads + second.heads
    size = Size(width: width + 2 * Self.padding, height: max(firstBottom, second.y) + Self.padding - 4)
    // A window that is too small for the sheet gets it smaller, not cut off.
    scale = min(1, max(0.1, (window.height - 16) / size.height), max(0.1, (window.width - 16) / size.width))
    origin = Point(
      x: (window.width - size.width * scale) / 2, y: max(8, (window.height - size.height * scale) / 2))
  }

  /// The sheet in the window.
  var sheet: Rect { Rect(origin: origin, size: Size(width: size.width * scale, height: size.height * scale)) }

  /// Where the press is that closes the sheet, in its points.
  var closeRect: Rect { Rect(x: size.width - Self.padding - 44, y: 22, width: 44, height: 26) }

  /// What is pressed at a point of the window.
  enum Hit {
    /// An entry of a list.
    case item(Item)
    /// The sheet between its parts.
    case sheet
    /// The room around the sheet, or its key for closing.
    case away
  }

  func hit(_ point: Point) -> Hit {
    guard sheet.contains(point) else { return .away }
    let place = Point(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
    if closeRect.inset(by: -8).contains(place) { return .away }
    return items.first { $0.rect.inset(by: -2).contains(place) }.map { .item($0) } ?? .sheet
  }

  /// A column of lists that grows downwards.
  private struct Column {
    let x: Double
    var y: Double
    let width: Double
    var items: [Item] = []
    var heads: [(section: SceneMenu.Section, rect: Rect)] = []

    init(x: Double, y: Double, width: Double) {
      self.x = x
      self.y = y
      self.width = width
    }

    private mutating func addHead(_ section: SceneMenu.Section) {
      heads.append((section, Rect(x: x, y: y, width: width, height: SceneMenuLayout.headHeight)))
      y += SceneMenuLayout.headHeight
    }

    /// Rows with a title and a sentence.
    mutating func add(_ section: SceneMenu.Section, _ entries: [Catalogue.Entry], lineLimit: Int) {
      addHead(section)
      for entry in entries {
        let lines = TextMeasure.balancedLines(
          entry.about, OverlayType.note, width: width - 2 * SceneMenuLayout.rowInset, limit: lineLimit)
        let height = 34 + Double(lines.count) * 18
        items.append(
          Item(section: section, entry: entry, rect: Rect(x: x, y: y, width: width, height: height), lines: lines))
        y += height + 4
      }
    }

    /// Chips with titles alone.
    mutating func addChips(_ section: SceneMenu.Section, _ entries: [Catalogue.Entry]) {
      addHead(section)
      var left = x
      y += 4
      for entry in entries {
        let extent = (TextMeasure.width(entry.title, OverlayType.name) * 1.03 + 26).rounded(.up)
        if left > x, left + extent > x + width {
          left = x
          y += 36
        }
        items.append(
          Item(section: section, entry: entry, rect: Rect(x: left, y: y, width: extent, height: 28), lines: []))
        left += extent + 8
      }
      y += entries.isEmpty ? 0 : 36
    }
  }
}
