#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

Signals.prepare()
let status = await Launcher(process: .current()).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
