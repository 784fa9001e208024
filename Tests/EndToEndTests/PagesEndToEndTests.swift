import Foundation
import Primitives
import Testing

/// The pages in a real window under a real pointer.
@Suite(.serialized, .enabled(if: DesktopTools.areInstalled, "skipped: install xvfb and xdotool to drive a real window"))
struct PagesEndToEndTests {
  @Test("A swipe turns the page, a flick at the last page does not bounce, a swipe back is called off, another pops")
  func pagesAndPop() throws {
    let display = try VirtualDisplay()
    let lab = try RunningLab(scene: "pages", on: display)
    try lab.waitForRest()
    let right = Point(x: 340, y: 500)
    let left = Point(x: 60, y: 500)

    try lab.drag(from: right, to: left, over: 0.15, hold: 0)
    try lab.waitForRest()
    try lab.drag(from: right, to: left, over: 0.15, hold: 0)
    try lab.waitForRest()
    try lab.drag(from: right, to: left, over: 0.08, hold: 0)
    try lab.waitForRest()
    try lab.drag(from: left, to: right, over: 0.15, hold: 0)
    try lab.waitForRest()
    try lab.drag(from: left, to: right, over: 0.15, hold: 0)
    try lab.waitForRest()
    // Back on the first page: a short swipe back that rests, then a long one.
    try lab.drag(from: left, to: Point(x: 150, y: 500), over: 0.3, hold: 0.3)
    try lab.waitForRest()
    try lab.drag(from: left, to: right, over: 0.2, hold: 0)
    try lab.waitForRest()
    #expect(try lab.quit() == 0)

    let frames = try lab.replay()
    #expect(frames.map { $0["page.index"] }.max() == 2)
    #expect(frames.allSatisfy { $0["pager.offset.x"] >= 0 && $0["pager.offset.x"] <= 780 })
    let calledOff = frames.filter { $0["pops"] == 0 && $0["pop.progress"] > 0.1 }
    #expect(!calledOff.isEmpty)
    let last = try #require(frames.last)
    #expect(last["pops"] == 1)
    #expect(last["page.index"] == 0)
  }
}
