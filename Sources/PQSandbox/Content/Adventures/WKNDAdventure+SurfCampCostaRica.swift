extension WKNDAdventure {
  static let surfCampCostaRica = WKNDAdventure(
    node: "surf-camp-in-costa-rica/surf-camp-costa-rica",
    id: "8852c22a-e033-413c-8b33-dd2369e3c7c5",
    title: "Surf Camp in Costa Rica",
    slug: "surf-camp-costa-rica",
    activity: "Surfing",
    adventureType: "Overnight Trip",
    price: "3400",
    tripLength: "5 Days",
    groupSize: 6,
    difficulty: "Beginner",
    picture: WKNDPicture(
      file: "surfing_5.jpg",
      id: "b9ef1d9a-4716-4e5e-be53-2c246df97cbd",
      width: 1920,
      height: 1080
    ),
    description: """
      <p>On the Nicoya peninsula the jungle ends where the beach begins, and the beach has waves all year. Our \
      camp at Nosara has six beds, a kitchen open to the garden, and howler monkeys in place of an alarm \
      clock.</p>
      <p>Lessons follow the tide and not the clock: <strong>soft sand under your feet</strong>, a coach within \
      arm’s reach, and by the third day most guests stand on green waves. <em>Pura vida</em> is what people say \
      here when they mean hello, thank you and no worries.</p>
      """,
    itinerary: """
      <h2>Day 1</h2>
      <p>Flight from San José to Nosara, mango on arrival, first steps in the white water.</p>
      <h2>Days 2 to 4</h2>
      <ul>
      <li>Two sessions a day, at dawn and before sunset</li>
      <li>One afternoon on horseback to the river mouth</li>
      <li>One night at Ostional, when the turtles come ashore</li>
      </ul>
      <h2>Day 5</h2>
      <p>A last session, a late breakfast and your picture on a wave — there is always one that looks \
      heroic.</p>
      """,
    gearList: nil
  )
}
