import type { RecordKind } from '../record/schema/written.ts'
import type { Fact } from './fact.ts'

/** What a change is about: a record, or one of the files that are none. */
export type Subject = RecordKind | 'area' | 'settings' | 'removed'

/** What happened to one record between two versions of a directory. */
export interface Change {
  readonly verb: 'added' | 'changed' | 'renamed' | 'removed'
  readonly subject: Subject
  /** What it is called now; what it was called where it is gone. */
  readonly name: string
  /** The file that it stands in; the last one that it stood in. */
  readonly file: string
  readonly id?: string
  /** What a renamed record or area was called before, and where it stood. */
  readonly before?: { readonly name: string; readonly file: string }
  readonly facts: readonly Fact[]
}
