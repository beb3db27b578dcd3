/** Where the API reads published files from: the network at the edge, a folder or memory elsewhere. */
export interface FeedStore {
  /** The file at a path of the site; undefined when it does not exist. Throws when that is not known. */
  read(path: string): Promise<Response | undefined>
}
