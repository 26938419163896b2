/// Tells the pages of content delivery networks from those of the servers behind them.
///
/// A network's header fields stand on every answer that passes it, so that they prove a page to be its own only together
/// with what no server behind it would write. JSON is never a network's page.
enum DeliveryNetwork {
  /// The name of the network that answered in the server's place, or nil.
  static func name(behind answer: AnswerFacts) -> String? {
    guard answer.body.json == nil else { return nil }
    if isCloudflare(answer) { return "Cloudflare" }
    guard !(200..<300).contains(answer.status) else { return nil }
    if let page = answer.body.page {
      if let network = PageSignature.deliveryNetworks.first(where: { $0.matches(page) }) { return network.name }
      if isAkamai(answer) { return "Akamai" }
      if isFastly(answer, page) { return "Fastly" }
    }
    if answer.body.excerpt?.hasPrefix("Fastly error") == true { return "Fastly" }
    return answer.says("X-Cache", "error from cloudfront") ? "CloudFront" : nil
  }

  // Cloudflare's own statuses, for what goes wrong between it and the server.
  private static let cloudflareStatuses = 520...530

  private static let challenges = ["<title>just a moment", "<title>attention required!"]

  private static func isCloudflare(_ answer: AnswerFacts) -> Bool {
    guard let page = answer.body.page, answer.says("Server", "cloudflare") || answer["CF-RAY"] != nil else {
      return false
    }
    return cloudflareStatuses.contains(answer.status) || answer.says("CF-Mitigated", "challenge")
      || challenges.contains { page.contains($0) } || (answer.status >= 500 && page.contains("web server is down"))
  }

  // The server's own 'Server' passes; 'AkamaiGHost' stands on what Akamai writes itself. 401 and 429 say more than that.
  private static func isAkamai(_ answer: AnswerFacts) -> Bool {
    answer.status >= 400 && answer.status != 401 && answer.status != 429 && answer.says("Server", "akamaighost")
  }

  // AEM as a Cloud Service stands behind Fastly, and its web server and dispatcher leave signs of their own.
  private static func isFastly(_ answer: AnswerFacts, _ page: MarkupPage) -> Bool {
    let passedFastly =
      answer["X-Served-By"]?.lowercased().hasPrefix("cache-") == true
      || answer["Via"]?.lowercased().contains("varnish") == true
    let isOfServer =
      serverFields.contains { answer[$0] != nil } || page.contains("you don't have permission to access")
      || page.loginSign != nil
    return answer.status == 403 && passedFastly && !isOfServer && page.contains("403 forbidden")
      && (answer["Server"] == nil || answer.says("Server", "varnish"))
  }

  private static let serverFields = ["X-Dispatcher", "X-Reason", "X-Reason-Code", "X-Vhost"]
}
