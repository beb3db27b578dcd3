import { isSlug } from '../../record/slug.ts'

/** The whole new text of a record. */
export interface ProposedFile {
  /** In the repository, such as `content/services/lunch-club.yaml`. */
  readonly path: string
  /** The name that git gives to the content that the text was made from; absent for a new file. */
  readonly base?: string
  readonly text: string
}

/** Records lie in these folders alone, so nothing that runs or decides can be changed. */
const RECORD = /^content\/(?:services|organizations|locations)\/([^/]+)\.yaml$/
export const isRecordPath = (path: string): boolean => isSlug(RECORD.exec(path)?.[1] ?? '')

/** The characters of a reason. */
export const MAX_WHY = 200

/** A change as somebody sends it. */
export interface ProposedChange {
  readonly files: readonly ProposedFile[]
  /** Why, in the sender's words; empty without any. */
  readonly why: string
}
