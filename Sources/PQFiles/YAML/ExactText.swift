/// Text that is equal by its bytes: `é` in one scalar and in two are different names.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  // Equal bytes are also equal text, so the text's own hash serves.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
