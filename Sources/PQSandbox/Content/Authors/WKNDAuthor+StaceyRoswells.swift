extension WKNDAuthor {
  static let staceyRoswells = WKNDAuthor(
    node: "stacey-roswells",
    id: "38cdd26b-1eff-520c-b00f-3e41353a0fb2",
    firstName: "Stacey",
    lastName: "Roswells",
    birthDay: nil,
    occupations: ["Writer", "Climber", "Traveller"],
    biography: """
      <p>Stacey Roswells travels slowly, preferably by camper van, and keeps a list of <strong>public libraries \
      with a view</strong>.</p>
      """,
    picture: WKNDPicture(
      file: "stacey-roswells.jpg",
      id: "84d0f0da-0295-5d5e-9974-40c882fa93ea",
      width: 640,
      height: 640
    )
  )
}
