import PQCore
import Testing
import PQModel

@testable import PQRun

@Suite struct BodyReadingTests {
  private static let text = #"{"data":{"name":"Zürich – €"}}"#

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private func read(_ bytes: [UInt8], type: String = "application/json") throws -> BodyReading {
    BodyReading(
      Response(status: 200, headers: HeaderFields([try HeaderField("Content-Type", type)]), body: bytes)
    )
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var type = "application/json"
    var encoding: BodyEncoding?

    var testDescription: String { name }
  }

  private static let latin =
    Array(#"{"data":{"name":"Z"#.utf8) + [0xFC] + Array("rich ".utf8) + [0x96, 0x20, 0x80]
    + Array(#""}}"#.utf8)

  private static let samples: [Sample] = [
    Sample(name: "UTF-8", bytes: Array(text.utf8)),
    Sample(name: "UTF-8 with a mark", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8), encoding: .utf8),
    Sample(name: "UTF-8 that is called Latin-1", bytes: Array(text.utf8), type: "application/json; charset=ISO-8859-1"),
    Sample(name: "UTF-8 that is called UTF-16", bytes: Array(text.utf8), type: "application/json;charset=utf-16"),
    Sample(name: "Latin-1", bytes: latin, type: "application/json;charset=\"ISO-8859-1\"", encoding: .latin1),
    Sample(name: "Windows-1252", bytes: latin, type: "text/json; x=y; charset=windows-1252", encoding: .latin1),
    Sample(
      name: "UTF-16 with a mark",
      bytes: [0xFF, 0xFE] + utf16(text, isBigEndian: false),
      type: "application/json;charset=utf-16",
      encoding: .utf16LittleEndian
    ),
    Sample(
      name: "UTF-16, big end first, with a mark",
      bytes: [0xFE, 0xFF] + utf16(text, isBigEndian: true),
      encoding: .utf16BigEndian
    ),
    Sample(name: "UTF-16 without a mark", bytes: utf16(text, isBigEndian: false), encoding: .utf16LittleEndian),
    Sample(
      name: "UTF-16, big end first, without a mark",
      bytes: utf16(text, isBigEndian: true),
      encoding: .utf16BigEndian
    ),
  ]

  @Test(arguments: samples)
  func `a body is read in the encoding it is in`(sample: Sample) throws {
    let body = try read(sample.bytes, type: sample.type)
    #expect(body.json?["data"]?["name"]?.string == "Zürich – €")
    #expect(body.encoding == sample.encoding)
    #expect(body.problem == nil)
  }

  @Test(
    arguments: [
      ("application/json;charset=shift_jis", [0x7B, 0x22, 0x83, 0x65, 0x22, 0x7D], "its charset 'shift_jis'"),
      ("application/json", [0x7B, 0x22, 0xFC, 0x22, 0x7D], "the body is not JSON"),
      ("application/json;charset=utf-8", [0x7B, 0x22, 0xFC, 0x22, 0x7D], "the body is not JSON"),
      ("application/json", [0xFF, 0xFE, 0x7B, 0x00, 0x00, 0xD8, 0x7D, 0x00], "looks like UTF-16LE and is not"),
      ("application/json", [0xFE, 0xFF, 0x00, 0x7B, 0x00], "looks like UTF-16BE and is not"),
    ] as [(String, [UInt8], String)]
  )
  func `a body in no known encoding says so`(type: String, bytes: [UInt8], words: String) throws {
    let response = Response(status: 200, headers: HeaderFields([try HeaderField("Content-Type", type)]), body: bytes)
    let answer = VerdictJudge().judge(
      response,
      to: Request(url: "http://h/"),
      context: RunContext(environment: Environment(name: "e", host: try Host("h")))
    )
    #expect(answer.verdict.kind == .notJSON)
    #expect(answer.verdict.cause.contains(words), "\(answer.verdict.cause)")
    #expect(answer.json == nil)
  }

  @Test func `a page in Latin-1 or UTF-16 is quoted in its letters`() throws {
    let latin = try read(Array("<p>Z".utf8) + [0xFC, 0x3C], type: "text/html;charset=iso-8859-1")
    #expect(latin.page != nil)
    #expect(latin.excerpt == "<p>Zü<")
    let wide = try read(Self.utf16("<form><input type=password>ü", isBigEndian: true), type: "text/html")
    #expect(wide.page?.loginSign != nil)
    #expect(wide.excerpt == "<form><input type=password>ü")
  }

  @Test(arguments: [[], [0x20], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFF, 0xFE, 0x20, 0x00]] as [[UInt8]])
  func `a body of marks and blanks is empty`(bytes: [UInt8]) throws {
    let body = try read(bytes)
    #expect(body.isEmpty)
    #expect(body.excerpt == nil)
  }

  @Test func `a body of two or three odd bytes is no page and no JSON`() throws {
    for first in UInt8.min...UInt8.max {
      for second in [0x00, 0x22, 0x3C, 0x7B, 0xBB, 0xD8, 0xFE, 0xFF] as [UInt8] {
        for bytes in [[first], [first, second], [first, second, 0x00], [0xFF, 0xFE, first, second]] {
          let body = try read(bytes, type: "application/json;charset=latin1")
          #expect(body.isEmpty || body.json != nil || body.page != nil || body.problem != nil)
        }
      }
    }
  }
}
