/// Which items of a project are checked when it is loaded.
///
/// An item that is not checked is decoded when it is asked for, so that one call does not pay for all of a project.
public enum ProjectScope: Sendable, Hashable {
  /// Every item.
  case everything
  /// Every environment, and of the queries the one of this name.
  case query(String)

  func includes(query name: String) -> Bool {
    switch self {
    case .everything: true
    case .query(let chosen): ExactText(chosen) == ExactText(name)
    }
  }
}
