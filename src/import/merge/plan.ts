import { editsBetween } from '../../edit/edits-between.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { applySplices } from '../../edit/splice.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import type { MadeRecord } from '../convert/convert.ts'
import type { LeftOut } from '../judge/judge-records.ts'
import { type DraftRecord, toRaw } from '../convert/draft.ts'
import { fileOf, orderOf, recordText } from '../judge/record-text.ts'
import type { ContentIndex } from './content-index.ts'
import { type Conflict, baseOf, mergeRecord } from './merge-record.ts'
import { termsNamedIn, withNamedTerms } from './kept-terms.ts'
import { withShortPhones } from './short-phones.ts'
import { type Imported, isOnlyRefused } from './source-file.ts'

/** What an import does to one record. */
export type Outcome =
  | { readonly is: 'new' | 'unchanged' | 'gone' | 'not-wanted'; readonly file: string }
  | { readonly is: 'updated'; readonly file: string; readonly fields: readonly string[] }
  /** It began in this directory, or another source brought it first. */
  | { readonly is: 'ours'; readonly file: string; readonly owner?: string }
  /** The text of the file could not be edited. */
  | { readonly is: 'refused'; readonly file: string; readonly why: string }

export interface RecordConflict extends Conflict {
  readonly file: string
}

/** A change to the record of an id. */
export interface PlannedChange extends FileChange {
  readonly id: string
}

export interface Plan {
  readonly changes: readonly PlannedChange[]
  readonly outcomes: readonly Outcome[]
  readonly conflicts: readonly RecordConflict[]
  /** Files of taxonomies that keep terms which the source has dropped, because a record names them. */
  readonly keptTerms: readonly string[]
  /** True when a record was refused that was not refused last time. */
  readonly hasNewRefusal?: boolean
  /** What the source brought, for the next import. */
  readonly imported: ReadonlyMap<string, Imported>
}

export interface PlanOptions {
  readonly imported: ReadonlyMap<string, Imported>
  /** The source that brought a record first, of the other sources. */
  readonly ownerOf: (id: string) => string | undefined
  /** Whether the source was read to its end. Only then can a record be gone. */
  readonly isComplete: boolean
}

/** Decides what happens to each record. Nothing is deleted, and what an editor changed, removed or renamed stays so. */
export function planImport(
  records: readonly MadeRecord[],
  { records: existing }: ContentIndex,
  { imported, ownerOf, isComplete }: PlanOptions,
): Plan {
  const changes: PlannedChange[] = []
  const outcomes: Outcome[] = []
  const conflicts: RecordConflict[] = []
  const next = new Map<string, Imported>(imported)
  const seen = new Set<string>()
  const notes: string[] = []
  let named: ReadonlySet<string> | undefined
  for (const { kind, id, name, value: made } of records) {
    seen.add(id)
    const before = imported.get(id)
    const ours = existing.get(id)
    const value = withShortPhones(settled(made))
    const was = withShortPhones(toRaw(made, 'was') as RawObject)
    if (!before && ours) {
      const owner = ownerOf(id)
      outcomes.push({ is: 'ours', file: ours.file, ...(owner !== undefined && { owner }) })
      continue
    }
    if (before && !ours && !isOnlyRefused(before)) {
      next.set(id, { ...before, base: {} })
      outcomes.push({ is: 'not-wanted', file: fileOf(kind, before.slug) })
      continue
    }
    next.set(id, { kind, slug: before?.slug ?? name.was, base: baseOf(was) })
    if (!before || !ours) {
      const file = fileOf(kind, name.now)
      changes.push({ id, file, after: recordText(value) })
      outcomes.push({ is: 'new', file })
      continue
    }
    const merged = mergeRecord(before.base, ours.value, { value, was })
    if (kind === 'taxonomy' && merged.taken.includes('terms')) {
      named ??= termsOfOthers(existing, records)
      const isNamed = (slug: string) => named!.has(slug) || named!.has(`${ours.slug}/${slug}`)
      const terms = withNamedTerms(merged.value.terms, ours.value.terms, isNamed)
      if (terms) {
        merged.value = { ...merged.value, terms }
        notes.push(ours.file)
      }
    }
    for (const conflict of merged.conflicts) conflicts.push({ ...conflict, file: ours.file })
    if (merged.taken.length === 0) {
      outcomes.push({ is: 'unchanged', file: ours.file })
      continue
    }
    const result = editsBetween(ours.text, merged.value, { orderAt: orderOf(kind) })
    if ('refusal' in result) {
      next.set(id, refused(before, before))
      outcomes.push({ is: 'refused', file: ours.file, why: result.refusal })
      continue
    }
    changes.push({
      id,
      file: ours.file,
      before: ours.text,
      after: applySplices(ours.text, result.edits),
    })
    outcomes.push({ is: 'updated', file: ours.file, fields: merged.taken })
  }
  if (isComplete)
    for (const [id, { kind, slug, base }] of imported)
      if (!seen.has(id)) {
        const ours = existing.get(id)
        if (ours) outcomes.push({ is: 'gone', file: ours.file })
        else if (isOnlyRefused({ base })) next.delete(id)
        else next.set(id, { kind, slug, base: {} })
      }
  return { changes, outcomes, conflicts, imported: next, keptTerms: notes }
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

export interface Refusals {
  /** The memory before this run. */
  readonly before: ReadonlyMap<string, Imported>
  /** Records that the check refuses as a whole. */
  readonly leftOut: ReadonlyMap<string, LeftOut>
}

/** A record that was refused is remembered as such, so that only the first refusal is news. */
const refused = (before: Imported | undefined, next: Imported): Imported =>
  before
    ? { ...before, base: { ...before.base, refused: '00000000' } }
    : { ...next, base: { refused: '00000000' } }

/** The plan without the changes of some files, as if the source had not said them: the next import offers them again. */
export function withoutFiles(
  { changes, outcomes, imported, ...plan }: Plan,
  files: ReadonlyMap<string, string>,
  { before, leftOut }: Refusals,
): Plan {
  const next = new Map(imported)
  for (const { id, file } of changes) {
    if (!files.has(file)) continue
    next.set(id, refused(before.get(id), imported.get(id)!))
  }
  for (const [id, { record }] of leftOut)
    next.set(id, refused(before.get(id), { kind: record.kind, slug: record.name.was, base: {} }))
  return {
    ...plan,
    changes: changes.filter(({ file }) => !files.has(file)),
    outcomes: [
      ...outcomes.map((outcome): Outcome => {
        const why = files.get(outcome.file)
        return why === undefined ? outcome : { is: 'refused', file: outcome.file, why }
      }),
      ...[...leftOut.values()].map(({ record: { kind, name }, why }): Outcome => ({
        is: 'refused',
        file: fileOf(kind, name.was),
        why,
      })),
    ],
    hasNewRefusal: [...next].some(
      ([id, { base }]) => 'refused' in base && !('refused' in (before.get(id)?.base ?? {})),
    ),
    imported: next,
  }
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
