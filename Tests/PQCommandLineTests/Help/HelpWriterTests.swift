import PQCore
import Testing

@testable import PQCommandLine

@Suite struct HelpWriterTests {
  private func writer(width: Int) -> HelpWriter {
    HelpWriter(commands: CommandTable.specifications, width: width)
  }

  @Test(arguments: [40, 60, 80, 100])
  func `no line of help is wider than the terminal but for commands to copy`(width: Int) {
    let pages =
      CommandTable.specifications.map { writer(width: width).page(of: $0) } + [writer(width: width).overview()]
    for line in pages.joined().split(separator: "\n") where !line.hasPrefix("  pqrun ") && !line.contains("  # ") {
      guard !line.hasPrefix("  eval") else { continue }
      #expect(DisplayWidth.columns(of: line) <= width, "\(line)")
    }
  }

  @Test func `the overview names every command and every exit status`() {
    let overview = writer(width: 80).overview()
    for command in CommandTable.specifications {
      #expect(overview.contains("\n  \(command.name) "))
    }
    for status in ExitStatus.allCases {
      #expect(overview.contains("\n  \(status.rawValue) "))
    }
  }

  @Test func `the page of a command explains every word that needs it`() {
    for command in CommandTable.specifications {
      let words = writer(width: 100).page(of: command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for choice in command.options.flatMap({ $0.value?.choices ?? [] }) {
        #expect(words.contains(" \(choice.word) \(choice.meaning) "))
      }
    }
    #expect(CommandTable.specifications.contains { $0.options.contains { $0.value?.choices.isEmpty == false } })
  }

  @Test func `the page of a command names every option it takes`() {
    for command in CommandTable.specifications {
      let page = writer(width: 80).page(of: command)
      for option in command.allOptions {
        #expect(page.contains(option.usage))
      }
    }
  }
}
