extension WKNDAuthor {
  static let justinBarr = WKNDAuthor(
    node: "justin-barr",
    id: "57fe9c92-0f9d-55cb-b23b-2d92284ca20b",
    firstName: "Justin",
    lastName: "Barr",
    birthDay: "1979-06-02T00:00:00.000Z",
    occupations: ["Surfer", "Chef"],
    biography: """
      <p>Justin Barr runs a taco stand that opens when the swell is flat. His map of San Diego shows parking, \
      currents and salsa.</p>
      """,
    picture: WKNDPicture(
      file: "justin-barr.jpg",
      id: "39119ec4-4eb6-5b94-ac3e-da08a5b6742f",
      width: 640,
      height: 640
    )
  )
}
