import type { CheckedRecord } from '../../change/check-change.ts'
import { propose } from '../../change/proposal.ts'
import { keptAt } from '../kept.ts'
import type { Remembered } from './open-record.ts'

/** What was typed into a form. */
interface Draft {
  readonly records: readonly Remembered[]
  readonly checked: boolean
  readonly why: string
  /** That of the address: a link may have filled the form in. */
  readonly fragment: string
}

export const draftOf = (record: string) => keptAt<Draft>(`edit:${record}`)

/** Of a published record only what differs: somebody else may change the rest until it is opened again. */
export function toRemembered(record: CheckedRecord): Remembered {
  const { kind, slug, after: set, text } = record
  if (!('id' in record)) return { kind, slug, set, ...(text && { text }) }
  const { id } = record
  if (text) return { kind, id, set, text }
  return propose([record])?.records[0] ?? { kind, id, set: {} }
}
