extension WKNDAdventure {
  static let whistlerMountainBiking = WKNDAdventure(
    node: "whistler-mountain-biking/whistler-mountain-biking",
    id: "576374bc-e25b-428f-a249-1b615e5c0cf0",
    title: "Whistler Mountain Biking Adventure",
    slug: "whistler-mountain-biking",
    activity: "Cycling",
    adventureType: "Overnight Trip",
    price: "1500",
    tripLength: "2 Days",
    groupSize: 3,
    difficulty: "Advanced",
    picture: WKNDPicture(
      file: "adobestock-122578479.jpeg",
      id: "5925e6b9-9f35-4da3-a2f9-d6227216394b",
      width: 1694,
      height: 1122
    ),
    description: """
      <p>Whistler wrote the book on bike parks and keeps adding chapters. In two days with a coach and at most \
      three riders to a group you learn to brake less, look further and trust the berm – and then to leave the \
      ground on purpose.</p>
      <p>Day one is all flow; day two is roots, rock rolls and <strong>A-Line</strong>. Lift passes are \
      included, courage is not, though it tends to arrive by lunch.</p>
      """,
    itinerary: """
      <h2>Day 1 – Flow</h2>
      <p>Body position on the practice loop, then green and blue trails until the lift closes. We film your \
      corners and watch them over poutine.</p>
      <h2>Day 2 – Tech</h2>
      <ul>
      <li>Drops and rolls, from a kerb’s height to a table’s</li>
      <li>Wet roots, because this is British Columbia</li>
      <li>A-Line, once slowly and once for real</li>
      </ul>
      """,
    gearList: """
      <ul>
      <li>Full-face helmet, knee and elbow pads (for rent on site)</li>
      <li>Full-suspension bike, 160 mm or more</li>
      <li>Gloves, two pairs</li>
      </ul>
      """
  )
}
