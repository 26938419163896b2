extension WKNDArticle {
  static let alohaSpiritsInNorthernNorway = WKNDArticle(
    node: "arctic-surfing/aloha-spirits-in-northern-norway",
    id: "c9fa1bb8-7add-5d0b-a146-2dd4670d6e29",
    title: "Aloha Spirits in Northern Norway",
    slug: "aloha-spirits-in-northern-norway",
    author: .jacobWester,
    picture: WKNDPicture(
      file: "arctic-surf.jpg",
      id: "3c0a39b1-120f-518b-b4d2-8527659c5d18",
      width: 1600,
      height: 900
    ),
    main: """
      <p>At sixty-eight degrees north the sea is four degrees warm and the sand is frozen. Still there are \
      eleven people in the water at Unstad, in six millimetres of neoprene, and all of them are smiling.</p>
      <h2>Cold water, warm people</h2>
      <p>The Lofoten islands catch every storm that crosses the Norwegian Sea, and between two storms the waves \
      are as clean as glass. <em>“You don’t surf here because it’s easy,”</em> says Tommy, who shaped the first \
      board of the island from the door of a fishing hut. “You surf here because it’s ours.”</p>
      <p>In the evening there is cod, a sauna, and with luck the northern lights – green, silent, and late.</p>
      """
  )
}
