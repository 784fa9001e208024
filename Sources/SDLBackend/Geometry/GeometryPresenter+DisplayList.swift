import CSDL2
import Drawing
import Primitives

extension GeometryPresenter {
  /// What a `restore` has to undo.
  private struct Saved {
    let state: SoftwareRasterizer.State
    /// The rounded rectangle whose content stands in a layer of its own.
    let layer: RoundedShape?
  }

  /// Draws a list into the current target.
  func draw(_ list: DisplayList, scale: Double, size: (width: Int, height: Int)) {
    var state = SoftwareRasterizer.State(
      scale: scale, origin: .zero, opacity: 1, clip: ClipRegion(width: size.width, height: size.height))
    setClip(state.clip)
    var saved: [Saved] = []
    for command in list.commands {
      switch command {
      case .save(let translation, let factor, let opacity):
        saved.append(Saved(state: state, layer: nil))
        state.origin = state.device(Point(x: translation.x, y: translation.y))
        state.scale *= factor
        state.opacity *= opacity
      case .clip(let rect, let radius):
        saved.append(clip(state.device(rect, radius: radius), &state))
      case .restore:
        guard let last = saved.popLast() else { continue }
        if let layer = last.layer {
          endLayer(inside: layer, clip: last.state.clip)
        } else if !last.state.clip.hasSameEdges(as: state.clip) {
          setClip(last.state.clip)
        }
        state = last.state
      default:
        if !state.clip.isEmpty, state.opacity > 0, state.scale > 0 { paint(command, state) }
      }
    }
    // A list that forgot to restore is shown all the same.
    for last in saved.reversed() { if let layer = last.layer { endLayer(inside: layer, clip: last.state.clip) } }
    flush()
  }

  private func clip(_ shape: RoundedShape, _ state: inout SoftwareRasterizer.State) -> Saved {
    let before = state
    state.clip.intersect(shape)
    let needsLayer =
      shape.radius > 0 && !state.clip.isEmpty
      && !shape.cornersSpare(
        minX: state.clip.minX, minY: state.clip.minY, maxX: state.clip.maxX, maxY: state.clip.maxY)
    if needsLayer { beginLayer() }
    if !state.clip.isEmpty, needsLayer || !state.clip.hasSameEdges(as: before.clip) { setClip(state.clip) }
    return Saved(state: before, layer: needsLayer ? shape : nil)
  }

  private func paint(_ command: DisplayList.Command, _ state: SoftwareRasterizer.State) {
    switch command {
    case .fill(let rect, let radius, let paint):
      let shape = state.device(rect, radius: radius)
      if isVisible(shape, state) { mesh.fill(shape, vertexPaint(paint, in: rect, state)) }
    case .stroke(let rect, let radius, let width, let color):
      let shape = state.device(rect, radius: radius)
      if isVisible(shape, state) {
        mesh.stroke(shape, width: width * state.scale, VertexPaint(color, opacity: state.opacity))
      }
    case .polyline(let points, let width, let color):
      mesh.polyline(
        points.map { state.device($0) }, width: width * state.scale, VertexPaint(color, opacity: state.opacity))
    case .polygon(let points, let color):
      mesh.polygon(points.map { state.device($0) }, VertexPaint(color, opacity: state.opacity))
    case .shadow(let rect, let radius, let blur, let color):
      mesh.shadow(
        state.device(rect, radius: radius), blur: blur * state.scale, color, opacity: state.opacity)
    case .text(let text, let rect, let style):
      self.text(text, in: rect, style, state)
    case .save, .clip, .restore:
      break
    }
  }

  private func isVisible(_ shape: RoundedShape, _ state: SoftwareRasterizer.State) -> Bool {
    state.clip.visiblePixels(minX: shape.minX, minY: shape.minY, maxX: shape.maxX, maxY: shape.maxY) != nil
  }

  private func text(_ text: String, in rect: Rect, _ style: TextStyle, _ state: SoftwareRasterizer.State) {
    guard let placed = PlacedText(text, in: rect, style, scale: state.scale, origin: state.origin, fonts: fonts),
      state.clip.visiblePixels(
        minX: placed.left - placed.size, minY: placed.baseline - placed.size * 1.5, maxX: placed.right + placed.size,
        maxY: placed.baseline + placed.size) != nil
    else { return }
    let color = VertexPaint(style.color, opacity: state.opacity)(.zero)
    placed.forEachGlyph { glyph, x, row, drop in
      choose(page: glyph.page)
      let side = Double(fonts.atlas.pages[glyph.page].side)
      // One empty row on either side, so that a picture between two rows fades out.
      mesh.quad(
        Rect(
          x: Double(x), y: Double(row) + drop - 1, width: Double(glyph.width), height: Double(glyph.height) + 2),
        Rect(
          x: Double(glyph.x) / side, y: Double(glyph.y - 1) / side, width: Double(glyph.width) / side,
          height: Double(glyph.height + 2) / side), color)
    }
  }

  private func vertexPaint(_ paint: DisplayList.Paint, in rect: Rect, _ state: SoftwareRasterizer.State)
    -> VertexPaint
  {
    switch paint {
    case .solid(let color):
      return VertexPaint(color, opacity: state.opacity)
    case .linearGradient(let start, let end, let from, let to):
      func place(_ fraction: Point) -> Point {
        state.device(Point(x: rect.minX + fraction.x * rect.width, y: rect.minY + fraction.y * rect.height))
      }
      return VertexPaint(from: start, at: place(from), to: end, at: place(to), opacity: state.opacity)
    }
  }
}

extension ClipRegion {
  /// Whether both regions have the same straight edges.
  fileprivate func hasSameEdges(as other: ClipRegion) -> Bool {
    minX == other.minX && minY == other.minY && maxX == other.maxX && maxY == other.maxY
  }
}
