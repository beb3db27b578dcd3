/** Where published files are read from: the network at the edge, a folder or the memory elsewhere. */
export interface FeedStore {
  /** The file at a path of the site, or nothing where there is none. Throws when it cannot be told. */
  read(path: string): Promise<Response | undefined>
}
