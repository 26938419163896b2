import Testing

@testable import PQCommandLine

@Suite struct ColorChoiceTests {
  struct Case: Sendable {
    var choice = ColorChoice.auto
    var variables: [String: String] = [:]
    var isTerminal = true
    let isOn: Bool
  }

  @Test(
    arguments: [
      Case(isOn: true),
      Case(isTerminal: false, isOn: false),
      Case(choice: .always, variables: ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false, isOn: true),
      Case(choice: .never, variables: ["CLICOLOR_FORCE": "1"], isOn: false),
      Case(variables: ["NO_COLOR": "1"], isOn: false),
      Case(variables: ["NO_COLOR": ""], isOn: true),
      Case(variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isOn: false),
      Case(variables: ["CLICOLOR_FORCE": "1"], isTerminal: false, isOn: true),
      Case(variables: ["FORCE_COLOR": "1"], isTerminal: false, isOn: true),
      Case(variables: ["CLICOLOR_FORCE": "0"], isTerminal: false, isOn: false),
      Case(variables: ["CLICOLOR_FORCE": ""], isTerminal: false, isOn: false),
      Case(variables: ["TERM": "dumb"], isOn: false),
      Case(variables: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], isOn: true),
    ]
  )
  func `the option wins over the environment and that over the terminal`(row: Case) {
    #expect(row.choice.isOn(variables: row.variables, isTerminal: row.isTerminal) == row.isOn)
  }
}
