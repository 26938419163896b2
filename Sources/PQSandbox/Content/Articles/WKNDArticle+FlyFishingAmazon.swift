extension WKNDArticle {
  static let flyFishingAmazon = WKNDArticle(
    node: "amazon-fly-fishing/fly-fishing-amazon",
    id: "0cc4a052-17f7-5300-834a-8fda43b37bd0",
    title: "Fly Fishing the Amazon",
    slug: "fly-fishing-amazon",
    author: .kumarSelveraj,
    picture: WKNDPicture(
      file: "fly-fishing.jpg",
      id: "a922c915-dc48-560e-86cf-fe5985dd9fa1",
      width: 1400,
      height: 933
    ),
    main: """
      <p>A peacock bass does not take a fly, it mugs it. Two days by boat from Manaus the Rio Negro spreads into \
      a forest that stands in its own reflection, and under every fallen trunk something is waiting with its \
      mouth open.</p>
      <h2>Catch, learn, release</h2>
      <p>We fish with barbless hooks and we measure, tag and release. The data goes to the village school of São \
      Gabriel, where the children know more about <strong>tucunaré</strong> than most textbooks do.</p>
      """
  )
}
