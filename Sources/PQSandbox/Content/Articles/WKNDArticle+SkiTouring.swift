extension WKNDArticle {
  static let skiTouring = WKNDArticle(
    node: "skitouring/skitouring",
    id: "810882b7-c4fb-58ab-91c8-7cb7eccfd54c",
    title: "Ski Touring",
    slug: "ski-touring",
    author: .sofiaSjoeberg,
    picture: WKNDPicture(
      file: "skitouring1sjoeberg.jpg",
      id: "84894309-0346-5b1b-98be-dc75f116610b",
      width: 1600,
      height: 1067
    ),
    main: """
      <p>The lift takes you to the snow that everybody skis. Your legs take you to the rest. Ski touring is \
      walking with a promise at the end, and the promise gets better the longer the walk.</p>
      <h2>How to begin</h2>
      <p>Rent before you buy. Learn to use <strong>beacon, shovel and probe</strong> until your hands know it \
      without you. Go with people who turn around – the summit is still there in April, and you’d like to be, \
      too.</p>
      <p>In Sweden we say <em>lagom</em>: not too much, not too little. It is a good word for slopes between \
      twenty-five and thirty degrees.</p>
      """
  )
}
