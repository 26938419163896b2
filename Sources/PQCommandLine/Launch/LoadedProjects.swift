import PQFiles
import Synchronization

/// The projects that were loaded, until the process ends.
///
/// To take a project of a thousand queries apart lasts a tenth as long as to check it, and the process is about to end.
final class LoadedProjects: Sendable {
  private let projects = Mutex<[Project]>([])

  /// The root folder of the project that was loaded last, if there is one.
  var root: String? { projects.withLock { $0.last?.root } }

  /// Keeps a project.
  ///
  /// - Parameter project: The project.
  func keep(_ project: Project) {
    projects.withLock { $0.append(project) }
  }
}
