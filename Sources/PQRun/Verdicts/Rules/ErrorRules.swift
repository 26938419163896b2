import PQCore
import PQModel

/// Rules about bodies that say what went wrong: AEM's servlet errors and GraphQL's own, whatever the HTTP status.
enum ErrorRules {
  static let all: [VerdictRule] = [queryNotFound, queryInvalid, noEndpoint, servletError, graphQLErrors]

  static let queryNotFound = VerdictRule(
    "AEM's PersistenceError",
    "errorType PersistenceError says that no persisted query of that configuration and name is there",
    for: [.aem]
  ) { answer in
    guard let error = ServletError(answer), error.type == "PersistenceError" else { return nil }
    return Verdict(
      .queryNotFound,
      "AEM has no persisted query '\(answer.queryPath)'\(answer.statusWords)",
      evidence: error.details ?? error.message,
      hint: "check the path; on publish, publish the query from author first"
    )
  }

  static let queryInvalid = VerdictRule(
    "AEM's QueryValidationError",
    "errorType QueryValidationError says that the stored document no longer fits the schema",
    for: [.aem]
  ) { answer in
    guard let error = ServletError(answer), error.type == "QueryValidationError" else { return nil }
    return Verdict(
      .queryInvalid,
      "the persisted query '\(answer.queryPath)' does not fit the content models\(answer.statusWords)",
      evidence: error.details ?? error.message,
      hint: "mend the query's document or the model, and persist the query again"
    )
  }

  static let noEndpoint = VerdictRule(
    "AEM's missing endpoint",
    "'No suitable endpoint found' says that the configuration has no GraphQL endpoint; its HTTP status varies by version",
    for: [.aem]
  ) { answer in
    guard let error = ServletError(answer), error.details?.contains("No suitable endpoint") == true else { return nil }
    return Verdict(
      .noEndpoint,
      "AEM has no GraphQL endpoint for '\(answer.configuration)'\(answer.statusWords)",
      evidence: error.details,
      hint: "create and publish an endpoint for the configuration, or check its name"
    )
  }

  static let servletError = VerdictRule(
    "AEM's errorType",
    "an error with an errorType comes from AEM's servlet, before anything was executed",
    for: [.aem]
  ) { answer in
    guard let error = ServletError(answer) else { return nil }
    return Verdict(
      answer.status >= 500 ? .serverError : .requestRefused,
      "AEM answers \(error.type): \(error.message)\(answer.statusWords)",
      evidence: error.details,
      hint: "look into AEM's error log"
    )
  }

  static let graphQLErrors = VerdictRule(
    "GraphQL errors",
    "'errors' with anything in it is a failure, whatever the HTTP status and whatever data came with it"
  ) { answer in
    guard let errors = answer.body.json?["errors"], let first = first(of: errors, answer) else { return nil }
    let message = answer.quoted(first["message"]?.string ?? first.string ?? first.text(.compact))
    let count = errors.kind == .array ? errors.count ?? 1 : 1
    let amount = count == 1 ? "a GraphQL error" : "\(count) GraphQL errors, the first"
    let hasData = answer.body.json?["data"]?.isNull == false
    let rest = hasData ? "; data came as well and is not complete" : ""
    return Verdict(
      .graphQLErrors,
      "the answer holds \(amount): \(message)\(answer.statusWords)\(rest)",
      evidence: answer.body.excerpt,
      hint: hint(for: first)
    )
  }

  // A resource that is no query may count its errors, or have an object of that name.
  private static func first(of errors: JSON, _ answer: AnswerFacts) -> JSON? {
    switch errors.kind {
    case .null, .bool, .number: nil
    case .array: errors[0]
    case .object: answer.isPersistedQuery && errors.count != 0 ? errors : nil
    case .string: answer.isPersistedQuery && errors.string != "" ? errors : nil
    }
  }

  private static func hint(for error: JSON) -> String {
    let message = error["message"]?.string ?? ""
    if message.contains("no resource available") {
      return "check the path; on publish, publish the fragment from author first"
    }
    switch error["extensions"]?["classification"]?.string {
    case "ValidationError"? where message.contains("Variable '"):
      return "give the variable a value of the type that the query's document declares"
    case "ValidationError"?: return "mend the query's document or the content model, and persist the query again"
    default: return "mend what the message names: a variable's value, the content, or the query's document"
    }
  }
}

/// The first error of AEM's own list: `errorType`, `message`, `details`.
private struct ServletError {
  let type: String
  let message: String
  let details: String?

  init?(_ answer: AnswerFacts) {
    guard let error = answer.body.json?["errors"]?[0], let type = error["errorType"]?.string else { return nil }
    self.type = type.shortened(to: 100)
    message = answer.quoted(error["message"]?.string ?? error.text(.compact))
    details = error["details"]?.string.map(answer.quoted)
  }
}
