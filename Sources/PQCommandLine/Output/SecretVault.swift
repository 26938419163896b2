import PQCore
import Synchronization

/// The texts that standard error must never show; commands add to it as they learn of them.
final class SecretVault: Sendable {
  private struct State {
    var secrets: Set<Secret> = []
    var redactor = Redactor([])
  }

  private let state = Mutex(State())

  /// Hides more texts from now on.
  func add(_ secrets: [Secret]) {
    state.withLock { state in
      guard !state.secrets.isSuperset(of: secrets) else { return }
      state.secrets.formUnion(secrets)
      state.redactor = Redactor(Array(state.secrets))
    }
  }

  /// The number of texts that are hidden.
  var count: Int { state.withLock { $0.secrets.count } }

  /// The texts that are hidden.
  var secrets: Set<Secret> { state.withLock { $0.secrets } }

  /// Hides the secrets that are known now.
  var redactor: Redactor { state.withLock { $0.redactor } }

  /// Hides the secrets in a text.
  func redact(_ text: String) -> String {
    state.withLock { $0.redactor }.redact(text)
  }

  /// Hides the secrets in bytes.
  func redact(_ bytes: [UInt8]) -> [UInt8] {
    state.withLock { $0.redactor }.redact(bytes)
  }
}
