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

  /// Hides the secrets in a text.
  func redact(_ text: String) -> String {
    state.withLock { $0.redactor }.redact(text)
  }

  /// Hides the secrets in bytes.
  func redact(_ bytes: [UInt8]) -> [UInt8] {
    state.withLock { $0.redactor }.redact(bytes)
  }
}
