import Testing

@testable import PQCommandLine

@Suite struct OptionSpecificationTests {
  @Test func `no two options share a name or a letter`() {
    let options = OptionSpecification.all
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `every option of a command is in the table and every option of the table is in a command`() {
    let used = Set(CommandTable.specifications.flatMap(\.allOptions).map(\.name))
    #expect(used == Set(OptionSpecification.all.map(\.name)))
  }

  @Test func `the environment variable has the words of the option`() {
    #expect(OptionSpecification.errorFormat.environmentVariable == "PQRUN_ERROR_FORMAT")
    #expect(OptionSpecification.variable.environmentVariable == nil)
  }

  @Test func `no command's environment variable looks like a variable's`() {
    for option in OptionSpecification.all {
      #expect(option.environmentVariable?.hasPrefix("PQRUN_VAR_") != true)
    }
  }

  @Test func `commands have names of their own`() {
    let names = CommandTable.specifications.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
