#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

StandardStreams.prepare()
Signals.prepare()
let status = await Launcher(process: .current()).run(bytes: ProcessContext.argumentBytes())
exit(status.rawValue)
