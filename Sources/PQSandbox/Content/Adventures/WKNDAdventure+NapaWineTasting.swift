extension WKNDAdventure {
  static let napaWineTasting = WKNDAdventure(
    node: "napa-wine-tasting/napa-wine-tasting",
    id: "f1889283-f28d-4836-ae6a-6da21519c65d",
    title: "Napa Wine Tasting",
    slug: "napa-wine-tasting",
    activity: "Social",
    adventureType: "Day Trip",
    price: "152.59",
    tripLength: "1 Day",
    groupSize: 8,
    difficulty: "Beginner",
    picture: WKNDPicture(
      file: "adobestock-280313729.jpg",
      id: "ed067698-6ae8-43b6-9bd4-df2d19c54ed6",
      width: 1000,
      height: 563
    ),
    description: """
      <p>Three vineyards, fifteen glasses and a train with velvet seats: a day in the Napa Valley for people who \
      like wine and do not need to talk about it like experts. The vintners do the talking, and they do it \
      well.</p>
      <p>We taste Cabernet Sauvignon from the valley floor against one from the hills, learn why \
      <em>terroir</em> is more than a word, and have lunch among the vines. Prices include every tasting — \
      <strong>there is nothing left to pay but what you carry home</strong>.</p>
      """,
    itinerary: """
      <ol>
      <li><strong>09:30</strong> Meet at the station in Napa, sparkling wine on the platform</li>
      <li><strong>10:30</strong> A family cellar: barrels, blending, and the dog who guards both</li>
      <li><strong>13:00</strong> Lunch at a long table in the Rosé garden</li>
      <li><strong>15:00</strong> A hillside estate with a view down the valley</li>
      <li><strong>17:30</strong> Train home</li>
      </ol>
      <p>Guests must be 21 or older.</p>
      """,
    gearList: nil
  )
}
