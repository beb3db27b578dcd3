import type { RecordKind } from '../record/schema/written.ts'
import type { Fact } from './facts/fact.ts'

/** What a change is about: a record, or a file that holds none. `file` is one of content/public/. */
export type Subject = RecordKind | 'area' | 'page' | 'file' | 'settings' | 'removed'

/** What happened to one record between two versions of a directory. */
export interface Change {
  readonly verb: 'added' | 'changed' | 'renamed' | 'removed'
  readonly subject: Subject
  /** Its name in the newer version, or in the older one if it was removed. */
  readonly name: string
  /** Its file in the newer version, or in the older one if it was removed. */
  readonly file: string
  readonly id?: string
  /** The former name and file of a renamed record, area or page. */
  readonly before?: { readonly name: string; readonly file: string }
  readonly facts: readonly Fact[]
}
