extension WKNDAdventure {
  static let skiTouringMountBlanc = WKNDAdventure(
    node: "ski-touring-mont-blanc/ski-touring-mont-blanc",
    id: "83b63802-ffb0-47d6-94b0-ee821e887538",
    title: "Ski Touring Mont Blanc",
    slug: "ski-touring-mount-blanc",
    activity: "Skiing",
    adventureType: "Overnight Trip",
    price: "2600",
    tripLength: "5 Days",
    groupSize: 4,
    difficulty: "Advanced",
    picture: WKNDPicture(
      file: "adobestock-291339093.jpeg",
      id: "bd66abd6-38a3-49a1-a401-13c768b3104b",
      width: 720,
      height: 480
    ),
    description: """
      <p>Between Chamonix and Courmayeur lie glaciers without lifts and descents without tracks. Five days on \
      touring skis take us around the roof of the Alps, from hut to hut, with skins on our skis and nothing on \
      the agenda but the next col.</p>
      <p>You should ski off-piste in any snow, carry eight kilos and climb <strong>1,200 metres a day</strong> \
      without hurry. In return: sunrise over the Mer de Glace, génépi in the evening, and <a \
      href="https://www.example.com/avalanche-bulletin" target="_blank">the avalanche bulletin</a> read aloud at \
      breakfast.</p>
      """,
    itinerary: """
      <h2>Le programme</h2>
      <ol>
      <li>Argentière: equipment, crevasse rescue, first climb to the Lognan hut</li>
      <li>Col du Chardonnet and the Trient plateau</li>
      <li>Rest morning at Champex-d’en-Haut, then up to the Cabane d’Orny</li>
      <li>Col des Planches, the longest descent of the week – 1,800 metres</li>
      <li>Vallée Blanche in good light and Chamonix by tea time</li>
      </ol>
      <p>The order changes with the weather. <strong>The mountain decides</strong>; we suggest.</p>
      """,
    gearList: """
      <ul>
      <li>Touring skis with bindings, skins and ski crampons</li>
      <li>Beacon, shovel, probe</li>
      <li>Harness and two locking carabiners</li>
      <li>Hut sleeping bag</li>
      </ul>
      """
  )
}
