extension WKNDAuthor {
  static let sofiaSjoeberg = WKNDAuthor(
    node: "sofia-sjoeberg",
    id: "b5140f3a-1844-52ca-9d14-c4db7caa0a36",
    firstName: "Sofia",
    lastName: "Sjöberg",
    birthDay: "1989-09-23T00:00:00.000Z",
    occupations: ["Ski mountaineer", "Photographer"],
    biography: """
      <p>Sofia Sjöberg grew up in Åre, where children get skis before shoes. She writes about snow – how it \
      falls, how it holds, and when to leave it alone.</p>
      """,
    picture: WKNDPicture(
      file: "sofia-sjoeberg.jpg",
      id: "0123af55-51c4-53f9-b037-55c6f7ed5487",
      width: 640,
      height: 640
    )
  )
}
