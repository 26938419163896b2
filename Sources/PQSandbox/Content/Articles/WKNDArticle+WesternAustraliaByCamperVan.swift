extension WKNDArticle {
  static let westernAustraliaByCamperVan = WKNDArticle(
    node: "western-australia/western-australia-by-camper-van",
    id: "216736c2-eb73-53c9-9ed9-2b9436be0f46",
    title: "Western Australia by Camper Van",
    slug: "western-australia-by-camper-van",
    author: .staceyRoswells,
    picture: WKNDPicture(
      file: "western-australia.jpg",
      id: "ff1c33aa-896b-586a-b82f-ce38d2d5f035",
      width: 1600,
      height: 1067
    ),
    main: """
      <p>North of Perth the road goes straight for six hours, and then it goes straight again. A camper van is \
      the right size for such a country: slow enough to notice the emu, small enough to turn for the beach.</p>
      <h2>Four thousand kilometres in five stops</h2>
      <ul>
      <li>The Pinnacles at dusk, when the shadows stand up</li>
      <li>Kalbarri’s red gorges before the heat – carry four litres each</li>
      <li>Shell Beach, sixty kilometres of white without a grain of sand</li>
      <li>Coral Bay: walk in, swim ten metres, meet a turtle</li>
      <li>Exmouth and the whale sharks, March to July</li>
      </ul>
      <p>Fuel is far apart and stories are not. Stop at every roadhouse; order the pie.</p>
      """
  )
}
