extension ScrollDriver {
  /// A drag: the total of the chain for a translation of the finger.
  final class Drag {
    /// The pans that drag, first come first.
    var pulls: [Pull]
    /// The place in `pulls` of the pan that drives: one that follows all fingers on the chain.
    var driving = 0
    /// The translation of the driving pan where the chain stood at `total`.
    var anchor: Double
    /// The total, before the rubber band, at `anchor`.
    var total: Double
    /// The page from which a pager was dragged.
    var page: Int

    /// Makes a drag by pans of which the first drives.
    init(pulls: [Pull], anchor: Double, total: Double, page: Int) {
      self.pulls = pulls
      self.anchor = anchor
      self.total = total
      self.page = page
    }

    /// The total for a translation: content follows the finger, so the offset goes the other way.
    func total(translation: Double) -> Double { total - (translation - anchor) }

    /// The place of a pan in `pulls`; nil where it does not drag.
    func index(of pan: PanGestureRecognizer) -> Int? { pulls.firstIndex { $0.pan === pan } }

    /// Lets the pan at a place drive from where the chain is now, if it follows more fingers than the one that drives.
    func letDrive(_ index: Int) {
      guard pulls[index].pan.numberOfTouches > pulls[driving].pan.numberOfTouches else { return }
      total = total(translation: pulls[driving].translation)
      anchor = pulls[index].translation
      driving = index
    }
  }

  /// A pan that drags, with its translation at its latest movement.
  struct Pull {
    var pan: PanGestureRecognizer
    var translation: Double
  }
}
