import CSDL2
import CSDL2TTF
import Drawing
import Synchronization

/// Serialises the calls into SDL_ttf, whose font engine is shared by the whole process.
let textEngineLock = Mutex(())

/// One typeface: its measures, independent of size, and its files at the sizes in use.
///
/// All measures are in ems, that is fractions of the font size, and are taken without hinting, so that text is equally
/// long at every scale.
final class FontFace {
  /// The font size in pixels at which measures are taken.
  private static let measuringSize = 2048

  /// The number of sizes at which the open ones are closed: a window that is resized goes through hundreds of sizes, and
  /// what was drawn of a size is kept without it.
  private static let sizeLimit = 24

  private let path: String
  private let measuring: OpaquePointer
  private var sized: [Int: OpaquePointer] = [:]
  private var advances: [UInt32: Double] = [:]
  private var kernings: [UInt64: Double] = [:]
  /// The height of capital letters.
  let capHeight: Double
  /// The width of the widest digit.
  private(set) var digitWidth = 0.0

  /// Opens a font file.
  init(path: String) throws(FontError) {
    self.path = path
    guard let font = textEngineLock.withLock({ _ in TTF_OpenFontDPI(path, Int32(Self.measuringSize), 72, 72) }) else {
      throw .file(path: path, reason: String(cString: SDL_GetError()))
    }
    measuring = font
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    var top: Int32 = 0
    TTF_GlyphMetrics32(font, 72 /* H */, nil, nil, nil, &top, nil)
    capHeight = Double(top) / Double(Self.measuringSize)
    digitWidth = (48...57).map { advance(UInt32($0)) }.max() ?? 0
  }

  deinit {
    textEngineLock.withLock { _ in
      TTF_CloseFont(measuring)
      for font in sized.values { TTF_CloseFont(font) }
    }
  }

  private func closeSizes() {
    textEngineLock.withLock { _ in
      for font in sized.values { TTF_CloseFont(font) }
    }
    sized.removeAll()
  }

  /// The number of sizes that are open.
  var openSizeCount: Int { sized.count }

  /// Whether the face has a glyph for a character.
  func provides(_ scalar: UInt32) -> Bool { TTF_GlyphIsProvided32(measuring, scalar) != 0 }

  /// How far a character moves the pen.
  func advance(_ scalar: UInt32) -> Double {
    if let known = advances[scalar] { return known }
    var width: Int32 = 0
    textEngineLock.withLock { _ in _ = TTF_GlyphMetrics32(measuring, scalar, nil, nil, nil, nil, &width) }
    let advance = Double(width) / Double(Self.measuringSize)
    advances[scalar] = advance
    return advance
  }

  /// How much nearer (negative) or farther two neighbours stand than their advances say.
  ///
  /// It is found from the width of the pair as the text engine shapes it, which is the extent of both glyphs and of
  /// the pen. Pairs of signs are not asked for: the engine may draw an arrow for two of them.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    let key = UInt64(left) << 32 | UInt64(right)
    if let known = kernings[key] { return known }
    let kerning = measureKerning(left, right)
    kernings[key] = kerning
    return kerning
  }

  private func measureKerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard let first = Unicode.Scalar(left), let second = Unicode.Scalar(right),
      first.properties.isAlphabetic || second.properties.isAlphabetic
    else { return 0 }
    let pixels = textEngineLock.withLock { _ in
      var (start, end, advance): (Int32, Int32, Int32) = (0, 0, 0)
      var (nextEnd, nextAdvance): (Int32, Int32) = (0, 0)
      var width: Int32 = 0
      TTF_GlyphMetrics32(measuring, left, &start, &end, nil, nil, &advance)
      TTF_GlyphMetrics32(measuring, right, nil, &nextEnd, nil, nil, &nextAdvance)
      TTF_SizeUTF8(measuring, String(Character(first)) + String(Character(second)), &width, nil)
      return width + min(0, start) - advance - max(nextAdvance, nextEnd)
    }
    // Up to two of the measure's pixels come from rounding; more than a fifth of an em is no kerning.
    return (3...Int32(Self.measuringSize) / 5).contains(abs(pixels)) ? Double(pixels) / Double(Self.measuringSize) : 0
  }

  /// The font at a size of `eighths` / 8 pixels, four times as wide as high; nil if it cannot be opened any more.
  func font(eighths: Int) -> OpaquePointer? {
    if let known = sized[eighths] { return known }
    // At 9 dots per inch a point is an eighth of a pixel.
    guard let font = textEngineLock.withLock({ _ in TTF_OpenFontDPI(path, Int32(eighths), 36, 9) }) else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
    if sized.count >= Self.sizeLimit { closeSizes() }
    sized[eighths] = font
    return font
  }
}
