import { withEdits } from '../../edit/with-edits.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { digestOf } from '../../match/memory/digest.ts'
import { type Remembered, digestsOf, isOnlyRefused } from '../../match/memory/remembered.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import type { MadeRecord } from '../convert/convert.ts'
import { type Draft, type DraftRecord, toRaw } from '../convert/draft.ts'
import { standardOrder } from '../../edit/between/standard-order.ts'
import { recordText } from '../../edit/record-text.ts'
import { fileOf } from '../../record/schema/written.ts'
import type { ContentIndex, Existing } from './content-index.ts'
import { type Conflict, type Theirs, mergeRecord } from '../../match/memory/merge-record.ts'
import { termsNamedIn, withNamedTerms } from '../../match/memory/kept-terms.ts'
import { shortened, withShortPhones } from '../../match/memory/short-phones.ts'

/** What an import does to one record. */
export type Outcome =
  | { readonly is: 'new' | 'unchanged' | 'not-wanted' | 'merged'; readonly file: string }
  /** Its source has it no longer; or with its new mapping it has not, and the record was taken out. */
  | { readonly is: 'gone' | 'replaced'; readonly file: string }
  | { readonly is: 'updated'; readonly file: string; readonly fields: readonly string[] }
  /** It began in this directory, or another source brought it first. */
  | { readonly is: 'ours'; readonly file: string; readonly owner?: string }
  /** The text of the file could not be edited. */
  | { readonly is: 'refused'; readonly file: string; readonly why: string }

/**
 * Why ours stays. `open` stands until an editor decides; the others are told once: a record that was merged into this one says
 * something else, or the program reads the source in another way than before.
 */
export interface RecordConflict extends Conflict {
  readonly file: string
  readonly is: 'open' | 'merged' | 'reading'
}

/** A change of a file, with the ids of the records of the source that it comes from. */
export interface PlannedChange extends FileChange {
  readonly ids: readonly string[]
}

export interface Plan {
  readonly changes: readonly PlannedChange[]
  readonly outcomes: readonly Outcome[]
  readonly conflicts: readonly RecordConflict[]
  /** Files of records that were removed here and that the source has changed since. */
  readonly corrected: readonly string[]
  /** Files of taxonomies that keep terms which the source has dropped, because a record names them. */
  readonly keptTerms: readonly string[]
  /** The ids of records that were taken out with their source and come again. */
  readonly revived: readonly string[]
  /** True when a record was refused that was not refused last time. */
  readonly hasNewRefusal?: boolean
  /** What the source brought, for the next import. */
  readonly imported: ReadonlyMap<string, Remembered>
  /** By id, what a record says here and what its source says. Undefined where the record is not here, or not of this source. */
  readonly sides: ReadonlyMap<string, Sides | undefined>
}

export interface Sides {
  readonly ours: RawObject
  readonly theirs: RawObject
  /** The fields about which an editor has decided. */
  readonly keep?: Remembered['keep']
}

export interface PlanOptions {
  readonly imported: ReadonlyMap<string, Remembered>
  /** The source that brought a record first, of the other sources. */
  readonly ownerOf: (id: string) => string | undefined
  /** True when the source was read to its end. Only then can a record be gone. */
  readonly isComplete: boolean
  /** True when the program, or the mapping, reads the source in another way than last time. */
  readonly isNewReading: boolean
}

/** Decides what happens to each record. Nothing is deleted, and what an editor changed, removed or renamed stays so. */
export function planImport(
  records: readonly MadeRecord[],
  { records: existing, known }: ContentIndex,
  { imported, ownerOf, isComplete, isNewReading }: PlanOptions,
): Plan {
  const changes = new Map<string, PlannedChange>()
  // Several records of a source may be one here, so each begins from what the one before has left.
  const changed = new Map<string, Existing>()
  const outcomes: Outcome[] = []
  const conflicts: RecordConflict[] = []
  const corrected: string[] = []
  const revived: string[] = []
  const next = new Map<string, Remembered>(imported)
  const seen = new Set<string>()
  const notes: string[] = []
  const sides = new Map<string, Sides | undefined>()
  let named: ReadonlySet<string> | undefined
  for (const { kind, id, name, key, value: made } of records) {
    seen.add(id)
    const line = imported.get(id)
    const before = line?.isUndone ? undefined : line
    const at = before?.into === undefined ? id : (known.replacedBy(id) ?? before.into)
    const found = existing.get(at)
    const ours = found && (changed.get(found.file) ?? found)
    const was = withShortPhones(toRaw(made, 'was') as RawObject)
    if (!before && ours) {
      const owner = ownerOf(id)
      outcomes.push({ is: 'ours', file: ours.file, ...(owner !== undefined && { owner }) })
      sides.set(id, undefined)
      continue
    }
    if (before && !ours && !isOnlyRefused(before)) {
      const file = fileOf(kind, before.slug)
      const removed = digestOf(was)
      if (before.removed !== undefined && before.removed !== removed) corrected.push(file)
      next.set(id, removedOf(before, removed))
      outcomes.push({ is: 'not-wanted', file })
      sides.set(id, undefined)
      continue
    }
    const value = withShortPhones(settled(made))
    const fresh: Remembered = {
      ...{ kind, slug: before?.slug ?? name.was, fields: {} },
      ...(key !== undefined && { key }),
    }
    if (!before || !ours) {
      const file = fileOf(kind, name.now)
      next.set(id, { ...fresh, fields: digestsOf(was) })
      changes.set(file, { ids: [id], file, after: recordText(value) })
      outcomes.push({ is: 'new', file })
      if (line?.isUndone) revived.push(id)
      continue
    }
    const isMerged = before.into !== undefined
    const is = isMerged ? 'merged' : isNewReading ? 'reading' : 'open'
    const entriesOf = (field: string) => entriesIn(made, field)
    const merged = mergeRecord(before, ours.value, { value, was, entriesOf }, is)
    next.set(id, { ...fresh, ...merged.next, ...(isMerged && { into: before.into }) })
    if (kind === 'taxonomy' && merged.taken.includes('terms')) {
      named ??= termsOfOthers(existing, records)
      const isNamed = (slug: string) => named!.has(slug) || named!.has(`${ours.slug}/${slug}`)
      const terms = withNamedTerms(merged.value.terms, ours.value.terms, isNamed)
      if (terms) {
        merged.value = { ...merged.value, terms }
        notes.push(ours.file)
      }
    }
    sides.set(id, { ours: merged.value, theirs: value, keep: merged.next.keep })
    for (const conflict of merged.conflicts) conflicts.push({ ...conflict, file: ours.file, is })
    if (merged.taken.length === 0) {
      outcomes.push({ is: isMerged ? 'merged' : 'unchanged', file: ours.file })
      continue
    }
    const result = withEdits(ours.text, merged.value, { orderAt: standardOrder(kind) })
    if ('refusal' in result) {
      next.set(id, { ...before, isRefused: true })
      outcomes.push({ is: 'refused', file: ours.file, why: result.refusal })
      continue
    }
    const after = result.text
    const ids = [...(changes.get(ours.file)?.ids ?? []), id]
    changes.set(ours.file, { ids, file: ours.file, before: found!.text, after })
    changed.set(ours.file, { ...ours, text: after, value: merged.value })
    outcomes.push({ is: 'updated', file: ours.file, fields: merged.taken })
  }
  if (isComplete)
    for (const [id, one] of imported)
      if (!seen.has(id)) {
        const ours = existing.get(id)
        const isHere = one.into !== undefined && existing.has(known.replacedBy(id) ?? one.into)
        if (ours) outcomes.push({ is: 'gone', file: ours.file })
        // What came of it is in another record, and still from here.
        else if (isHere) continue
        else if (isOnlyRefused(one)) next.delete(id)
        else if (!one.isUndone) next.set(id, removedOf(one, one.removed))
      }
  return {
    ...{ changes: [...changes.values()], outcomes, conflicts, corrected, revived },
    ...{ imported: next, keptTerms: notes, sides },
  }
}

/** The memory of a record that is not here. A short value can be guessed from its digest, so only one of the whole stays. */
const removedOf = ({ kind, slug, into }: Remembered, removed: string | undefined): Remembered => ({
  ...{ kind, slug, fields: {} },
  ...(into !== undefined && { into }),
  ...(removed !== undefined && { removed }),
})

/** The entries of a list as the source has them, each as it was at its first import and as it is written now. */
function entriesIn(made: DraftRecord, field: string): ReturnType<Theirs['entriesOf']> {
  const list = made[field]
  if (list !== undefined && !Array.isArray(list)) return undefined
  const formOf = (item: Draft, form?: 'was') =>
    (shortened(field, [toRaw(item, form)]) as readonly Raw[])[0]!
  return (list ?? []).flatMap((item) => {
    const [was, now] = [formOf(item, 'was'), formOf(item)]
    return was === '' ? [] : now === '' ? [{ was }] : [{ was, now }]
  })
}

/** The terms that records name which this source does not bring. */
const termsOfOthers = (
  existing: ReadonlyMap<string, { readonly value: RawObject }>,
  records: readonly MadeRecord[],
): ReadonlySet<string> => {
  const ids = new Set(records.map(({ id }) => id))
  return new Set(
    [...existing].flatMap(([id, { value }]) => (ids.has(id) ? [] : [...termsNamedIn(value)])),
  )
}

/** The record as it is written: names of one record, given twice after a merge, once. */
function settled(made: DraftRecord): RawObject {
  const value = toRaw(made) as Record<string, Raw>
  for (const field of ['taxonomy_terms', 'locations']) {
    const list = value[field]
    if (!Array.isArray(list)) continue
    const seen = new Set<string>()
    const once = (list as Raw[]).filter((item) => {
      const key = typeof item === 'string' ? item : JSON.stringify(item)
      return !seen.has(key) && seen.add(key)
    })
    value[field] = once
  }
  return value
}
