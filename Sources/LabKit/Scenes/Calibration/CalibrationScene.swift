import Drawing
import InputEvents
import InteractionKit
import Primitives

/// A header and one long list for measuring from outside: a stripe of colours at the left tells where everything is.
public final class CalibrationScene: Scene {
  /// The view that fills the viewport.
  public let root = View(name: "calibration")

  private let tunables: SceneTunables
  private let main = ScrollView(name: "main")
  private let header = CalibrationHeaderView(name: "header")
  private let list = ListView(name: "list0", rowHeight: CalibrationStripe.rowHeight)
  private let group: ScrollGroup
  private static let rowCount = 1000

  init(_ context: SceneContext) {
    tunables = context.tunables
    group = ScrollGroup(axis: .vertical) { [main, list] in [main, list] }
    main.alwaysBounceVertical = true
    main.showsIndicators = false
    main.group = group
    list.group = group
    list.rowCount = Self.rowCount
    list.backgroundColor = PhoneTheme.background
    list.drawRow = { [tunables] row, rect, canvas in
      Self.draw(row, in: rect, hasStripe: tunables.isOn("calibration.hasStripe"), &canvas)
    }
    root.backgroundColor = PhoneTheme.background
    main.addSubview(header)
    main.addSubview(list)
    root.addSubview(main)
    viewportDidChange(to: context.engine.window.bounds.size)
    header.hasStripe = tunables.isOn("calibration.hasStripe")
  }

  private static func draw(_ row: Int, in rect: Rect, hasStripe: Bool, _ canvas: inout Canvas) {
    canvas.text(
      "Row \(row)", in: Rect(x: 40, y: rect.minY, width: rect.width - 56, height: rect.height), PhoneTheme.body())
    canvas.fill(Rect(x: 40, y: rect.maxY - 1, width: rect.width - 40, height: 1), PhoneTheme.separator)
    if hasStripe {
      canvas.fill(
        Rect(x: 0, y: rect.minY, width: CalibrationStripe.width, height: rect.height),
        CalibrationStripe.color(ofRow: row))
    }
  }

  /// Takes new values.
  public func tune(_ changes: [TuneChange]) {
    for change in changes { tunables.set(change) }
    header.hasStripe = tunables.isOn("calibration.hasStripe")
  }

  /// Lays out for a new size: the list is as high as the viewport, so that the header scrolls away.
  public func viewportDidChange(to size: Size) {
    let headerHeight = CalibrationStripe.headerHeight
    root.frame = Rect(origin: .zero, size: size)
    main.frame = root.frame
    main.contentSize = Size(width: size.width, height: headerHeight + size.height)
    header.frame = Rect(x: 0, y: 0, width: size.width, height: headerHeight)
    list.frame = Rect(x: 0, y: headerHeight, width: size.width, height: size.height)
    list.layoutSubviews()
  }

  /// A stroke shares its way between `main` and the list, wherever it began.
  public func meteredViews(_ axis: Axis, touched: [ScrollView]) -> [ScrollView] {
    axis == .vertical ? [main, list] : touched
  }
}

/// The header of the calibration: bands in the stripe, a plain surface beside it.
private final class CalibrationHeaderView: View {
  var hasStripe = true

  override func draw(_ canvas: inout Canvas, visible: Rect) {
    canvas.fill(bounds, PhoneTheme.grouped)
    canvas.text(
      "Calibration", in: Rect(x: 40, y: bounds.midY - 20, width: bounds.width - 56, height: 40), PhoneTheme.largeTitle()
    )
    guard hasStripe else { return }
    for band in 0..<CalibrationStripe.bandCount {
      canvas.fill(
        Rect(
          x: 0, y: Double(band) * CalibrationStripe.bandHeight, width: CalibrationStripe.width,
          height: CalibrationStripe.bandHeight),
        CalibrationStripe.color(ofBand: band))
    }
  }
}

/// The colours from which a measuring program reads positions out of one column of pixels.
enum CalibrationStripe {
  /// The stripe's width, in points.
  static let width = 24.0
  /// The height of a row, in points.
  static let rowHeight = 44.0
  /// The height of a band of the header, in points.
  static let bandHeight = 20.0
  /// How many bands the header has.
  static let bandCount = 10
  /// The height of the header, in points.
  static let headerHeight = bandHeight * Double(bandCount)

  /// Row i is rgb(32 + ⌊i/64⌋·8, 32 + (i mod 64)·3, 80).
  static func color(ofRow row: Int) -> Color {
    color(32 + row / 64 * 8, 32 + row % 64 * 3, 80)
  }

  /// Band j is rgb(32 + j·16, 16, 208).
  static func color(ofBand band: Int) -> Color { color(32 + band * 16, 16, 208) }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(hex: UInt32(red & 0xFF) << 16 | UInt32(green & 0xFF) << 8 | UInt32(blue & 0xFF))
  }
}

extension CalibrationScene {
  /// The scene as the registry lists it.
  static let descriptor = SceneDescriptor(
    catalogue: Catalogue.Scene(
      entry: Catalogue.Entry(
        id: "calibration", title: "Calibration",
        about: "A header and one long list with a stripe of colours, for measuring a window from outside."),
      strategies: [
        Catalogue.Entry(
          id: "coordinated", title: "Coordinated",
          about: "One chain of header and list: every movement is split exactly.")
      ],
      tunables: [
        Catalogue.Tunable(
          id: "calibration.hasStripe", title: "Stripe of colours", unit: "", range: 0...1,
          initial: 1, choices: Catalogue.Tunable.noOrYes)
      ]),
    make: { CalibrationScene($0) })
}
