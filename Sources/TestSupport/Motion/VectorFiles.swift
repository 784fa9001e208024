import Foundation

/// Where the files with expected values lie.
public enum VectorFiles {
  /// The package's root, three folders above the file of a test.
  public static func packageRoot(of file: String) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// A file of expected values that comes with the package, in `Assets/Vectors`.
  public static func bundled(_ name: String, file: String = #filePath) -> URL {
    packageRoot(of: file).appendingPathComponent("Assets/Vectors/\(name)")
  }

  /// A third party's file of expected values, which is read where it lies and is not part of the package.
  ///
  /// It is looked for in the folder that the environment variable `SCROLL_LAB_VECTORS` names, else in `shared/vectors`
  /// beside the package; nil where it is absent, and the test that wants it is skipped.
  public static func thirdParty(_ name: String, file: String = #filePath) -> URL? {
    let folder =
      ProcessInfo.processInfo.environment["SCROLL_LAB_VECTORS"].map { URL(fileURLWithPath: $0) }
      ?? packageRoot(of: file).deletingLastPathComponent().appendingPathComponent("shared/vectors")
    let url = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
