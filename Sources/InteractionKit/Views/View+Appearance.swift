import Drawing

extension View {
  /// How a view shows, in one piece: every frame reads all of it.
  struct Appearance {
    var isHidden = false
    var alpha = 1.0
    var clipsToBounds = false
    var backgroundColor: Color?
    var cornerRadius = 0.0
  }

  /// Whether the view and everything in it is neither drawn nor touched.
  public final var isHidden: Bool {
    get { appearance.isHidden }
    set { appearance.isHidden = newValue }
  }

  /// The opacity of the view and everything in it, 0 … 1; below 0.01 it is not touched.
  public final var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// Whether what lies outside `bounds` is cut off.
  public final var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// The colour behind the content.
  public final var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The radius of the corners of the background, and of the clipping where `clipsToBounds` is set, in points.
  public final var cornerRadius: Double {
    get { appearance.cornerRadius }
    set { appearance.cornerRadius = newValue }
  }
}
