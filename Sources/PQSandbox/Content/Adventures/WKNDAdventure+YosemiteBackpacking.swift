extension WKNDAdventure {
  static let yosemiteBackpacking = WKNDAdventure(
    node: "yosemite-backpacking/yosemite-backpacking",
    id: "83bf61f4-9088-4aee-811b-5577e4c9bb4c",
    title: "Yosemite Backpacking",
    slug: "yosemite-backpacking",
    activity: "Camping",
    adventureType: "Overnight Trip",
    price: "1500",
    tripLength: "5 Days",
    groupSize: 12,
    difficulty: "Intermediate",
    picture: WKNDPicture(
      file: "adobestock-196967522.jpg",
      id: "236d4ad1-1b91-42d2-a9f7-9becd0d42fc3",
      width: 1000,
      height: 667
    ),
    description: """
      <p>Most visitors see Yosemite from the valley floor. We go up: past the last railing, over Tuolumne’s \
      granite domes and into a high country of lakes where the evening light lasts for hours. Five days, sixty \
      kilometres, <strong>one bear canister each</strong>.</p>
      <p>You carry your own bed and a share of the food, around fourteen kilos. The guide carries the map, the \
      stories and a very small espresso maker – the crème de la crème of luxuries at 3,000 metres.</p>
      """,
    itinerary: """
      <h2>Day by day</h2>
      <ol>
      <li>Tuolumne Meadows to Cathedral Lakes</li>
      <li>Over the pass to Sunrise and its long meadow</li>
      <li>Rest day: swim, wash, read, climb a dome</li>
      <li>Clouds Rest at dawn, the finest ridge walk in the park</li>
      <li>Down the Mist Trail, raincoats on, to pizza in the valley</li>
      </ol>
      <p>We camp where the permit says and leave <strong>no trace</strong>.</p>
      """,
    gearList: """
      <ul>
      <li>Backpack of 60 litres, boots you have walked in</li>
      <li>Three-season sleeping bag</li>
      <li>Water filter and headlamp</li>
      </ul>
      """
  )
}
