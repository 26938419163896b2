/// Carries out a plan of faults: what the sandbox is made of, finds and answers passes here and comes out changed.
///
/// Every fault is a function of one of these values. Only `rate-limited` remembers something: which addresses were
/// asked for before.
struct FaultInjector: Sendable {
  private let plan: Sandbox.FaultPlan
  private let faults: [Sandbox.Fault]
  private let asked = AskedTargets()

  /// - Parameter plan: The faults.
  init(_ plan: Sandbox.FaultPlan) {
    self.plan = plan
    // The order of their declaration: what replaces an answer comes before what delays or cuts it.
    faults = Sandbox.Fault.allCases.filter(plan.faults.contains)
  }

  /// Changes the models that queries are held against.
  ///
  /// - Parameter models: The models of the content.
  /// - Returns: The models that the schema is made of.
  func models(_ models: [ContentModel]) -> [ContentModel] {
    faults.contains(.validationError) ? models.map { $0.without(field: "title") } : models
  }

  /// Changes the pictures that are delivered; what GraphQL says about them stays.
  ///
  /// - Parameter assets: The pictures of the content, in path order.
  /// - Returns: The pictures that are there.
  func assets(_ assets: [ImageAsset]) -> [ImageAsset] {
    guard let first = assets.first else { return assets }
    if faults.contains(.missingImage) { return Array(assets.dropFirst()) }
    return faults.contains(.wrongImage) ? [first.halved] + assets.dropFirst() : assets
  }

  /// Changes what a query found.
  ///
  /// - Parameter result: The result.
  /// - Returns: What is answered in its place.
  func result(_ result: ExecutionResult) -> ExecutionResult {
    faults.reduce(result) { result, fault in
      switch fault {
      case .partialData: result.withPartialData
      case .emptyList: result.withEmptyLists
      case .staleCache: result.withoutNewestItems
      case .loginPage, .unauthorized, .notFoundPage, .validationError, .slow, .cut, .wrongImage, .imagePage,
        .missingImage, .rateLimited:
        result
      }
    }
  }

  /// Changes an answer on its way out.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - request: The request it answers.
  /// - Returns: What is sent in its place.
  func response(_ response: SandboxResponse, to request: SandboxRequest) -> SandboxResponse {
    let isQuery = SandboxHandler.isQuery(request)
    return faults.reduce(response) { response, fault in
      switch fault {
      case .loginPage: .loginPage
      case .unauthorized: .unauthorized
      case .imagePage where response.isPicture: .loginPage
      case .notFoundPage where isQuery: .dispatcherNotFound
      case .staleCache where isQuery: response.fromStaleCache
      case .slow where isQuery: response.delayed(by: plan.delay)
      case .cut where isQuery: response.cutInTheMiddle
      case .rateLimited where isQuery && asked.insert(request.target): .tooManyRequests
      case .notFoundPage, .validationError, .partialData, .emptyList, .staleCache, .slow, .cut, .wrongImage,
        .imagePage, .missingImage, .rateLimited:
        response
      }
    }
  }
}

extension ContentModel {
  fileprivate func without(field name: String) -> ContentModel {
    ContentModel(name: self.name, title: title, path: path, fields: fields.filter { $0.name != name })
  }
}

extension ImageAsset {
  fileprivate var halved: ImageAsset {
    ImageAsset(path: path, id: id, width: max(1, width / 2), height: max(1, height / 2), mimeType: mimeType)
  }
}
