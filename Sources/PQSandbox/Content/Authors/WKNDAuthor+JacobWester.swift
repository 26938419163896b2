extension WKNDAuthor {
  static let jacobWester = WKNDAuthor(
    node: "jacob-wester",
    id: "3edef90b-e161-593e-89d7-559fbed99260",
    firstName: "Jacob",
    lastName: "Wester",
    birthDay: "1987-11-30T00:00:00.000Z",
    occupations: ["Skier", "Surfer", "Writer"],
    biography: """
      <p>Jacob Wester skis in winter, surfs in winter and waits in summer. He lives in a van with \
      <em>Sofia</em>, nine boards and one good knife.</p>
      """,
    picture: WKNDPicture(
      file: "jacob-wester.jpg",
      id: "7c04bcef-402c-5ff1-84a0-671867d10a4e",
      width: 640,
      height: 640
    )
  )
}
