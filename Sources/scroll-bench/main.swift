// Prints the tables of the benchmarks that are named on the command line, or of all.

let names = CommandLine.arguments.dropFirst()
if names.contains("--help") {
  print("usage: scroll-bench [NAME…]\n")
  for benchmark in Benchmark.all { print("  \(benchmark.name): \(benchmark.about)") }
} else if let unknown = names.first(where: { name in !Benchmark.all.contains { $0.name == name } }) {
  let known = Benchmark.all.map(\.name).joined(separator: ", ")
  StandardError.write("unknown benchmark '\(unknown)'; known are \(known)\n")
  exitProcess(2)
} else {
  for benchmark in Benchmark.all where names.isEmpty || names.contains(benchmark.name) {
    print("\(benchmark.name): \(benchmark.about)\n")
    print(benchmark.run())
  }
}
