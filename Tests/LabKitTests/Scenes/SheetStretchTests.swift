import Drawing
import Primitives
import Testing

/// What shows below the list while the sheet is stretched.
struct SheetStretchTests {
  /// The numbers of the comments that are painted in the viewport.
  private static func numbers(_ play: ScenePlay) -> Set<Int> {
    let texts = play.frame.displayList.commands.compactMap { command -> Int? in
      if case .text(let words, let place, _) = command, place.width == 56 { return Int(words) }
      return nil
    }
    return Set(texts)
  }

  @Test("Rows go on to the bottom edge while the sheet is drawn beyond its largest detent")
  func rowsGoOn() throws {
    let play = try ScenePlay("sheet")
    play.pointer(.down, 100, 490, at: 0.1)
    play.pointer(.move, 100, 480, at: 0.12)
    play.pointer(.move, 100, 120, at: 0.14)
    play.play(until: 0.2)
    #expect(play.number("sheet.top") == 120)
    #expect(Self.numbers(play).isSuperset(of: 1...11))
    #expect(!Self.numbers(play).contains(12))
    play.pointer(.move, 100, -180, at: 0.22)
    play.play(until: 0.3)
    #expect(play.number("sheet.top") < 0)
    #expect(Self.numbers(play).contains(12))
    #expect(play.number("comments.offset.y") == 0)
  }
}
