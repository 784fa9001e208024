/// The two fields by which every file of the lab says what it is.
struct DocumentHeader {
  /// The name of the format, such as `scroll-lab-case`.
  let format: String
  /// The newest version that is read.
  let version: Int

  /// Checks the fields `format` and `version` of a document.
  ///
  /// - Throws: `InputFileError` for another format, or a version newer than is read; the sentence names both versions.
  func check(_ fields: FieldReader) throws {
    guard fields.node("format")?.text == format else { throw fields.error("format", expected: "\"\(format)\"") }
    let found = try fields.whole("version", in: 1...Int(Int32.max))
    guard found <= version else {
      throw InputFileError(
        file: fields.file, line: fields.node("version")?.line, field: "version",
        problem: "the file is version \(found) of \(format); this program reads versions up to \(version)")
    }
  }
}
