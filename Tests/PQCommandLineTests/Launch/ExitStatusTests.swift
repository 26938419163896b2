import PQCore
import Testing

@testable import PQCommandLine

@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      (Diagnostic.FailureClass.none, 0), (.badAnswer, 1), (.usage, 2), (.invalidInput, 3), (.noAnswer, 4),
      (.authentication, 5), (.bug, 70), (.interrupted, 130),
    ] as [(Diagnostic.FailureClass, Int32)]
  )
  func `each class of failure has its status`(failure: Diagnostic.FailureClass, status: Int32) {
    #expect(ExitStatus(failure).rawValue == status)
  }

  @Test(
    arguments: [
      ([], 0), ([.none], 0), ([.noAnswer, .authentication], 4), ([.authentication, .noAnswer, .badAnswer], 1),
      ([.none, .authentication], 5), ([.bug, .invalidInput], 3),
    ] as [([Diagnostic.FailureClass], Int32)]
  )
  func `of several failures a bad answer counts first and then the lowest`(
    failures: [Diagnostic.FailureClass],
    status: Int32
  ) {
    #expect(ExitStatus(combining: failures).rawValue == status)
  }
}
