extension WKNDAuthor {
  static let kumarSelveraj = WKNDAuthor(
    node: "kumar-selveraj",
    id: "4b8f1e79-815f-537b-8e42-5ecb6ddeead1",
    firstName: "Kumar",
    lastName: "Selveraj",
    birthDay: "1990-01-19T00:00:00.000Z",
    occupations: ["Fly fisher", "Biologist"],
    biography: nil,
    picture: WKNDPicture(
      file: "kumar-selveraj.jpg",
      id: "ab2ba856-fc2a-5356-a8a9-9e3ecde293ac",
      width: 640,
      height: 640
    )
  )
}
