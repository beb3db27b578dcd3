import type { Directory } from '../directory/directory.ts'
import type { Version } from './version.ts'

/** What a change of the content is judged against. */
export interface Baseline {
  /** The version that it starts from. Absent when that cannot be read: then the change brings everything. */
  readonly before?: Version
  /** The records that are published, of which others may keep copies. Absent when nothing is. */
  readonly published?: Directory
}
