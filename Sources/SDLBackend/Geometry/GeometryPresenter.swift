import CSDL2
import Drawing
import Primitives

/// Draws with the graphics processor: shapes as triangles, text from textures of the glyph atlas.
@MainActor
final class GeometryPresenter: Presenter {
  let description: String
  var willPresent: () -> Void = {}
  let renderer: OpaquePointer
  let fonts: FontLibrary
  var mesh = MeshBuilder()
  private var pages: [OpaquePointer] = []
  private var pageGeneration = 0
  private var page = 0
  private var layers: [OpaquePointer] = []
  private var layerSize = (width: 0, height: 0)
  private var layerDepth = 0
  private var shown: (list: DisplayList, scale: Double)?

  /// Makes SDL's renderer on OpenGL for a window.
  ///
  /// - Parameter graphicsProcessor: what OpenGL calls it, for the description.
  init(window: OpaquePointer, graphicsProcessor: String, fonts: FontLibrary) throws(WindowError) {
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl")
    // Frames are paced by the clock: waiting for the display here would only delay the input.
    guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue) else {
      throw .renderer(.opengl, reason: String(cString: SDL_GetError()))
    }
    self.renderer = renderer
    self.fonts = fonts
    description = "opengl, \(graphicsProcessor)"
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (max(1, Int(width)), max(1, Int(height)))
  }

  func present(_ list: DisplayList, scale: Double) throws(WindowError) {
    if let shown, shown.scale == scale, shown.list == list { return }
    let size = pixelSize
    SDL_SetRenderTarget(renderer, nil)
    SDL_RenderSetClipRect(renderer, nil)
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    if layerSize != size { removeLayers() }
    layerSize = size
    fonts.atlas.trim()
    fonts.atlas.ensurePage()
    choose(page: 0)
    draw(list, scale: scale, size: size)
    willPresent()
    SDL_RenderPresent(renderer)
    shown = (list, scale)
  }

  func invalidate() {
    shown = nil
    for texture in pages { SDL_DestroyTexture(texture) }
    pages.removeAll()
    pageGeneration = -1
    removeLayers()
  }

  func close() {
    invalidate()
    SDL_DestroyRenderer(renderer)
  }

  /// Makes the mesh draw from a page of the atlas, on which shapes find their white as well.
  func choose(page index: Int) {
    if index != page { flush() }
    page = index
    let middle = Float(GlyphAtlas.whiteSide) / 2 / Float(fonts.atlas.pages[index].side)
    mesh.white = SDL_FPoint(x: middle, y: middle)
  }

  /// Draws what the mesh holds.
  func flush() {
    guard !mesh.isEmpty else { return }
    render(mesh, texture(ofPage: page))
    mesh.removeAll()
  }

  /// Draws what follows into a layer of its own.
  func beginLayer() {
    flush()
    if layers.count <= layerDepth {
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
        Int32(layerSize.width), Int32(layerSize.height))
      guard let texture else { return }
      // Layers hold colours multiplied by their opacity.
      SDL_SetTextureBlendMode(
        texture,
        SDL_ComposeCustomBlendMode(
          SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
          SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD))
      layers.append(texture)
    }
    layerDepth += 1
    SDL_SetRenderTarget(renderer, layers[layerDepth - 1])
    SDL_RenderSetClipRect(renderer, nil)
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0)
    SDL_RenderClear(renderer)
  }

  /// Lays the latest layer on what lies below, inside a rounded rectangle.
  func endLayer(inside shape: RoundedShape, clip: ClipRegion) {
    flush()
    guard layerDepth > 0 else { return }
    layerDepth -= 1
    SDL_SetRenderTarget(renderer, layerDepth > 0 ? layers[layerDepth - 1] : nil)
    setClip(clip)
    var outline = MeshBuilder()
    let steps = shape.stepsPerCorner()
    let inner = shape.ring(inset: 0.5, steps: steps)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let none = SDL_Color(r: 0, g: 0, b: 0, a: 0)
    outline.fan(inner) { _ in white }
    outline.band(shape.ring(inset: -0.5, steps: steps), inner, { _ in none }, { _ in white })
    let (width, height) = (Float(layerSize.width), Float(layerSize.height))
    outline.mapTextureCoordinates { SDL_FPoint(x: $0.x / width, y: $0.y / height) }
    render(outline, layers[layerDepth])
  }

  /// Lets what follows show only in the region's whole pixels.
  func setClip(_ clip: ClipRegion) {
    flush()
    let x = Int32(clip.minX.rounded())
    let y = Int32(clip.minY.rounded())
    var rect = SDL_Rect(
      x: x, y: y, w: max(0, Int32(clip.maxX.rounded()) - x), h: max(0, Int32(clip.maxY.rounded()) - y))
    SDL_RenderSetClipRect(renderer, &rect)
  }

  private func render(_ mesh: MeshBuilder, _ texture: OpaquePointer?) {
    mesh.vertices.withUnsafeBufferPointer { vertices in
      mesh.indices.withUnsafeBufferPointer { indices in
        _ = SDL_RenderGeometry(
          renderer, texture, vertices.baseAddress, Int32(vertices.count), indices.baseAddress, Int32(indices.count))
      }
    }
  }

  private func removeLayers() {
    for texture in layers { SDL_DestroyTexture(texture) }
    layers.removeAll()
    layerDepth = 0
  }

  /// The texture of a page, with all glyphs that were added to the page since.
  private func texture(ofPage index: Int) -> OpaquePointer? {
    let atlas = fonts.atlas
    let isNew = atlas.generation != pageGeneration || index >= pages.count
    if atlas.generation != pageGeneration {
      for texture in pages { SDL_DestroyTexture(texture) }
      pages.removeAll()
      pageGeneration = atlas.generation
    }
    while pages.count <= index {
      let side = Int32(atlas.pages[pages.count].side)
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), side, side)
      guard let texture else { return nil }
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
      pages.append(texture)
    }
    let changes = atlas.takeChanges(ofPage: index)
    upload(isNew ? 0..<atlas.pages[index].side : changes, ofPage: index)
    return pages[index]
  }

  private func upload(_ rows: Range<Int>, ofPage index: Int) {
    guard !rows.isEmpty else { return }
    let page = fonts.atlas.pages[index]
    let pixels = page.coverage[(rows.lowerBound * page.side)..<(rows.upperBound * page.side)].map {
      UInt32($0) << 24 | 0x00FF_FFFF
    }
    var rect = SDL_Rect(x: 0, y: Int32(rows.lowerBound), w: Int32(page.side), h: Int32(rows.count))
    SDL_UpdateTexture(pages[index], &rect, pixels, Int32(page.side * 4))
  }
}
