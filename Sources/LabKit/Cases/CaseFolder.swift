import Foundation

/// Finds the case files behind paths.
public enum CaseFolder {
  /// The files that paths name, in order: a file is itself, a folder is every `.json` in it and below, sorted by path.
  ///
  /// - Throws: `InputFileError` where there is no such path, or a folder holds no case.
  public static func files(in paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw InputFileError(file: path, problem: "there is no such file or folder")
      }
      guard isFolder.boolValue else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let cases = names.filter { $0.hasSuffix(".json") }.sorted()
      guard !cases.isEmpty else { throw InputFileError(file: path, problem: "the folder holds no case (.json)") }
      let base = path.hasSuffix("/") ? path : path + "/"
      return cases.map { base + $0 }
    }
  }
}
