import Primitives

extension SheetView {
  /// Presents the sheet at the chosen detent, or at its smallest one; also while it is on its way out.
  ///
  /// A sheet that is there already stays as it is.
  public func present(animated: Bool) {
    if isPresented, position != .dismissed { return }
    guard let first = resolved.entries.first else { return }
    go(to: .detent(selectedDetentIdentifier ?? first.identifier), animated: animated)
  }

  /// Dismisses the sheet, whether the user may do so or not.
  public func dismiss(animated: Bool) {
    guard isPresented || contentOffset.y > 0 else { return }
    go(to: .dismissed, animated: animated)
  }

  /// Animates the changes of the selected detent and of the detents that `changes` makes.
  public func animateChanges(_ changes: () -> Void) {
    let former = animatesChanges
    animatesChanges = true
    changes()
    animatesChanges = former
  }

  /// Moves to a position; a motion on the way is taken over with its velocity.
  func go(to position: SheetPosition, animated: Bool) {
    head(for: position)
    if animated, let environment {
      ScrollDriver.taking(self, .vertical, isAlone: true, in: environment).land(on: position)
      return
    }
    contentOffset.y = resolved.height(at: position)
    if verticalDriver == nil { didComeToRest() }
  }

  /// The sheet is on its way to a position.
  func head(for position: SheetPosition) {
    self.position = position
    if case .detent = position, !isPresented {
      isPresented = true
      updateLimits()
    } else if position == .dismissed {
      // On its way out nothing resists.
      contentInset.top = 0
    }
  }

  /// A finger let go: the sheet is on its way to a position.
  func wasReleased(to position: SheetPosition) {
    let former = self.position
    head(for: position)
    if case .detent = position, position != former { sheetDelegate?.sheetDidChangeSelectedDetent(self) }
  }

  /// Nothing moves it any more.
  func didComeToRest() {
    keepEndInReach()
    guard isPresented, position == .dismissed, contentOffset.y <= 0 else { return }
    isPresented = false
    updateLimits()
    sheetDelegate?.sheetDidDismiss(self)
  }

  /// A tap on the dimmed part dismisses, unless another finger has the sheet.
  func dimmingWasTapped() {
    guard isPresented, position != .dismissed, !isDragging, mayBeDismissed else { return }
    go(to: .dismissed, animated: true)
  }

  /// Whether the user may dismiss it.
  var mayBeDismissed: Bool { !isModalInPresentation && sheetDelegate?.sheetShouldDismiss(self) ?? true }
}
