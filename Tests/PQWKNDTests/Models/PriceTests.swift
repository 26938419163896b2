import PQCore
import PQWKND
import Testing

struct PriceTests {
  @Test(
    arguments: [
      ("$5000 USD", "5000", "USD"),
      ("5000.00", "5000.00", nil),
      ("5000", "5000", nil),
      ("$ 1,299.95", "1299.95", nil),
      ("1,000,000 EUR", "1000000", "EUR"),
      (" €95 ", "95", nil),
    ]
  )
  func `the old forms of text are prices`(text: String, amount: String, currency: String?) {
    let price = Price(text)
    #expect(price?.amount.literal == amount)
    #expect(price?.currency == currency)
    #expect(price?.text == text)
  }

  @Test(arguments: ["", "$", "USD", "5000 dollars", "1,2", "1.2.3", "5000 usd", "-", "12,34,567", "five", "1.", "0500"])
  func `other text is no price`(text: String) {
    #expect(Price(text) == nil)
  }

  @Test(
    arguments: [
      ("5000", "5000"), ("5000.0", "5000"), ("152.59", "152.59"), ("5E3", "5000"),
      ("12345678901234567890.12", "12345678901234567890.12"),
    ]
  )
  func `a price reads without needless zeros and loses no digit`(literal: String, shown: String) throws {
    let number = try #require(JSONNumber(literal))
    #expect(Price(number).description == shown)
    #expect(try JSONTreeEncoder().encode([Price(number)]).text() == "[\(literal)]")
  }

  @Test
  func `prices compare by amount and currency`() {
    #expect(Price("5000.00") == 5000)
    #expect(Price("$5000 USD") != 5000)
    #expect(Price(95) < Price(152))
  }
}
