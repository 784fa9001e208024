import Foundation
import LabKit
import Primitives
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineParserTests {
  private let parser = CommandLineParser(
    commands: [
      RunOptions.specification,
      CommandSpecification(
        "check", "run cases", operands: .several("PATH"),
        options: [
          OptionSpecification("hz", .number("N", 1...1000), "frames a second"),
          OptionSpecification("junit", .text("FILE"), "write XML"), OptionSpecification("verbose", .flag, "tell more"),
        ]),
      CommandSpecification("list", "print", operands: .choice(["scenes", "keys"])),
    ], standard: "run")

  private func parse(_ line: String) throws -> CommandLineRequest {
    try parser.parse(line.split(separator: " ").map(String.init))
  }

  private func command(_ line: String) throws -> ParsedCommand? {
    if case .command(let command) = try parse(line) { command } else { nil }
  }

  @Test("Operands and options may stand in any order, with = or without")
  func order() throws {
    let expected = ParsedCommand(
      name: "check", operands: ["a", "b"], values: ["hz": "60", "junit": "x.xml", "verbose": ""])
    for line in [
      "check a b --hz 60 --junit x.xml --verbose", "check --verbose a --hz=60 b --junit=x.xml",
      "check --hz 30 --hz 60 --junit x.xml --verbose -- a b",
    ] {
      #expect(try command(line) == expected)
    }
    #expect(try command("check -- --hz")?.operands == ["--hz"])
  }

  @Test("Without a command the standard one is meant")
  func standard() throws {
    #expect(try command("--scene profile")?.name == "run")
    #expect(try command("")?.name == "run")
    #expect(try command("run --scene profile") == command("--scene profile"))
  }

  @Test("Help and version are asked for by name, help of a command wherever it stands")
  func help() throws {
    #expect(try parse("--help") == .help(command: nil))
    #expect(try parse("--version") == .version)
    #expect(try parse("check --hz 60 --help") == .help(command: "check"))
  }

  @Test(
    "What cannot be followed says what is wrong, what is allowed and where to read more",
    arguments: [
      ("chek a", "unknown command chek; did you mean check? (allowed: run, check, list) (see scroll-lab --help)"),
      (
        "check a --verbos",
        "unknown option --verbos; did you mean --verbose? (allowed: --hz, --junit, --verbose, --help) "
          + "(see scroll-lab check --help)"
      ),
      ("check", "check needs PATH… (see scroll-lab check --help)"),
      ("check a --hz", "--hz needs a value: --hz N (see scroll-lab check --help)"),
      ("check a --hz --verbose", "--hz needs a value: --hz N (see scroll-lab check --help)"),
      ("check a --hz 0", "--hz: expected a number from 1 to 1000, found 0 (see scroll-lab check --help)"),
      ("check a --hz nan", "--hz: expected a number from 1 to 1000, found nan (see scroll-lab check --help)"),
      ("check a --verbose=1", "--verbose takes no value (see scroll-lab check --help)"),
      (
        "list scene",
        "unknown word after list: scene; did you mean scenes? (allowed: scenes, keys) (see scroll-lab list --help)"
      ),
      ("list scenes keys", "unexpected argument keys (see scroll-lab list --help)"),
      ("run a", "unexpected argument a (see scroll-lab run --help)"),
      (
        "run --size 400",
        "--size: expected a size such as 400x800, each side from 1 to 16384, found 400 (see scroll-lab run --help)"
      ),
      (
        "run --overlay a,,b",
        "--overlay: expected entries with commas between them, found a,,b (see scroll-lab run --help)"
      ),
      (
        "run --renderer metal",
        "unknown --renderer metal (allowed: auto, software, opengl) (see scroll-lab run --help)"
      ),
    ])
  func refusals(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.description == message)
  }

  @Test("Without a standard command one must be named")
  func noStandard() {
    let strict = CommandLineParser(commands: parser.commands)
    #expect(throws: UsageError("expected a command: run, check, list")) { try strict.parse([]) }
    #expect(throws: UsageError("expected a command before --hz: run, check, list")) { try strict.parse(["--hz"]) }
  }

  @Test("The help of a command names each option with its line, and no line runs past 100 columns")
  func helpText() {
    let help = HelpText(parser)
    for command in parser.commands {
      let text = help.command(command.name)
      for option in command.options {
        #expect(text.contains(option.usage))
        #expect(text.contains(option.help))
      }
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
      #expect(help.program.contains(command.about))
    }
  }

  @Test("The options of a window are checked against what there is")
  func runOptions() throws {
    func options(_ line: String) throws -> RunOptions? {
      try command(line).map { try RunOptions($0, catalogue: .sample) }
    }
    let read = try options("run --scene shelf --strategy switching --overlay frames --size 400x800 --hz 60 --speed 0.5")
    #expect(read?.scene == "shelf")
    #expect(read?.overlays == ["frames"])
    #expect(read?.size == Size(width: 400, height: 800))
    #expect(read?.hertz == 60)
    #expect(read?.speed == 0.5)
    #expect(read?.renderer == .auto)
    for line in [
      "--scene shelv", "--scene shelf --strategy x", "--strategy switching", "--preset mac", "--overlay frames,x",
      "--replay a.jsonl --trace a.jsonl", "--replay a.jsonl --trace ./b/../a.jsonl", "--replay a.jsonl --scene shelf",
    ] {
      #expect(throws: UsageError.self, "\(line)") { try options(line) }
    }
  }

  @Test("What a command reads is not written over, however the name is spelt and whatever links lead there")
  func inputsAreKept() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{}", to: "inner/a.json")
    let link = "\(folder.path)/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let twin = "\(folder.path)/twin.json"
    try FileManager.default.linkItem(atPath: file, toPath: twin)
    for name in [file, "\(folder.path)/inner/../inner/a.json", link, twin] {
      let parsed = ParsedCommand(name: "simulate", operands: [file], values: ["out": name])
      #expect(throws: UsageError.self, "\(name)") { try parsed.keepInputs(from: "out") }
    }
    let other = ParsedCommand(name: "simulate", operands: [file], values: ["out": "\(folder.path)/b.jsonl"])
    try other.keepInputs(from: "out")
  }
}
