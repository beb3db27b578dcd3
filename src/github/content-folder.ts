/** A content folder in a repository on GitHub. */
export interface ContentFolder {
  /** The repository, as `owner/name`. */
  readonly repository: string
  /** Without it, it is the default branch. */
  readonly branch?: string
  /** From the top of the repository. */
  readonly path: string
}

/** Where `osd init` puts the records. */
export const contentOf = (repository: string): ContentFolder => ({ repository, path: 'content' })
