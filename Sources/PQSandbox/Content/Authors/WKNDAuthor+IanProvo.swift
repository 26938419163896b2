extension WKNDAuthor {
  static let ianProvo = WKNDAuthor(
    node: "ian-provo",
    id: "b25fecb1-7746-56c6-a64e-4bf34b0de45c",
    firstName: "Ian",
    lastName: "Provo",
    birthDay: "1984-03-12T00:00:00.000Z",
    occupations: ["Photographer", "Writer"],
    biography: """
      <p>Ian Provo has spent more nights in tents than in beds. He photographs rivers, bears and the people who \
      look for both, and writes down what the pictures cannot say.</p>
      """,
    picture: WKNDPicture(
      file: "ian-provo.jpg",
      id: "2180b0fc-80b4-5816-ad98-e080e1c8c4a6",
      width: 640,
      height: 640
    )
  )
}
