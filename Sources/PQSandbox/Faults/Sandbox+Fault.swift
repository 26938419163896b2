extension Sandbox {
  /// A way in which AEM, or what stands before it, misbehaves.
  ///
  /// A fault changes what passes a sandbox and nothing else, so that what is tested against it is a real answer with
  /// one thing wrong. Requests for the log-in form, and those that an author refuses, are never changed.
  public enum Fault: String, Sendable, Hashable, CaseIterable {
    /// A log-in form comes with HTTP 200.
    case loginPage = "login-page"
    /// Credentials are refused.
    case unauthorized
    /// The dispatcher's filters let no query through.
    case notFoundPage = "not-found-page"
    /// The models have changed and the persisted documents have not.
    case validationError = "validation-error"
    /// Errors come with data that is not whole.
    case partialData = "partial-data"
    /// Nothing is found.
    case emptyList = "empty-list"
    /// A cache never asks for anything new.
    case staleCache = "stale-cache"
    /// Answers come late.
    case slow
    /// Connections break.
    case cut
    /// A picture is not the one that the content speaks of.
    case wrongImage = "wrong-image"
    /// Pages come in the place of pictures.
    case imagePage = "image-page"
    /// A picture is missing.
    case missingImage = "missing-image"
    /// Too many requests came, at first.
    case rateLimited = "rate-limited"
  }
}

extension Sandbox.Fault {
  /// What the sandbox does, in one line for lists.
  public var summary: String {
    switch self {
    case .loginPage: "a log-in form comes with HTTP 200 in the place of every answer"
    case .unauthorized: "every request is refused with HTTP 401, whatever its credentials"
    case .notFoundPage: "Apache's page comes with HTTP 404 for every query, as a dispatcher's filter gives it"
    case .validationError: "the models have lost the field 'title': HTTP 500 with a QueryValidationError"
    case .partialData: "a field of the first item is null, and an error beside the data says why"
    case .emptyList: "every list that a query finds is empty"
    case .staleCache:
      "a cache never renews: X-Cache is HIT, Age two days and more, and the last item of each list is missing"
    case .slow: "the first byte of a query's answer comes three seconds late, or --fault-delay"
    case .cut: "the connection ends in the middle of a query's answer"
    case .wrongImage: "the first picture has half the width and height that the content says"
    case .imagePage: "a page comes with HTTP 200 in the place of every picture"
    case .missingImage: "the first picture is missing: HTTP 404"
    case .rateLimited: "the first request for each query's address is answered with HTTP 429 and Retry-After"
    }
  }

  /// What a user of pqrun sees of it.
  public var symptom: String {
    switch self {
    case .loginPage: "verdict `login-page`, exit status 5"
    case .unauthorized: "verdict `unauthorized`, exit status 5"
    case .notFoundPage: "verdict `blocked-by-dispatcher`, exit status 1"
    case .validationError: "verdict `query-invalid`, exit status 1"
    case .partialData: "verdict `graphql-errors`, exit status 1"
    case .emptyList: "a good answer; a check `items` fails"
    case .staleCache: "a good answer; a check `cache` of the age fails, and one of `items`"
    case .slow: "a good answer; a check `time` fails, and `--timeout 2s` ends with exit status 4"
    case .cut: "no whole answer, exit status 4"
    case .wrongImage: "a good answer; a check `assets` fails"
    case .imagePage: "a good answer; a check `assets` fails"
    case .missingImage: "a good answer; a check `assets` fails"
    case .rateLimited: "verdict `rate-limited`, exit status 1; a good answer with `--retry 2`"
    }
  }
}
