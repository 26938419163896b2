extension WKNDAdventure {
  static let coloradoRockClimbing = WKNDAdventure(
    node: "colorado-rock-climbing/colorado-rock-climbing",
    id: "a3409558-ad02-422a-9952-a880ee16f06c",
    title: "Overnight Colorado Rock Climbing",
    slug: "colorado-rock-climbing",
    activity: "Rock Climbing",
    adventureType: "Overnight Trip",
    price: "1000",
    tripLength: "3 Days",
    groupSize: 8,
    difficulty: "Advanced",
    picture: WKNDPicture(
      file: "adobestock-241578158.jpg",
      id: "4454dec4-f254-4736-be48-d7f10392c027",
      width: 1000,
      height: 667
    ),
    description: """
      <p>Colorado’s sandstone towers were made for climbers: cracks that take every size of hand, ledges where \
      you want a rest, and a dry wind that keeps the rock sharp. This trip is for people who lead already and \
      want more of it.</p>
      <p>Our camp stands right under the wall. <strong>Eight climbers, three guides</strong>, and a cook who \
      knows what three days of hanging on your arms does to an appetite.</p>
      """,
    itinerary: """
      <h2>Day 1 – Cracks</h2>
      <p>Warm-up on the practice boulders, then hand and fist jams on single pitches until the tape runs \
      out.</p>
      <h2>Day 2 – The tower</h2>
      <p>Six pitches to a summit the size of a kitchen table. We leave at five to be off the top before the \
      afternoon storms.</p>
      <h2>Day 3 – Your choice</h2>
      <ul>
      <li>A second tower for those who slept well</li>
      <li>Slab climbing in the shade</li>
      <li>Coffee, and watching the others</li>
      </ul>
      """,
    gearList: nil
  )
}
