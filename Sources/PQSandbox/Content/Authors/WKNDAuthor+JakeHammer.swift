extension WKNDAuthor {
  static let jakeHammer = WKNDAuthor(
    node: "jake-hammer",
    id: "1bd843b5-64b3-57a6-9a71-477e6586d5f8",
    firstName: "Jake",
    lastName: "Hammer",
    birthDay: nil,
    occupations: ["Skateboarder"],
    biography: """
      <p>Jake Hammer learnt to drop in at four and has not found a reason to stop. He knows every kerb between \
      Venice and Pasadena.</p>
      """,
    picture: WKNDPicture(
      file: "jake-hammer.jpg",
      id: "42be31c0-745c-5c68-9fd1-024e0b6e991e",
      width: 640,
      height: 640
    )
  )
}
