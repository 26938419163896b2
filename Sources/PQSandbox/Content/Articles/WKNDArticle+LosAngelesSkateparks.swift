extension WKNDArticle {
  static let losAngelesSkateparks = WKNDArticle(
    node: "la-skateparks/ultimate-guide-to-la-skateparks",
    id: "b20954d0-de7a-56a3-b1d9-0fa1e937e446",
    title: "Ultimate Guide to LA Skateparks",
    slug: "ultimate-guide-to-la-skateparks",
    author: .jakeHammer,
    picture: WKNDPicture(
      file: "skatepark.jpg",
      id: "f885cb62-4241-5871-b91e-e562ac723337",
      width: 1280,
      height: 853
    ),
    main: """
      <p>Los Angeles poured more concrete than any other city, and somebody had the good idea to curve it. These \
      are five places to roll, from the first push to the last wall.</p>
      <ol>
      <li><strong>Venice Beach</strong> – come at seven, before the crowd</li>
      <li><strong>Garvanza</strong>, deep and fast</li>
      <li><strong>The Cove</strong> in Santa Monica, for every level</li>
      <li><strong>Stoner Plaza</strong>: ledges, ledges, ledges</li>
      <li><strong>Lincoln Park</strong>, friendly locals and a taco truck</li>
      </ol>
      <p>Wear a helmet. It isn’t a rule everywhere; it’s a good idea anywhere.</p>
      """
  )
}
