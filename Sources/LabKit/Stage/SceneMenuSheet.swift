import Drawing
import Primitives

/// Draws the menu of scenes over the stage.
struct SceneMenuSheet {
  let menu: SceneMenu

  private typealias Layout = SceneMenuLayout

  func draw(in window: Size, _ canvas: inout Canvas) {
    let layout = SceneMenuLayout(menu, window: window)
    canvas.fill(Rect(origin: .zero, size: window), Color.black.opacity(0.6))
    canvas.group(translation: layout.origin.vector, scale: layout.scale) { canvas in
      let sheet = Rect(origin: .zero, size: layout.size)
      canvas.shadow(sheet.offset(by: Vector(x: 0, y: 8)), radius: 18, blur: 32, Color.black.opacity(0.5))
      canvas.fill(sheet, radius: 18, OverlayPalette.panel)
      canvas.stroke(sheet, radius: 18, width: 1, OverlayPalette.panelEdge)
      drawTitle(layout, &canvas)
      for head in layout.heads { drawHead(head.section, in: head.rect, &canvas) }
      for item in layout.items {
        if item.lines.isEmpty { drawChip(item, &canvas) } else { drawRow(item, &canvas) }
      }
    }
  }

  private func drawTitle(_ layout: SceneMenuLayout, _ canvas: inout Canvas) {
    let width = layout.size.width - 2 * Layout.padding
    canvas.line("Scenes", x: Layout.padding, middle: 35, width: width - 60, OverlayType.title)
    let close = layout.closeRect
    canvas.keyCap("Esc", in: close)
    guard layout.size.width >= 520 else { return }
    canvas.line(
      "arrows move, return takes the choice", x: Layout.padding, middle: 35, width: width - 56,
      OverlayType.note.aligned(.trailing))
  }

  private func drawHead(_ section: SceneMenu.Section, in rect: Rect, _ canvas: inout Canvas) {
    let hasFocus = section == menu.section
    let title =
      switch section {
      case .scenes: "The conflict"
      case .strategies: "How it is resolved"
      case .presets: "Physics"
      }
    canvas.line(
      title, x: rect.minX, middle: rect.midY - 2, width: rect.width,
      TextStyle(.semibold, size: 12, color: hasFocus ? OverlayPalette.accent : OverlayPalette.secondaryText))
    canvas.fill(
      Rect(x: rect.minX, y: rect.maxY - 5, width: rect.width, height: 1),
      hasFocus ? OverlayPalette.accent : OverlayPalette.panelEdge)
  }

  private func isMarked(_ item: SceneMenuLayout.Item) -> Bool { menu.marked(item.section) == item.entry.id }

  private func drawRow(_ item: SceneMenuLayout.Item, _ canvas: inout Canvas) {
    let rect = item.rect
    let marked = isMarked(item)
    if marked {
      canvas.fill(rect, radius: 10, OverlayPalette.field)
      if item.section == menu.section { canvas.stroke(rect, radius: 10, width: 1.5, OverlayPalette.accent) }
    }
    let x = rect.minX + Layout.rowInset
    let width = rect.width - 2 * Layout.rowInset
    canvas.line(
      item.entry.title, x: x, middle: rect.minY + 18, width: width,
      TextStyle(.semibold, size: 14, color: OverlayPalette.text))
    if isRunning(item) {
      canvas.line(
        "runs now", x: x, middle: rect.minY + 18, width: width,
        OverlayType.label.colored(OverlayPalette.accent).aligned(.trailing))
    }
    for (index, line) in item.lines.enumerated() {
      canvas.line(line, x: x, middle: rect.minY + 37 + Double(index) * 18, width: width, OverlayType.note)
    }
  }

  private func isRunning(_ item: SceneMenuLayout.Item) -> Bool {
    switch item.section {
    case .scenes: item.entry.id == menu.running.scene
    case .strategies: menu.choice.scene == menu.running.scene && item.entry.id == menu.running.strategy
    case .presets: item.entry.id == menu.running.preset
    }
  }

  private func drawChip(_ item: SceneMenuLayout.Item, _ canvas: inout Canvas) {
    let marked = isMarked(item)
    if marked {
      canvas.fill(item.rect, radius: 14, OverlayPalette.accent)
      if item.section == menu.section {
        canvas.stroke(item.rect.inset(by: -3), radius: 17, width: 1.5, OverlayPalette.accent)
      }
    } else {
      canvas.stroke(item.rect, radius: 14, width: 1, OverlayPalette.track)
    }
    canvas.text(
      item.entry.title, in: item.rect,
      OverlayType.name.colored(marked ? OverlayPalette.stageBottom : OverlayPalette.text).aligned(.center))
  }
}
