import Drawing

/// Draws frame after frame into memory that keeps the last one, and touches only what differs.
@MainActor
final class FrameRaster {
  private let rasterizer: SoftwareRasterizer
  private var shown: Shown?

  /// What the memory holds.
  private struct Shown {
    let list: DisplayList
    let items: [PaintedItem]
    let scale: Double
    let base: UnsafeMutablePointer<UInt32>
    let whole: PixelRegion
  }

  /// Beyond this share of the picture several walks through the list cost more than they save.
  private static let largestShare = (part: 3, of: 4)

  /// Makes a raster that has drawn nothing yet.
  init(fonts: FontLibrary) { rasterizer = SoftwareRasterizer(fonts: fonts) }

  /// Forgets what the memory holds: the next frame is drawn whole.
  func invalidate() { shown = nil }

  /// Draws what differs from the last frame, and returns where that was.
  func redraw(_ list: DisplayList, scale: Double, into target: PixelTarget) -> [PixelRegion] {
    let whole = PixelRegion(columns: 0..<target.width, rows: 0..<target.height)
    let last = shown
    if let last, last.list == list, last.scale == scale, last.base == target.base { return [] }
    let items = PaintedItem.items(of: list, scale: scale, width: target.width, height: target.height)
    shown = Shown(list: list, items: items, scale: scale, base: target.base, whole: whole)
    guard let last, last.scale == scale, last.base == target.base, last.whole == whole else {
      target.clear(whole)
      rasterizer.draw(list, into: target, scale: scale)
      return [whole]
    }
    let damage = Damage.between(last.items, items)
    let isMost = damage.area * Self.largestShare.of > whole.area * Self.largestShare.part
    let regions = isMost ? [whole] : damage.regions
    for region in regions {
      target.clear(region)
      rasterizer.draw(list, into: target, scale: scale, region: region)
    }
    return regions
  }
}
