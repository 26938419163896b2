extension WKNDAdventure {
  static let cyclingTuscany = WKNDAdventure(
    node: "cycling-tuscany/cycling-tuscany",
    id: "593210d0-6ffe-42c9-818f-d7825e21d93d",
    title: "Cycling Tuscany",
    slug: "cycling-tuscany",
    activity: "Cycling",
    adventureType: "Overnight Trip",
    price: "4500",
    tripLength: "4 Days",
    groupSize: 4,
    difficulty: "Intermediate",
    picture: WKNDPicture(
      file: "adobestock-261097343.jpeg",
      id: "48189f96-4c98-4951-bba9-80b817d73e02",
      width: 1381,
      height: 920
    ),
    description: """
      <p>White gravel roads, cypress trees in a row, and a village on every hill that promises espresso to those \
      who reach it. Four riders and one guide make a group small enough for a table at any trattoria.</p>
      <p>The hills between Siena and Montalcino are <em>never flat and never cruel</em>. We ride in the morning, \
      rest at the hottest hour, and finish each day where the cooking is best – the ribollita of Signora Carlà \
      is reason enough to come.</p>
      """,
    itinerary: """
      <h2>Giorno 1</h2>
      <p>Train to Siena, bike fitting in the old stables, and a first loop of thirty kilometres before \
      dinner.</p>
      <h2>Giorno 2 e 3</h2>
      <p>The Crete Senesi and the Val d’Orcia: <strong>70 kilometres a day</strong>, half of them on gravel. \
      Pecorino in Pienza, thermal springs in Bagno Vignoni.</p>
      <h2>Giorno 4</h2>
      <p>The climb to Montalcino, a glass of Brunello for the brave, and the transfer back to the station.</p>
      """,
    gearList: nil
  )
}
