import PQCore
import PQModel
import Testing

@Suite struct HeaderFieldSecretsTests {
  @Test(
    arguments: [
      ("Accept", "text/html", []),
      ("X-API-Key", "k3y", ["k3y"]),
      ("Authorization", "Bearer a.b", ["Bearer a.b", "a.b"]),
      (
        "Authorization", "Basic ZGVtbzpTM2NyM3Q=",
        ["Basic ZGVtbzpTM2NyM3Q=", "ZGVtbzpTM2NyM3Q=", "demo:S3cr3t", "S3cr3t"]
      ),
      ("Authorization", "Basic ?", ["Basic ?", "?"]),
      ("Cookie", "a=b", ["a=b", "b"]),
      (
        "cookie", "login-token=x%3ay=; lang=\"en gb\";odd",
        ["login-token=x%3ay=; lang=\"en gb\";odd", "x%3ay=", "en gb"]
      ),
      ("Cookie", "a=; b=\"\"", ["a=; b=\"\""]),
      ("Set-Cookie", "sid=s1; Path=/; HttpOnly", ["sid=s1; Path=/; HttpOnly", "s1"]),
    ] as [(String, String, [String])]
  )
  func `a sensitive value is a secret, and so is each part that is one by itself`(
    name: String,
    value: String,
    secrets: [String]
  ) throws {
    #expect(try HeaderField(name, value).secrets.map { $0.reveal() } == secrets)
  }
}
