import type { CheckedRecord } from '../../change/check-change.ts'
import type { Remembered } from './open-record.ts'

/** What was typed into a form. */
export interface Draft {
  readonly records: readonly Remembered[]
  readonly checked: boolean
  readonly why: string
  /** That of the address: a link may have filled the form in. */
  readonly fragment: string
}

/** The draft of a record in the sessionStorage of this tab: others may use the same computer later. */
export function draftOf(record: string) {
  const key = `edit:${record}`
  return {
    read: () => parseDraft(sessionStorage.getItem(key)),
    keep(records: readonly CheckedRecord[], rest: Omit<Draft, 'records'>): void {
      const draft: Draft = { records: records.map(toRemembered), ...rest }
      sessionStorage.setItem(key, JSON.stringify(draft))
    },
    drop: () => sessionStorage.removeItem(key),
  }
}

const toRemembered = ({ kind, slug, after, text, ...rest }: CheckedRecord): Remembered => ({
  kind,
  set: after,
  ...(text && { text }),
  ...('id' in rest ? { id: rest.id } : { slug }),
})

function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return draft?.records ? draft : undefined
  } catch {
    return undefined
  }
}
