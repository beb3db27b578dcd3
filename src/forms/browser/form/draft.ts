import { checksum } from '../../../text/checksum.ts'
import type { CheckedRecord } from '../../change/check-change.ts'
import { propose } from '../../change/proposal.ts'
import { keptAt } from '../kept.ts'
import type { Remembered } from './open-record.ts'

/** What was typed into a form. */
interface Draft {
  readonly records: readonly Remembered[]
  readonly checked: boolean
  readonly why: string
}

/** The draft about a record. Each link that has filled in a form has one of its own, so that none takes the place of another. */
export const draftOf = (record: string, link: string) =>
  keptAt<Draft>(`edit:${record}${link && ` ${checksum(link)}`}`)

/** A published record is stored as a diff, so that restoring it does not revert fields that others have changed since. */
export function toRemembered(record: CheckedRecord): Remembered {
  const { kind, slug, after: set, text } = record
  if (!('id' in record)) return { kind, slug, set, ...(text && { text }) }
  const { id } = record
  if (text) return { kind, id, set, text }
  return propose([record])?.records[0] ?? { kind, id, set: {} }
}

/** The answers of some records as one text, to compare them. */
export const answersOf = (records: readonly CheckedRecord[]): string =>
  JSON.stringify(records.map(({ after, text }) => [after, text]))
