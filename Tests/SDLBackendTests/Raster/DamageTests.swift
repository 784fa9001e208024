import Drawing
import Primitives
import Testing

@testable import SDLBackend

@Suite("Damage between frames")
struct DamageTests {
  private let width = 120
  private let height = 90

  /// A frame of things some of which depend on `step`.
  private func frame(_ random: inout SeededGenerator, count: Int, step: Double) -> DisplayList {
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: 120, height: 90), Color(hex: 0xE9EBF0))
    for index in 0..<count {
      let place = Rect(
        x: random.double(in: -10...90), y: random.double(in: -10...70), width: random.double(in: 4...40),
        height: random.double(in: 4...30))
      let color = Color(
        red: random.double(in: 0...1), green: random.double(in: 0...1), blue: 0.5, alpha: random.double(in: 0.3...1))
      let moves = random.double(in: 0...1) < 0.3
      canvas.clipped(to: place.inset(by: -6), radius: random.double(in: 0...8)) { canvas in
        canvas.group(translation: Vector(x: 0, y: moves ? step : 0)) { canvas in
          switch index % 5 {
          case 0: canvas.fill(place, radius: 4, color)
          case 1: canvas.text("Text \(index)", in: place, TextStyle(size: 11, color: color))
          case 2: canvas.shadow(place, radius: 4, blur: 8, color)
          case 3: canvas.polyline([place.origin, place.center, Point(x: place.maxX, y: place.minY)], width: 2, color)
          default: canvas.stroke(place, radius: 3, width: 1.5, color)
          }
        }
      }
    }
    return canvas.displayList
  }

  @Test("drawing only what differs gives the frame that drawing everything gives")
  func sameFrame() throws {
    let rasterizer = SoftwareRasterizer(fonts: try Picture.fonts())
    var seeds = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let seed = seeds.next()
      var (one, two) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let count = seeds.int(in: 1...14)
      let old = frame(&one, count: count, step: 0)
      let new = frame(&two, count: count + seeds.int(in: -1...1), step: seeds.double(in: 0.2...9))
      var partly = PixelBuffer(width: width, height: height)
      rasterizer.draw(old, into: &partly, scale: 1)
      let damage = Damage.between(
        PaintedItem.items(of: old, scale: 1, width: width, height: height),
        PaintedItem.items(of: new, scale: 1, width: width, height: height))
      partly.withTarget { target in
        for region in damage.regions {
          target.clear(region)
          rasterizer.draw(new, into: target, scale: 1, region: region)
        }
      }
      var wholly = PixelBuffer(width: width, height: height)
      rasterizer.draw(new, into: &wholly, scale: 1)
      #expect(partly.largestDifference(from: wholly) <= 1)
    }
  }

  @Test("equal frames have no damage, and a small change a small one")
  func smallDamage() {
    var (one, two, three) = (SeededGenerator(seed: 3), SeededGenerator(seed: 3), SeededGenerator(seed: 3))
    let items = PaintedItem.items(of: frame(&one, count: 9, step: 0), scale: 1, width: width, height: height)
    let same = PaintedItem.items(of: frame(&two, count: 9, step: 0), scale: 1, width: width, height: height)
    #expect(Damage.between(items, same).regions == [])
    var more = frame(&three, count: 9, step: 0)
    more.commands.append(.fill(Rect(x: 100, y: 80, width: 5.5, height: 4), radius: 0, .solid(.black)))
    let grown = PaintedItem.items(of: more, scale: 1, width: width, height: height)
    #expect(Damage.between(items, grown).regions == [PixelRegion(columns: 100..<106, rows: 80..<84)])
    #expect(Damage.between(grown, items).regions == [PixelRegion(columns: 100..<106, rows: 80..<84)])
  }

  @Test("many small rectangles become a few that hold them all")
  func joins() {
    var random = SeededGenerator(seed: 12)
    var set = PixelRegionSet()
    var inserted: [PixelRegion] = []
    for _ in 0..<60 {
      let (x, y) = (random.int(in: 0...900), random.int(in: 0...900))
      let region = PixelRegion(columns: x..<x + random.int(in: 1...60), rows: y..<y + random.int(in: 1...60))
      inserted.append(region)
      set.insert(region)
    }
    #expect(set.regions.count <= 5)
    for region in inserted { #expect(set.regions.contains { $0.union(region) == $0 }) }
  }
}
