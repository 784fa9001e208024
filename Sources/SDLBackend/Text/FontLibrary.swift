import CSDL2
import CSDL2TTF
import Drawing
import Primitives

/// The typefaces of the lab, read from a directory, with what was measured and drawn of them so far.
///
/// Not thread-safe: one library serves one thread.
public final class FontLibrary {
  /// The file name of a face.
  public static func fileName(of face: TextStyle.Face) -> String {
    switch face {
    case .regular: "Inter-Regular.otf"
    case .medium: "Inter-Medium.otf"
    case .semibold: "Inter-SemiBold.otf"
    case .bold: "Inter-Bold.otf"
    case .mono: "JetBrainsMono-Regular.ttf"
    }
  }

  private let faces: [TextStyle.Face: FontFace]
  let atlas = GlyphAtlas()
  private var runs: [RunKey: GlyphRun] = [:]

  private struct RunKey: Hashable {
    let text: String
    let face: TextStyle.Face
    let tabularDigits: Bool
    /// The room in ems to which the text was shortened; negative for the whole text.
    let room: Double
  }

  /// Opens the fonts of a directory.
  ///
  /// Throws an error that names the first file that is missing or unreadable.
  public init(directory: String) throws(FontError) {
    let started = textEngineLock.withLock { _ in TTF_WasInit() > 0 || TTF_Init() == 0 }
    guard started else { throw .engine(reason: String(cString: SDL_GetError())) }
    var faces: [TextStyle.Face: FontFace] = [:]
    for face in TextStyle.Face.allCases {
      faces[face] = try FontFace(path: directory + "/" + Self.fileName(of: face))
    }
    self.faces = faces
  }

  /// The width of a text in points when it is set in one line.
  public func width(of text: String, _ style: TextStyle) -> Double { run(text, style).width * style.size }

  /// The glyphs of a text, shortened with an ellipsis where it is wider than `room` points.
  func run(_ text: String, _ style: TextStyle, room: Double = .infinity) -> GlyphRun {
    let whole = cached(RunKey(text: text, face: style.face, tabularDigits: style.tabularDigits, room: -1))
    // A thousandth of a point of grace: a text may be given exactly the width that was measured for it.
    if whole.width * style.size <= room + 0.001 { return whole }
    return cached(
      RunKey(text: text, face: style.face, tabularDigits: style.tabularDigits, room: max(0, room / style.size)))
  }

  /// The height of capital letters, as a fraction of the font size.
  func capHeight(_ face: TextStyle.Face) -> Double { faces[face]?.capHeight ?? 0.7 }

  /// The picture of a glyph; nil where there is nothing to see, such as for a space.
  func glyph(_ glyph: GlyphRun.Glyph, eighths: Int, phase: Int) -> GlyphAtlas.Entry? {
    guard let face = faces[glyph.face] else { return nil }
    return atlas.entry(
      GlyphAtlas.Key(face: glyph.face, scalar: glyph.scalar, eighths: Int32(eighths), phase: Int32(phase)), from: face)
  }

  private func cached(_ key: RunKey) -> GlyphRun {
    if let known = runs[key] { return known }
    // Numbers that change each frame would fill the cache: it starts anew now and then.
    if runs.count >= 4096 { runs.removeAll(keepingCapacity: true) }
    var builder = GlyphRunBuilder(faces: faces, face: key.face, tabularDigits: key.tabularDigits)
    let run = key.room < 0 ? builder.whole(key.text) : builder.shortened(key.text, room: key.room)
    runs[key] = run
    return run
  }
}
