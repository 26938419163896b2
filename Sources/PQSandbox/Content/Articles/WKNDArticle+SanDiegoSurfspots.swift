extension WKNDArticle {
  static let sanDiegoSurfspots = WKNDArticle(
    node: "san-diego-surf/san-diego-surfspots",
    id: "8b6288d0-e769-5e89-b66e-80b7d72f647e",
    title: "San Diego Surf Spots",
    slug: "san-diego-surfspots",
    author: .justinBarr,
    picture: WKNDPicture(
      file: "san-diego-surf.jpg",
      id: "f700e197-4d21-5442-90bf-f91f8a023710",
      width: 1500,
      height: 844
    ),
    main: """
      <h2>Seventy miles, a wave for everyone</h2>
      <p>From Imperial Beach to Oceanside the coast turns just enough to give each swell a home. South swell? Go \
      north. North swell? Stay where you are and have breakfast first.</p>
      <table>
      <tbody>
      <tr>
      <td><strong>Spot</strong></td>
      <td><strong>Level</strong></td>
      <td><strong>Best at</strong></td>
      </tr>
      <tr>
      <td>La Jolla Shores</td>
      <td>Beginner</td>
      <td>mid tide</td>
      </tr>
      <tr>
      <td>Swami’s</td>
      <td>Advanced</td>
      <td>winter, west swell</td>
      </tr>
      <tr>
      <td>Cardiff Reef</td>
      <td>Intermediate</td>
      <td>any tide</td>
      </tr>
      </tbody>
      </table>
      <p>And afterwards: fish tacos, jalapeño salsa, no shirt required.</p>
      """
  )
}
