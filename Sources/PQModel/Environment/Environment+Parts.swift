extension Environment {
  /// The product that answers.
  public enum System: String, Sendable, Hashable, CaseIterable {
    /// Adobe Experience Manager.
    case aem
    /// A ServiceNow instance.
    case serviceNow = "servicenow"
    /// Any HTTP server.
    case generic
  }

  /// The scheme of an address.
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    /// HTTP without TLS.
    case http
    /// HTTP over TLS.
    case https
  }

  /// Whether redirects are followed.
  public enum RedirectPolicy: String, Sendable, Hashable, CaseIterable {
    /// No redirect is followed; where it leads is reported.
    case never
    /// Redirects within scheme, host and port are followed.
    case sameOrigin = "same-origin"
  }

  /// How variables are written into the URL.
  public struct URLStyle: Sendable, Hashable {
    /// Whether one literal `;` ends the variables, as Adobe's JavaScript client writes them.
    public var terminator: Bool

    /// Whether a value may hold `;`, which AEM may take for a separator.
    public var allowSeparators: Bool

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - terminator: Whether one literal `;` ends the variables.
    ///   - allowSeparators: Whether a value may hold `;`.
    public init(terminator: Bool = false, allowSeparators: Bool = false) {
      self.terminator = terminator
      self.allowSeparators = allowSeparators
    }
  }

  /// When to try again.
  public struct RetryPolicy: Sendable, Hashable {
    /// How often a request is sent at the most, at least 1.
    public var attempts: Int

    /// The longest wait between two attempts.
    public var maximumDelay: Duration

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - attempts: How often a request is sent at the most, at least 1.
    ///   - maximumDelay: The longest wait between two attempts.
    public init(attempts: Int = 1, maximumDelay: Duration = .seconds(10)) {
      self.attempts = attempts
      self.maximumDelay = maximumDelay
    }
  }
}
