/// Lists of views, recognisers, touches and fingers.
///
/// They are read in every step and seldom change. A change puts a new list in the place of the old one and alters nothing
/// in place: so the compiler sees that no reading can meet an alteration, and leaves out the look for one at each reading.
extension Array where Element: AnyObject {
  /// The list without an object; the same where it is not in it.
  func without(_ object: Element) -> [Element] { filter { $0 !== object } }
}
