import Drawing
import InteractionKit
import Primitives

/// The screen on top: a title, a segmented control, and a pager of three lists.
final class PagesScreenView: View {
  static let titles = ["Entries", "Places", "Light"]
  let pages: ListPager
  let segments = SegmentedControl(name: "segments", titles: PagesScreenView.titles)

  private let status = StatusBarView()
  private let slider = Slider(name: "exposure", value: 0.4)
  private static let barHeight = 88.0
  private static let segmentsHeight = 52.0
  private static let sliderHeight = 96.0

  init() {
    pages = ListPager(Self.titles.indices.map { ListView(name: "list\($0)", rowHeight: 72) })
    super.init(name: "pages")
    backgroundColor = PhoneTheme.background
    for (index, list) in pages.lists.enumerated() {
      list.rowCount = 40
      list.drawRow = { row, rect, canvas in PostRow.draw(row, series: index + 4, in: rect, &canvas) }
    }
    pages.lists[2].headerHeight = Self.sliderHeight
    pages.lists[2].addSubview(ExposureLabelView())
    pages.lists[2].addSubview(slider)
    status.tint = PhoneTheme.primaryText
    addSubview(pages.view)
    addSubview(segments)
    addSubview(status)
  }

  override func layoutSubviews() {
    let width = bounds.width
    let top = Self.barHeight + Self.segmentsHeight
    let height = max(1, bounds.height - top)
    status.frame = Rect(x: 0, y: 0, width: width, height: 44)
    segments.frame = Rect(x: 16, y: Self.barHeight + 6, width: max(0, width - 32), height: Self.segmentsHeight - 16)
    pages.layOut(in: Rect(x: 0, y: top, width: width, height: height))
    for list in pages.lists { list.layoutSubviews() }
    slider.frame = Rect(x: 16, y: 44, width: max(0, width - 32), height: 40)
  }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    let line = Rect(x: 0, y: 44, width: bounds.width, height: 44)
    canvas.text("North", in: line, PhoneTheme.title())
    canvas.polyline(
      [Point(x: 25, y: line.midY - 8), Point(x: 17, y: line.midY), Point(x: 25, y: line.midY + 8)], width: 2.5,
      PhoneTheme.accent)
    let bottom = Self.barHeight + Self.segmentsHeight
    canvas.fill(Rect(x: 0, y: bottom - 1, width: bounds.width, height: 1), PhoneTheme.separator)
  }
}

/// The words over the slider in the third list.
private final class ExposureLabelView: View {
  init() { super.init(name: "exposure.label", frame: Rect(x: 16, y: 16, width: 300, height: 24)) }

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.text("Exposure", in: bounds, PhoneTheme.headline())
  }
}
