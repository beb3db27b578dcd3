/** What happens to one file of the content folder. */
export interface FileChange {
  readonly file: string
  /** The text that it was made from; absent for a new file. */
  readonly before?: string
  /** The new text; absent for a file that is deleted. */
  readonly after?: string
}
