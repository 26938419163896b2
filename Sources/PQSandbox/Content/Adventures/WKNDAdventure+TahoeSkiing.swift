extension WKNDAdventure {
  static let tahoeSkiing = WKNDAdventure(
    node: "tahoe-skiing/tahoe-skiing",
    id: "a6a52805-cafc-46a6-9070-7337869a0c10",
    title: "Tahoe Skiing",
    slug: "tahoe-skiing",
    activity: "Skiing",
    adventureType: "Overnight Trip",
    price: "1500",
    tripLength: "3-4 days",
    groupSize: 8,
    difficulty: "Advanced",
    picture: WKNDPicture(
      file: "adobestock-184591344.jpg",
      id: "471f485b-16a9-4465-8ef7-79da2d7e90d9",
      width: 1000,
      height: 722
    ),
    description: """
      <p>Blue water below, white bowls above: Lake Tahoe gets more snow than almost any place in the Sierra, and \
      on the ridge you ski with one foot in California and the other in Nevada. We visit <strong>three resorts \
      in as many days</strong> and choose each morning by wind and snow.</p>
      <p>Our pace is brisk and our terrain is steep. Strong skiers and boarders will feel at home; everyone else \
      will wish they had trained.</p>
      """,
    itinerary: """
      <h2>Day 1 – South shore</h2>
      <p>Long groomers to find your legs, then the Mott Canyon chutes if they are open.</p>
      <h2>Day 2 – West shore</h2>
      <p>Storm skiing among old cedars, or, under a clear sky, a hike to the ridge for the famous view of the \
      lake.</p>
      <h2>Day 3 – Olympic valley</h2>
      <p>The runs of 1960, faster skis, the same nerves. A fourth day can be added – ask your guide at \
      dinner.</p>
      """,
    gearList: nil
  )
}
