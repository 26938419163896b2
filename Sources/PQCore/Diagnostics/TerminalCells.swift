/// A text as the characters of a terminal, each with the columns it takes.
struct TerminalCells {
  /// A part of a text that fits into a number of columns.
  struct Part {
    /// The part.
    var text: String = ""

    /// The columns it takes.
    var width: Int = 0

    /// Whether something was left out.
    var isCut: Bool = false
  }

  private let cells: [(character: Character, width: Int)]

  /// The columns the whole text takes.
  let width: Int

  /// Makes the cells of a text, with four spaces for a tab and whatever would act on a terminal escaped.
  init(_ text: String) {
    let untabbed = text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
    cells = TerminalText.sanitise(untabbed).map { ($0, DisplayWidth.columns(of: $0)) }
    width = cells.reduce(0) { $0 + $1.width }
  }

  /// The longest part from the start that fits.
  func prefix(_ limit: Int) -> Part {
    fit(cells, limit)
  }

  /// The longest part at the end that fits.
  func suffix(_ limit: Int) -> Part {
    var part = fit(cells.reversed(), limit)
    part.text = String(part.text.reversed())
    return part
  }

  private func fit(_ cells: some Sequence<(character: Character, width: Int)>, _ limit: Int) -> Part {
    var part = Part()
    for cell in cells {
      guard part.width + cell.width <= limit else {
        part.isCut = true
        break
      }
      part.text.append(cell.character)
      part.width += cell.width
    }
    return part
  }
}
