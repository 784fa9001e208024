import Primitives

/// Notches of a wheel over a sheet: a series takes it by one detent, and scrolls what is in it like anything else.
///
/// Towards the end a series over the scroll view grows the sheet first, as a stroke does; towards the start it never
/// moves the sheet. Over the header it goes up or down by one detent. A wheel dismisses nothing.
extension SheetView: WheelDirector {
  func wheelReceiver(
    insteadOf candidate: (any WheelReceiver)?, _ axis: Axis, distance: Double
  ) -> (any WheelReceiver)? {
    guard axis == .vertical, isPresented else { return candidate === self ? nil : candidate }
    card.isTurned = false
    guard let candidate, candidate !== self else { return hasDetent(beyond: distance) ? card : nil }
    guard candidate === trackedScrollView, distance > 0, prefersScrollingExpandsWhenScrolledToEdge else {
      return candidate
    }
    return hasDetent(beyond: distance) ? card : candidate
  }

  private func hasDetent(beyond distance: Double) -> Bool { detent(beyond: distance) != nil }

  /// The next detent in the direction of a distance, from the one that the sheet has or goes to.
  private func detent(beyond distance: Double) -> SheetDetent.Identifier? {
    let height = resolved.height(at: position)
    let others = resolved.entries.filter { distance > 0 ? $0.height > height : $0.height < height }
    return (distance > 0 ? others.first : others.last)?.identifier
  }

  /// A series of notches turned towards a detent.
  func turn(_ distance: Double) {
    // A sheet that a finger has stays with the finger.
    if let verticalDriver, !verticalDriver.isMoving { return }
    guard let detent = detent(beyond: distance) else { return }
    go(to: .detent(detent), animated: true)
    sheetDelegate?.sheetDidChangeSelectedDetent(self)
  }
}
