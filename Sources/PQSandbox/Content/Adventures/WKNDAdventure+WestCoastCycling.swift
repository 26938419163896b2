extension WKNDAdventure {
  static let westCoastCycling = WKNDAdventure(
    node: "west-coast-cycling/west-coast-cycling",
    id: "e5f39523-f5c8-49b0-bcd1-4e6329031967",
    title: "West Coast Cycling",
    slug: "west-coast-cycling",
    activity: "Cycling",
    adventureType: "Overnight Trip",
    price: "4500",
    tripLength: "5 days",
    groupSize: 12,
    difficulty: "Intermediate",
    picture: WKNDPicture(
      file: "adobestock-151584995.jpg",
      id: "784d1ecd-ab6f-4468-a8b6-acfecdcd37db",
      width: 1000,
      height: 357
    ),
    description: """
      <p>Fog in the morning, sea lions at noon and a sunset straight ahead: the Pacific coast of California is \
      the road every cyclist draws on a napkin once. We ride it from north to south, with the wind at our backs, \
      twelve riders strong.</p>
      <p>Each of the five stages ends within sight of the ocean. The climbs are short and the views are long; \
      <strong>a gravel detour through Big Sur</strong> is there for those who have the tyres for it.</p>
      """,
    itinerary: """
      <ol>
      <li>San Francisco to Half Moon Bay over Devil’s Slide</li>
      <li>To Santa Cruz, strawberries on the way</li>
      <li>Around Monterey bay to Carmel</li>
      <li>Big Sur: Bixby Bridge, redwoods, 1,400 metres of climbing</li>
      <li>To San Simeon and the elephant seals</li>
      </ol>
      <p>Luggage travels ahead. On the fourth evening there is a bonfire, a guitar and – by popular demand – no \
      speeches.</p>
      """,
    gearList: """
      <ul>
      <li>Road or gravel bike in good order</li>
      <li>Wind vest, even in July</li>
      </ul>
      """
  )
}
