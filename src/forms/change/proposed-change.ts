/** The whole new text of a record. */
export interface ProposedFile {
  /** In the repository, such as `content/services/lunch-club.yaml`. */
  readonly path: string
  /** The name that git gives to the content that the text was made from; absent for a new file. */
  readonly base?: string
  readonly text: string
}

/** A change as its pull request has it. */
export interface ProposedChange {
  readonly files: readonly ProposedFile[]
  /** What changes, in sentences. */
  readonly changes: readonly string[]
  /** Why, in the sender's words; empty without any. */
  readonly why: string
}
