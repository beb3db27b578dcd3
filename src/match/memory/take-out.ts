import type { FileChange } from '../../edit/file-change.ts'
import { type RecordSchemas, kindOf, slugOf } from '../../edit/record-schemas.ts'
import { referencesIn } from '../../edit/references.ts'
import { addToRemoved } from '../../edit/removed-list.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { REMOVED_FILE } from '../../record/schema/removed.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { flatten } from './merge-record.ts'
import { type Remembered, isRemembered } from './remembered.ts'

/** A record that a source has brought, as it is here now. */
export interface Brought {
  readonly id: string
  readonly file: string
  readonly value: RawObject
  readonly line: Remembered
}

export interface TakeOutOptions {
  /** The ids that are published from a file. */
  readonly publishedIn: (
    file: string,
  ) => readonly { readonly id: string; readonly kind: EntityName }[]
  /** Today, as YYYY-MM-DD. */
  readonly date: string
  readonly reason: string
  readonly schemas: RecordSchemas
}

export interface TakenOut {
  readonly taken: readonly Brought[]
  /** The files of records that somebody has changed. */
  readonly changed: readonly string[]
  /** Files that others refer to, each with one that does. */
  readonly needed: ReadonlyMap<string, string>
  readonly changes: readonly FileChange[]
}

/**
 * Takes out what a source has brought and nobody has changed since. What a record that stays refers to stays, too, and
 * removed.yaml lists the published ids.
 */
export function takeOut(
  sources: readonly { readonly file: string; readonly text: string }[],
  brought: readonly Brought[],
  { publishedIn, date, reason, schemas }: TakeOutOptions,
): TakenOut {
  const [same, changed] = [true, false].map((isSame) =>
    brought.filter(({ value, line }) => isAsBrought(value, line) === isSame),
  ) as [Brought[], Brought[]]
  const candidates = new Map(same.map((one) => [one.file, one]))
  const filesOf = namesIn(same)
  const needed = new Map<string, string>()
  const staying = sources.filter(({ file }) => kindOf(file) && !candidates.has(file))
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  for (const source of staying)
    for (const { refers, written } of referencesIn(source, schemas))
      for (const file of filesOf.get(`${refers} ${written.toLowerCase()}`) ?? []) {
        if (!candidates.delete(file)) continue
        needed.set(file, source.file)
        staying.push({ file, text: texts.get(file) ?? '' })
      }
  const taken = [...candidates.values()]
  return {
    ...{ taken, needed },
    changed: changed.map(({ file }) => file),
    changes: [
      ...taken.map(({ file }): FileChange => ({ file, before: texts.get(file) ?? '' })),
      ...removedChange(),
    ],
  }

  function removedChange(): FileChange[] {
    const entries = taken.flatMap(({ id: own, file }) =>
      publishedIn(file).map(({ id, kind }) => ({
        ...{ id, kind, date, reason },
        slug: id === own ? slugOf(file) : undefined,
      })),
    )
    if (entries.length === 0) return []
    const before = texts.get(REMOVED_FILE)
    const after = addToRemoved(before, 'removed', entries)
    return [{ file: REMOVED_FILE, ...(before !== undefined && { before }), after }]
  }
}

/** Whether each field is the one that the source brought, and none was added. */
const isAsBrought = (value: RawObject, { fields }: Remembered): boolean =>
  [...new Set([...Object.keys(value), ...Object.keys(fields)])].every(
    (field) => field === 'id' || isRemembered(fields[field], value[field]),
  )

/** The files of records by what references call them, such as `location town-hall`. */
function namesIn(records: readonly Brought[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  const add = (name: string, file: string) => names.set(name, [...(names.get(name) ?? []), file])
  for (const { id, file, value } of records) {
    const kind = kindOf(file)
    for (const name of [slugOf(file), id]) add(`${kind} ${name}`, file)
    for (const term of kind === 'taxonomy' ? flatten(value.terms) : []) {
      const slug = String(term.slug)
      for (const name of [slug, `${slugOf(file)}/${slug}`, String(term.id)])
        add(`term ${name}`, file)
    }
  }
  return names
}
