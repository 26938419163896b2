import PQCore
import PQRun
import Testing

struct AnswerShapeTests {
  @Test
  func `elements of lists are taken together, with nulls, absences and lengths`() throws {
    let json = try JSON(parsing: #"{"l":[{"a":1,"b":"x"},{"a":null},null,{"a":"y","c":[1,2]}],"m":[]}"#)
    #expect(
      AnswerShape(of: json).text(in: TextLayout(cutsTables: false)) == """
        PATH         TYPE              COUNT  NULL  ABSENT  LENGTH
        $            object                1     –       –
        $.l          array                 1     –       –  4
        $.l[*]       object                4     1       –
        $.l[*].a     number or string      3     1       –
        $.l[*].b     string                1     –       2
        $.l[*].c     array                 1     –       2  2
        $.l[*].c[*]  number                2     –       –
        $.m          array                 1     –       –  0
        """
    )
  }

  @Test
  func `a place is written as a JSONPath that finds it`() throws {
    let json = try JSON(parsing: #"{"a b":{"c-d":[1]},"_e":2,"1":3}"#)
    let places = AnswerShape(of: json).places
    #expect(places.map(\.path) == ["$", "$['a b']", "$['a b']['c-d']", "$['a b']['c-d'][*]", "$._e", "$['1']"])
    for place in places { #expect(try JSONPath(place.path).nodes(in: json).count == place.count) }
  }

  @Test
  func `the shape is JSON for programs`() throws {
    var writer = JSONWriter(style: .compact)
    AnswerShape(of: try JSON(parsing: "[null]")).write(to: &writer)
    #expect(
      writer.text == """
        [{"path":"$","types":["array"],"nullable":false,"optional":false,"count":1,"nulls":0,"absent":0,\
        "length":{"min":1,"max":1}},\
        {"path":"$[*]","types":[],"nullable":true,"optional":false,"count":1,"nulls":1,"absent":0}]
        """
    )
  }
}
