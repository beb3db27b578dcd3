/** A file of the repository that a change touches. */
export interface ChangedFile {
  /** Its path in the repository, with forward slashes. */
  readonly path: string
  readonly how: 'added' | 'changed' | 'removed'
}
