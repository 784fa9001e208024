/// The version of the program.
public enum ProgramVersion {
  /// Major, minor and patch.
  public static let number = "0.1.0"
  /// The program with its version, as traces and `--version` have it.
  public static let text = "scroll-lab \(number)"
}
