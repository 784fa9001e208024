import Primitives

/// How views come into the hands of a driver.
extension ScrollDriver {
  /// The driver that moves a view from now on.
  ///
  /// A drag that already moves the view, or others of its group, is joined, unless the view is taken alone: the chain of
  /// a stroke is that of its first finger. Anything else that moves a member ends where it is; a view of its chain that is
  /// left out and stretched returns alone, once no finger is on it.
  ///
  /// - Parameters:
  ///   - isAlone: whether only this view is moved, even if it belongs to a group.
  ///   - touch: the touch that moves it: the list under it belongs to the chain.
  static func taking(
    _ view: ScrollView, _ axis: Axis, isAlone: Bool = false, under touch: Touch? = nil,
    in environment: ScrollEnvironment
  ) -> ScrollDriver {
    if !isAlone, let present = environment.drag(of: view, axis) { return present }
    let group = isAlone ? nil : view.group.flatMap { $0.axis == axis ? $0 : nil }
    let present = group?.members() ?? [view]
    let touched = group.flatMap { touch?.innermostMember(of: $0) } ?? view
    let members = chain(of: view, touched: touched, axis, present)
    let inherited = view.driver(axis)?.velocity(of: view, at: environment.now) ?? 0
    var left = present
    for member in members { left += member.driver(axis)?.members ?? [] }
    for member in members { member.driver(axis)?.finish() }
    let driver = ScrollDriver(
      axis: axis, members: members, edges: (group?.startEdge ?? .innermost, group?.endEdge ?? .innermost),
      ceiling: group?.ceiling ?? { _ in nil }, environment: environment)
    driver.inheritedVelocity = inherited
    driver.takeMembers()
    for member in left { member.returnAlone(axis, in: environment) }
    return driver
  }

  /// The members of a chain that is taken now.
  ///
  /// A list that shows beside the group's own, between two pages, takes its place. A chain has room for one stretched
  /// view: of several the one under the finger stays, or else the innermost, and the others return alone.
  private static func chain(
    of view: ScrollView, touched: ScrollView, _ axis: Axis, _ present: [ScrollView]
  ) -> [ScrollView] {
    var members = present
    for view in [view, touched] where !members.contains(where: { $0 === view }) {
      members = members.dropLast() + [view]
    }
    let stretched = members.filter { $0.isStretched(axis) }
    guard stretched.count > 1 else { return members }
    let kept = stretched.first { $0 === touched } ?? stretched.last
    return members.filter { member in member === kept || !stretched.contains { $0 === member } }
  }
}

extension ScrollView {
  /// Whether it is beyond its limits by more than the rounding of sums.
  func isStretched(_ axis: Axis) -> Bool {
    let offset = contentOffset[axis]
    return abs(offset - clamped(offset, axis)) > ScrollDriver.leastStretch
  }

  /// Brings it back into its limits where it is beyond them and nothing moves it; while a finger is on it it waits.
  func returnAlone(_ axis: Axis, in environment: ScrollEnvironment) {
    guard driver(axis) == nil, !isWithinLimits(axis) else { return }
    let alone = ScrollDriver.taking(self, axis, isAlone: true, in: environment)
    if !isTracking { alone.settle(at: environment.now) }
  }
}
