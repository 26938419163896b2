extension WKNDArticle {
  static let alaskanAdventures = WKNDArticle(
    node: "alaska-adventure/alaskan-adventures",
    id: "4a51ce82-9f53-510f-8b22-9e32da1f0f3e",
    title: "Alaskan Adventures",
    slug: "alaskan-adventures",
    author: .ianProvo,
    picture: WKNDPicture(
      file: "alaskan-landscape-01.jpg",
      id: "5f2d3202-b1b6-5fa6-af27-548cd01a098f",
      width: 1600,
      height: 1067
    ),
    main: """
      <h2>Three weeks without a road</h2>
      <p>The floatplane leaves, the sound of it fades, and for a while nobody says a word. Alaska begins when \
      the engine stops: a lake without a name, a valley without a path, and <strong>nineteen days of \
      food</strong> in blue barrels.</p>
      <p>We learnt to read the river before we learnt to trust it. Bears walk the same banks as we do – they \
      were here first, and they have better manners. On the ninth day the sun came out, and we did nothing at \
      all but dry our socks and look.</p>
      <ul>
      <li>Bring twice the coffee</li>
      <li>Sing when you walk through alder</li>
      <li>Never promise a date of return</li>
      </ul>
      """
  )
}
