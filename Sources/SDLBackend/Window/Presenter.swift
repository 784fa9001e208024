import Drawing

/// A way to bring display lists into a window.
@MainActor
protocol Presenter: AnyObject {
  /// What it is, for people: `software, shared memory, x11`.
  var description: String { get }
  /// The number of columns and rows of pixels of the window.
  var pixelSize: (width: Int, height: Int) { get }
  /// To be called right before a picture is handed to the display.
  var willPresent: () -> Void { get set }
  /// Shows a frame; nothing is done if the window shows it already.
  func present(_ list: DisplayList, scale: Double) throws(WindowError)
  /// Forgets what the window shows.
  func invalidate()
  /// Lets go of what belongs to the window; to be called before the window is destroyed, and last.
  func close()
}
