internal import PQCore
internal import PQModel

/// A variable with the places of its parts.
struct DeclaredVariable {
  var variable: Variable
  var typeSpan: SourceSpan
}
