import Primitives

extension ScrollDriver {
  /// A drag: the total of the chain for a translation of the fingers.
  final class Drag {
    /// The pans that drag, first come first.
    private(set) var pulls: [Pull]
    /// The places in `pulls` of the pans that drive: together they follow each finger once.
    private var driving: [Int]
    /// How many fingers each pan in `driving` followed when they began to drive.
    private var fingers: [Int]
    /// The translation of the fingers where the chain stood at `total`.
    private(set) var anchor: Double
    /// The total, before the rubber band, at `anchor`.
    private(set) var total: Double
    /// The page from which a pager was dragged.
    let page: Int
    /// Tells when the pans follow other fingers than before; nil for pans without an arbiter.
    private let following: GestureArbiter.Following?
    /// The changes in who follows which finger, up to the latest count of the fingers; nil where the pans are others.
    private var countedChanges: Int?
    /// The place that was looked for last.
    private var latest = 0

    /// Begins with one pan.
    init(_ pull: Pull, anchor: Double, total: Double, page: Int) {
      pulls = [pull]
      driving = [0]
      fingers = [pull.pan.numberOfTouches]
      self.anchor = anchor
      self.total = total
      self.page = page
      following = pull.pan.arbiter?.following
    }

    /// The total for the present translation: content follows the fingers, so the offset goes the other way.
    var presentTotal: Double { total - (translation - anchor) }

    /// The mean of the fingers' translations, at their latest movements.
    private var translation: Double {
      if driving.count == 1 { return pulls[driving[0]].translation }
      var (sum, count) = (0.0, 0)
      for (place, weight) in zip(driving, fingers) {
        sum += pulls[place].translation * Double(weight)
        count += weight
      }
      return count > 0 ? sum / Double(count) : 0
    }

    /// The place of a pan in `pulls`; nil where it does not drag.
    ///
    /// The pans of a chain move one after the other, in the order in which they began: as a rule it is the next place.
    func index(of pan: PanGestureRecognizer) -> Int? {
      let next = latest + 1 < pulls.count ? latest + 1 : 0
      let place = next < pulls.count && pulls[next].pan === pan ? next : pulls.firstIndex { $0.pan === pan }
      if let place { latest = place }
      return place
    }

    /// Lets a further pan drag.
    func add(_ pull: Pull) {
      guard index(of: pull.pan) == nil else { return }
      pulls = pulls + [pull]
      countedChanges = nil
    }

    /// Takes in a movement of a pan.
    ///
    /// - Returns: whether it is one of those that drive.
    func move(_ index: Int, to translation: Double) -> Bool {
      countFingers()
      pulls[index].translation = translation
      return driving.contains(index)
    }

    /// Takes a pan out of the drag, which has to be based anew if it goes on.
    func remove(_ pan: PanGestureRecognizer) {
      pulls = pulls.filter { $0.pan !== pan }
      countedChanges = nil
    }

    /// Goes on from a total and from where the fingers are along an axis.
    func rebase(to total: Double, _ axis: Axis) {
      for pull in pulls { pull.translation = pull.pan.stroke[axis] }
      self.total = total
      (driving, fingers) = driversOfPresentFingers
      anchor = translation
    }

    /// Where fingers have come or gone, lets the mean of those that are there drive from where the chain is now.
    private func countFingers() {
      guard countedChanges == nil || countedChanges != following?.changes else { return }
      countedChanges = following?.changes
      guard !followsAllFingers else { return }
      let (newDriving, newFingers) = driversOfPresentFingers
      guard newDriving != driving || (newDriving.count > 1 && newFingers != fingers) else { return }
      total = presentTotal
      (driving, fingers) = (newDriving, newFingers)
      anchor = translation
    }

    /// Whether a single pan drives, and follows every finger that any pan follows.
    private var followsAllFingers: Bool {
      guard driving.count == 1 else { return false }
      let followed = pulls[driving[0]].pan.touches
      return pulls.allSatisfy { pull in
        pull.pan.touches.allSatisfy { touch in followed.contains { $0 === touch } }
      }
    }

    /// The pan with the most fingers, and each further one whose fingers no other follows.
    private var driversOfPresentFingers: (driving: [Int], fingers: [Int]) {
      var rest = Array(pulls.indices)
      var driving: [Int] = []
      var touches: [Touch] = []
      while let most = rest.map({ pulls[$0].pan.numberOfTouches }).max(),
        let next = rest.first(where: { pulls[$0].pan.numberOfTouches == most })
      {
        driving.append(next)
        touches += pulls[next].pan.touches
        rest.removeAll { place in
          place == next || pulls[place].pan.touches.contains { touch in touches.contains { $0 === touch } }
        }
      }
      return (driving, driving.map { pulls[$0].pan.numberOfTouches })
    }
  }

  /// A pan that drags, with its translation at its latest movement.
  final class Pull {
    let pan: PanGestureRecognizer
    var translation: Double

    init(pan: PanGestureRecognizer, translation: Double) {
      self.pan = pan
      self.translation = translation
    }
  }
}
