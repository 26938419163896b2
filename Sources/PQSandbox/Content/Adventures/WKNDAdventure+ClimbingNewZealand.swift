extension WKNDAdventure {
  static let climbingNewZealand = WKNDAdventure(
    node: "climbing-new-zealand/climbing-new-zealand",
    id: "eb0175d3-b011-421b-b1be-0ef5b2b64518",
    title: "Climbing New Zealand",
    slug: "climbing-new-zealand",
    activity: "Rock Climbing",
    adventureType: "Overnight Trip",
    price: "900",
    tripLength: "2 Days",
    groupSize: 3,
    difficulty: "Intermediate",
    picture: WKNDPicture(
      file: "adobestock-140634652.jpeg",
      id: "7f2a2314-7701-4c27-8945-bd5388ac94da",
      width: 1293,
      height: 862
    ),
    description: """
      <p>Grey granite, glacier water and not a soul in sight: the Darran Mountains of Fiordland are the wildest \
      climbing ground in New Zealand. With three guests to a guide there is time to do it properly – \
      <strong>long routes, clean gear, quiet summits</strong>.</p>
      <p>We climb two classic ridges at a grade any steady leader can follow, and sleep one night in a bivouac \
      under an overhang that generations of climbers have made comfortable.</p>
      <p>Not sure about the exposure? Start with <a \
      href="/content/dam/wknd-shared/en/adventures/colorado-rock-climbing/colorado-rock-climbing">Overnight \
      Colorado Rock Climbing</a>, or keep your feet on the ground with <a \
      href="/content/dam/wknd-shared/en/adventures/yosemite-backpacking/yosemite-backpacking">Yosemite \
      Backpacking</a>.</p>
      """,
    itinerary: """
      <h2>Day 1</h2>
      <p>From Te Anau we drive through the Homer Tunnel and walk in for three hours. The afternoon is for rope \
      work: belays, abseils, and how to move together on easy ground. Dinner under the stars, with keas trying \
      to steal it.</p>
      <h2>Day 2</h2>
      <p>Up at four, on the rock at first light. The ridge has eleven pitches, none harder than the view allows. \
      We abseil the west face, pack up and are back at the road for a late fish and chips.</p>
      """,
    gearList: """
      <ul>
      <li>Helmet, harness, rock shoes</li>
      <li>Sleeping bag to −5 °C</li>
      <li>Rain shell: Fiordland means it</li>
      </ul>
      """
  )
}
