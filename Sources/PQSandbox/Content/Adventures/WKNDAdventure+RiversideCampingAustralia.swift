extension WKNDAdventure {
  static let riversideCampingAustralia = WKNDAdventure(
    node: "riverside-camping-australia/riverside-camping-australia",
    id: "39678c95-d5e0-4162-ab49-51b38b5e8389",
    title: "Riverside Camping Australia",
    slug: "riverside-camping-australia",
    activity: "Camping",
    adventureType: "Overnight Trip",
    price: "500",
    tripLength: "3 Days",
    groupSize: 6,
    difficulty: "Beginner",
    picture: WKNDPicture(
      file: "adobestock-257541512.jpeg",
      id: "c1b0a800-a2ff-4f93-a5e5-aaad3646d5aa",
      width: 1379,
      height: 776
    ),
    description: """
      <p>The Murray River takes its time, and so do we. For three days we paddle a few hours, camp on sandbars \
      under red gums, and listen to kookaburras laugh at our knots. It is a first camping trip made for families \
      and for people who have never pitched a tent.</p>
      <p>Everything heavy travels in the support boat. You learn to <strong>make fire, read the river and bake \
      damper</strong> in the ashes; the guide brings the rest – including a café’s worth of coffee.</p>
      """,
    itinerary: """
      <h2>Day 1</h2>
      <p>From Echuca we drift eight kilometres to the first camp. Tents up, swim, stew, stars.</p>
      <h2>Day 2</h2>
      <p>A morning with a Yorta Yorta guide who shows what the forest gives to those who ask. In the afternoon \
      you may fish for Murray cod; by law and by habit we put the big ones back.</p>
      <h2>Day 3</h2>
      <p>The last bend, a race that nobody wins, and the bus back by four.</p>
      """,
    gearList: """
      <ul>
      <li>Sleeping bag, mats are provided</li>
      <li>Hat, long sleeves, insect repellent</li>
      <li>Clothes that may get wet</li>
      </ul>
      """
  )
}
