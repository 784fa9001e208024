/// Why there is no window.
public enum WindowError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noDisplay(reason: String)
  /// The display refuses the window or every way to draw into it.
  case creation(reason: String)
  /// The chosen renderer is not to be had.
  case renderer(RendererChoice, reason: String)
  /// The display was there and is gone; `driver` is what showed the window.
  case displayLost(driver: String)
  /// A frame could not be shown.
  case presentation(reason: String)

  /// A sentence that says what is missing.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "There is no display: \(reason)"
    case .creation(let reason): "The window cannot be opened: \(reason)"
    case .renderer(let choice, let reason): "The renderer \(choice.rawValue) is not to be had: \(reason)"
    case .displayLost(let driver): "The display is gone: the \(driver) server does not answer any more"
    case .presentation(let reason): "A frame cannot be shown: \(reason)"
    }
  }
}

/// How frames are drawn in a window.
public enum RendererChoice: String, Sendable, Hashable, CaseIterable {
  /// On the graphics processor if there is a real one, else in software.
  case auto
  /// By our own rasteriser, into memory that is shared with the display server.
  case software
  /// In triangles, by OpenGL.
  case opengl
}
