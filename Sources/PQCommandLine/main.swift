#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

StandardStreams.prepare()
Signals.prepare()
let launcher = Launcher(process: .current())
let status = await launcher.run(bytes: ProcessContext.argumentBytes())
exit(status.rawValue)
