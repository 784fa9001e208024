import Foundation
import LabKit
import Primitives

/// Writes the frames of a run that were asked for as PNG files.
struct PictureRecorder {
  private let selection: PictureSelection

  /// Makes the folder where one is asked for.
  ///
  /// - Throws: `OutputFileError`.
  init(_ selection: PictureSelection) throws {
    self.selection = selection
    guard selection.isFolder else { return }
    do {
      try FileManager.default.createDirectory(atPath: selection.out, withIntermediateDirectories: true)
    } catch {
      throw OutputFileError(file: selection.out)
    }
  }

  /// Plays a run and writes its pictures.
  ///
  /// - Throws: `OutputFileError`.
  func record(_ plan: FramePlan, in studio: Studio) throws {
    var last: Timestamp?
    try studio.play(plan) { planned in
      if selection.takesEveryFrame {
        try studio.write(to: selection.path(planned.tick))
      } else {
        for place in selection.places(at: planned.time, after: last) { try studio.write(to: selection.path(place)) }
      }
      last = planned.time
      return true
    }
    guard let last, !selection.takesEveryFrame else { return }
    if selection.times.isEmpty { try studio.write(to: selection.path(0)) }
    for place in selection.places(beyond: last) { try studio.write(to: selection.path(place)) }
  }
}
