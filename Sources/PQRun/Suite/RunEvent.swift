/// What happens while a smoke test runs, for reporters.
public enum RunEvent: Sendable {
  /// The run begins.
  case started(RunHeader)
  /// More cases are done; these come as the cases end, in no order.
  case progressed(RunProgress)
  /// A case is done; these come in the order of the files.
  case finished(CaseResult)
  /// The run is over.
  case ended(RunReport)
}
