extension WKNDAdventure {
  static let beervanaPortland = WKNDAdventure(
    node: "beervana-portland/beervana-in-portland",
    id: "9e1e9835-64c8-42dc-9d36-fbd59e28f753",
    title: "Beervana in Portland",
    slug: "beervana-portland",
    activity: "Social",
    adventureType: "Day Trip",
    price: "300",
    tripLength: "1 Day",
    groupSize: 8,
    difficulty: "Beginner",
    picture: WKNDPicture(
      file: "adobestock-279232449.jpeg",
      id: "9f72b723-9362-43ee-8aee-56e80bf8e6eb",
      width: 1381,
      height: 920
    ),
    description: """
      <p>Portland has more breweries than most countries, and half of them are within walking distance of a good \
      sandwich. On this day out a local brewer takes eight curious people behind the bar: how malt becomes wort, \
      why hops smell of grapefruit, and what happens when nobody watches the yeast.</p>
      <p>We taste a dozen beers in small glasses, from a pale Kölsch to a stout like black velvet. \
      <strong>Nobody drives</strong>: a bus brings us from door to door.</p>
      <p>If you would rather eat than drink, try the <a \
      href="/content/dam/wknd-shared/en/adventures/gastronomic-marais-tour/gastronomic-marais-tour">Gastronomic \
      Marais Tour</a> in Paris.</p>
      """,
    itinerary: """
      <h3>Morning</h3>
      <p>Coffee in the Pearl District, then the first brewery: a tour of the kettles and a flight of four.</p>
      <h3>Afternoon</h3>
      <ol>
      <li>Lunch from the food carts</li>
      <li>A barrel cellar where sour ales sleep for two years</li>
      <li>A blending class – take your own bottle home</li>
      </ol>
      <h3>Evening</h3>
      <p>Dinner at a long table with the brewer’s choice of pairings, and the bus back to your hotel by ten.</p>
      """,
    gearList: nil
  )
}
