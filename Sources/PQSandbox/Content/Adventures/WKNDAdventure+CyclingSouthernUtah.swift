extension WKNDAdventure {
  static let cyclingSouthernUtah = WKNDAdventure(
    node: "cycling-southern-utah/cycling-southern-utah",
    id: "d4f71690-bc44-4f36-b8ff-8d6d79d378cd",
    title: "Cycling Southern Utah",
    slug: "cycling-southern-utah",
    activity: "Cycling",
    adventureType: "Overnight Trip",
    price: "3000",
    tripLength: "5 Days",
    groupSize: 14,
    difficulty: "Advanced",
    picture: WKNDPicture(
      file: "adobestock-185324648.jpg",
      id: "270f36be-9849-4ea9-baad-58e00f73aa9c",
      width: 1000,
      height: 667
    ),
    description: """
      <p>Red rock to the left, red rock to the right, and in between the smoothest asphalt in the West. Five \
      days lead us from Zion to Bryce Canyon and on to Capitol Reef, across the high plateau where the air is \
      thin and the sky is enormous.</p>
      <p>Expect <strong>90 to 120 kilometres a day</strong> and real climbs. Two support cars carry water, fruit \
      and a mechanic who can true a wheel with his eyes closed.</p>
      """,
    itinerary: """
      <h2>The stages</h2>
      <ol>
      <li>St. George to Springdale: an easy start along the Virgin River</li>
      <li>Zion to Kanab, through the long tunnel in the support car</li>
      <li>Over the Markagunt plateau, 1,900 metres of climbing</li>
      <li>Bryce Canyon: short ride, long walk among the hoodoos</li>
      <li>Scenic Byway 12 to Torrey — the queen of roads</li>
      </ol>
      <p>Nights are spent in small lodges; every one of them has a hot tub, because we asked.</p>
      """,
    gearList: """
      <ul>
      <li>Road bike with a low gear (34 × 30 or easier)</li>
      <li>Two bottles, lights for the tunnels</li>
      <li>Arm warmers: mornings are cold at 2,500 metres</li>
      </ul>
      """
  )
}
