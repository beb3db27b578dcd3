/** The whole new text of a record. */
export interface ProposedFile {
  /** In the repository, such as `content/services/lunch-club.yaml`. */
  readonly path: string
  /** The name that git gives to the content that the text was made from; absent for a new file. */
  readonly base?: string
  readonly text: string
}

/** A change as somebody sends it. */
export interface ProposedChange {
  readonly files: readonly ProposedFile[]
  /** Why, in the sender's words; empty without any. */
  readonly why: string
}
