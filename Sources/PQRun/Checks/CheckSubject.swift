public import PQCore
import PQModel

/// What a check looks at: a good answer and the call it answers.
public struct CheckSubject: Sendable {
  /// The answer, with its response and its JSON.
  public let answer: Answer

  /// The call that was sent.
  public let call: Call

  /// What plug-ins may know about the call, with the files of the project.
  public let context: RunContext

  /// What a check may do beside looking.
  public let tools: CheckTools

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - call: The call that was sent.
  ///   - context: What plug-ins may know about the call.
  ///   - tools: What a check may do beside looking.
  public init(_ answer: Answer, of call: Call, context: RunContext, tools: CheckTools = CheckTools()) {
    self.answer = answer
    self.call = call
    self.context = context
    self.tools = tools
  }

  /// The body as JSON, or nil when it is none.
  public var json: JSON? { answer.json }
}
