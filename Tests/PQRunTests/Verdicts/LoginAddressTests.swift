import Testing

@testable import PQRun

@Suite struct LoginAddressTests {
  private static let start = WebAddress("https://author.example.test/x")

  @Test(
    arguments: [
      "/login", "/login/", "/login.html?x=1", "/users/sign_in", "/LOGIN.DO", "https://h.test/idp/profile/SAML2/SSO",
      "https://login.example.test/", "https://sso.partner.test/start", "https://a.okta.com/app",
      "https://login.microsoftonline.com/t/x", "https://h.test/t/oauth2/v2.0/authorize?x", "/login.do;jsessionid=1",
      "https://h.test/auth?response_type=code&client_id=x", "https://h.test/ls/?wa=wsignin1.0&wtrealm=x",
      "/any.html?resource=%2F&%24%24login%24%24=x", "https://team.cloudflareaccess.com/cdn-cgi/access/login/h.test",
    ]
  )
  func `a log-in is known by the last part of its path, its host or its parameters`(address: String) {
    #expect(LoginAddress.isLogin(Self.start.resolving(address).text, from: Self.start))
  }

  @Test(
    arguments: [
      "/", "/articles/login/tips", "/login-problems.html", "/blog/logging-in", "/login_messages.do",
      "/login_redirect.do", "/login.png", "/search?q=login", "/x?resource=%2Fy",
      "/x?url=https://sso.partner.test/login2",
      "https://author.example.test/sso-news", "https://okta.com.example.test/", "https://loginsight.example.test/",
    ]
  )
  func `a page whose address has the word of a log-in is none`(address: String) {
    #expect(!LoginAddress.isLogin(Self.start.resolving(address).text, from: Self.start))
  }

  @Test func `a host that is called like a log-in may send to itself`() {
    let start = WebAddress("https://auth.example.test/x")
    #expect(!LoginAddress.isLogin("https://auth.example.test/y", from: start))
    #expect(LoginAddress.isLogin("https://auth.example.test/y", from: Self.start))
  }
}
