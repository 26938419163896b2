extension WKNDAdventure {
  static let baliSurfCamp = WKNDAdventure(
    node: "bali-surf-camp/bali-surf-camp",
    id: "1b726c3f-926f-4c2e-8bca-31d84e507ad8",
    title: "Bali Surf Camp",
    slug: "bali-surf-camp",
    activity: "Surfing",
    adventureType: "Overnight Trip",
    price: "5000",
    tripLength: "6 Days",
    groupSize: 6,
    difficulty: "Beginner",
    picture: WKNDPicture(
      file: "adobestock-175749320.jpg",
      id: "a38886f7-4537-4791-aa20-3f6ef0ac3fcd",
      width: 1600,
      height: 899
    ),
    description: """
      <p>The swell off Bali’s Bukit peninsula arrives in long, even lines, and the reef breaks it into waves for \
      every level. Our camp sits ten minutes from the water: small groups, <strong>two coaches for six \
      guests</strong>, warm sea and a board that fits you.</p>
      <p>You will spend the first mornings on foam boards in waist-deep water and the last ones, if you like, \
      outside the reef. Between sessions there is yoga, nasi goreng by the pool, and the kind of afternoon that \
      has no plan at all.</p>
      <p>Been here before? Then have a look at our <a \
      href="/content/dam/wknd-shared/en/adventures/surf-camp-in-costa-rica/surf-camp-costa-rica">surf camp in \
      Costa Rica</a>, where the waves are just as friendly — and the jungle is louder.</p>
      """,
    itinerary: """
      <h2>Day 1 – Arrival</h2>
      <p>We meet you at Denpasar airport and drive south. After a welcome drink the coaches fit boards and \
      suits, and we walk down to see the break before dark.</p>
      <h2>Days 2 to 5 – Surf</h2>
      <ul>
      <li><strong>06:30</strong> first session on the incoming tide, two hours</li>
      <li><strong>11:00</strong> video review in the shade: stance, timing, paddling</li>
      <li><strong>16:00</strong> second session, or a trip to Uluwatu’s temple</li>
      </ul>
      <h2>Day 6 – Departure</h2>
      <p>One last wave for those who wake early, breakfast for everybody, and the bus to the airport at \
      noon.</p>
      """,
    gearList: """
      <ul>
      <li>Reef-safe sunscreen and a lycra shirt</li>
      <li>Light shoes for the reef</li>
      <li>A dry bag</li>
      </ul>
      <p>Boards, leashes and wax are <em>included</em>.</p>
      """
  )
}
