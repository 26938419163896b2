internal import PQModel
internal import PQRun

/// What an answer says or does not say to caches.
enum CacheFlag: String, CaseIterable {
  case isPublic = "public"
  case isPrivate = "private"
  case noStore = "no-store"
  case noCache = "no-cache"
  case setCookie = "set-cookie"

  func holds(for response: Response, _ control: CacheControl) -> Bool {
    switch self {
    case .isPublic: control.isPublic
    case .isPrivate: control.isPrivate
    case .noStore: control.isNoStore
    case .noCache: control.isNoCache
    case .setCookie: response.headers["Set-Cookie"] != nil
    }
  }

  /// What it means, for tables of fields.
  var words: String {
    switch self {
    case .isPublic: "Whether `Cache-Control` has `public`."
    case .isPrivate: "Whether `Cache-Control` has `private`, which keeps the answer from shared caches."
    case .noStore: "Whether `Cache-Control` has `no-store`."
    case .noCache: "Whether `Cache-Control` has `no-cache`."
    case .setCookie: "Whether the answer sets a cookie, which keeps it from many caches."
    }
  }
}
