extension ProjectTemplate {
  static let project = File(
    path: "pqrun.yaml",
    text: """
      ---
      # The project: what holds for all of it. Environments and queries have files of their own beside this one.
      version: 1
      defaults:
        # The environment to ask when no --env is given: the name of a file in environments/.
        env: author

      """,
    item: .settings
  )

  static let environment = File(
    path: "environments/author.yaml",
    text: """
      ---
      # One server. The file's name is the environment's name: pqrun NAME --env author
      description: The author on this machine
      scheme: http
      host: localhost:4502
      # Secrets come from the process environment or from .env, which is never committed. Other types of
      # authentication need other keys: {type: none} and {type: token, token: "${env:AEM_TOKEN}"}.
      auth: {type: basic, username: admin, password: "${env:AEM_PASSWORD:-admin}"}
      timeout: {connect: 5s, total: 30s}

      """,
    item: .environment("author")
  )

  static let query = File(
    path: "queries/adventures-by-activity.yaml",
    text: """
      ---
      # One persisted query. The file's name is the query's name: pqrun adventures-by-activity --var activity=Surfing
      description: The adventures of one activity
      # Words to select it by.
      tags: [smoke]
      # The configuration and the name it is persisted under.
      persisted: wknd-shared/adventures-by-activity
      # The GraphQL document, kept beside; "pqrun check" holds the variables against it.
      document: adventures-by-activity.graphql
      # The variables in the order they are sent, each with its GraphQL type and rules for its values.
      variables:
        activity:
          type: String!
          example: Surfing
          description: the activity, as it is written in the adventures
      # Values to run it with, and what must hold of the answer.
      cases:
        - name: surfing
          variables: {activity: Surfing}
          checks:
            - path: $.data.adventureList.items[0].activity
              equals: Surfing

      """,
    item: .query("adventures-by-activity")
  )

  static let document = File(
    path: "queries/adventures-by-activity.graphql",
    text: """
      query ($activity: String!) {
        adventureList(filter: { activity: { _expressions: [{ value: $activity }] } }) {
          items {
            _path
            title
            activity
          }
        }
      }

      """,
    item: .query("adventures-by-activity")
  )
}
