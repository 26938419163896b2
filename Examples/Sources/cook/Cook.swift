import PQCore
import PQModel
import PQRun
import Recipes

/// A program that runs a query and shows what the decoder `recipes` makes of the answer.
@main
enum Cook {
  static func main() async throws {
    var registry = Registry.standard
    recipeDecoders.forEach { registry.add($0) }

    let kitchen = Environment(name: "kitchen", host: try Host("kitchen.example.test"))
    let query = Query(name: "recipes", resource: .persisted(try PersistedPath("kitchen/recipes")), decoder: "recipes")
    let client = Client(transport: Cookbook(), registry: registry)

    do {
      let prepared = try await client.prepare(Call(query, in: kitchen))
      let answer = try await client.send(prepared)
      let recipes: any Presentable = try await client.decode(
        answer,
        of: prepared,
        with: registry.decoder(query.decoder)
      )
      print(recipes.text(in: TextLayout()) ?? "")
      for problem in recipes.problems { print(DiagnosticRenderer { $0 }.render(problem), terminator: "") }
    } catch let problems as DiagnosticList {
      for problem in problems.items { print(DiagnosticRenderer { $0 }.render(problem), terminator: "") }
    }
  }
}

/// Answers without a network; `CurlTransport` of the product PQCurl asks a server.
struct Cookbook: Transport {
  func send(_ request: Request, context: RunContext) async throws -> Response {
    let body = """
      {"data": {"recipeList": {"items": [
        {"title": "Porridge", "slug": "porridge", "minutes": 10},
        {"title": "Sourdough bread", "slug": "sourdough-bread", "minutes": null},
        {"title": "Cullen skink", "slug": "cullen-skink", "minutes": "forty"}
      ]}}}
      """
    let type = try HeaderField("Content-Type", "application/json")
    return Response(status: 200, headers: HeaderFields([type]), body: Array(body.utf8), url: request.url)
  }
}
