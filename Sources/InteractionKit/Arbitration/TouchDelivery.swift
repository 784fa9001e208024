/// How much of a touch its view has been told.
enum TouchDelivery {
  /// It is being decided in the event in which the touch came down.
  case undecided
  /// The view hears nothing of this touch, ever.
  case none
  /// The view will hear of it later, if at all.
  case held
  /// The view has heard of the beginning.
  case delivered
  /// The view will hear of the end later, as an end or as a cancellation.
  case endHeld
  /// All is over.
  case finished
}
