extension WKNDAdventure {
  static let downhillSkiingWyoming = WKNDAdventure(
    node: "downhill-skiing-wyoming/downhill-skiing-wyoming",
    id: "ec21e2d1-c8b6-430c-bd2a-24e52c879456",
    title: "Downhill Skiing in Jackson Hole, Wyoming",
    slug: "downhill-skiing-wyoming",
    activity: "Skiing",
    adventureType: "Overnight Trip",
    price: "400",
    tripLength: "2-3 days",
    groupSize: 4,
    difficulty: "Intermediate",
    picture: WKNDPicture(
      file: "adobestock-185234795.jpeg",
      id: "70afb5ab-c32b-4574-be75-4cc001101e39",
      width: 1180,
      height: 787
    ),
    description: """
      <p>Jackson Hole is steep, deep and proud of it. From the top of the tram you look down more than 1,200 \
      metres of mountain, and somewhere in it is a line that suits you. Our guides know where the snow stays \
      soft after the others have skied it hard.</p>
      <p>The trip is for <strong>confident parallel skiers</strong> who want to leave the groomed runs for the \
      first time, in a group of four.</p>
      """,
    itinerary: """
      <h2>Day 1</h2>
      <p>Warm-up on the Apres Vous side, a check of your equipment and an introduction to beacon, shovel and \
      probe.</p>
      <h2>Day 2</h2>
      <p>First tram. Bowls in the morning, trees when the light goes flat, and waffles at the top because \
      tradition says so.</p>
      <h2>Day 3, if you stay</h2>
      <p>Through the gate into the side country, weather and avalanche report permitting.</p>
      """,
    gearList: """
      <ul>
      <li>All-mountain skis, 90 mm or wider</li>
      <li>Goggles with a lens for flat light</li>
      </ul>
      <p>Avalanche gear can be <strong>rented from us</strong>.</p>
      """
  )
}
