import type { EntityName } from '../../hsds/entities.ts'
import { memoise } from '../../text/memoise.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { groupBy } from '../group-by.ts'
import type { WrittenObject } from '../walk.ts'
import type { RecordContext } from './rule.ts'
import { DAY_FIELDS } from './schedules/schedule-without-day.ts'

/** Neighbours in a list that look like one entry with a dash before some of its fields. */
export interface SplitEntry {
  readonly entries: readonly WrittenObject[]
  /** The first field of every entry but the first, each once: where the dashes too many are. */
  readonly starts: readonly string[]
  /** One of the entries says nothing by itself. If not, each could be an entry of its own. */
  readonly isCertain: boolean
}

interface Entry {
  readonly object: WrittenObject
  readonly fields: readonly string[]
}

/** The split entries of a record, in the order of the record. */
export const splitEntriesOf = memoise(
  ({ objects, settings }: RecordContext): readonly SplitEntry[] =>
    [...listsIn(objects, settings).values()].flatMap((list) => {
      const entries = list.map((object) => ({ object, fields: fieldsOf(object, settings) }))
      const certain = runsOf(entries).filter((run) => run.length > 1 && run.some(isFragment))
      if (certain.length > 0) return certain.map((run) => toSplit(run, true))
      return areAllParts(entries.map(({ fields }) => fields)) ? [toSplit(entries, false)] : []
    }),
)

const toSplit = (entries: readonly Entry[], isCertain: boolean): SplitEntry => {
  const starts = entries.map(({ fields }) => fields[0]!)
  const others = new Set(starts.slice(1))
  if (!isCertain) others.delete(starts[0]!)
  return { entries: entries.map(({ object }) => object), starts: [...others], isCertain }
}

/** No list has a second entry. */
const NO_LISTS: ReadonlyMap<string, readonly WrittenObject[]> = new Map()

/** The lists of a record with two entries or more. An entry with one field is usual in `service_areas`. */
function listsIn(objects: readonly WrittenObject[], { private_fields }: Settings) {
  // A private field may have been removed from an entry.
  const cut = new Set(private_fields.map((name) => name.split('.')[0]))
  const entries = objects.filter(
    ({ entity, path }) =>
      typeof path.at(-1) === 'number' && entity !== 'service_area' && !cut.has(entity),
  )
  if (!entries.some(({ path }) => path.at(-1) !== 0)) return NO_LISTS
  return groupBy(entries, ({ path }) => path.slice(0, -1).join('/'))
}

/** The fields of an entry that are written, besides an id and what directory.yaml fills in. */
function fieldsOf({ entity, value }: WrittenObject, { defaults }: Settings): readonly string[] {
  const filled = defaults[entity] ?? {}
  const names = Object.keys(value).filter((name) => name !== 'id')
  const written = names.filter(
    (name) => (value as Readonly<Record<string, unknown>>)[name] !== filled[name],
  )
  return written.length > 0 ? written : names
}

/** Splits a list before every entry that repeats a field of its run. */
function runsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const runs: Entry[][] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    const repeats = entry.fields.some((name) => seen.has(name))
    if (repeats) seen.clear()
    if (repeats || runs.length === 0) runs.push([])
    runs.at(-1)!.push(entry)
    for (const name of entry.fields) seen.add(name)
  }
  return runs
}

/** The fields of which an entry has at least one, if it is to say anything by itself. */
const TELLING: { readonly [E in EntityName]?: readonly string[] } = {
  schedule: [...DAY_FIELDS, 'extensions'],
  cost_option: ['option', 'amount', 'amount_description', 'extensions'],
}

const isFragment = ({ object, fields }: Entry): boolean =>
  TELLING[object.entity]?.every((name) => !fields.includes(name)) === true

/**
 * Whether entries of one field each are parts of larger entries that all start with the same field: `option, amount,
 * option, amount`. `name, name, email` could be split in two ways, and `name, name` are two entries.
 */
function areAllParts(entries: readonly (readonly string[])[]): boolean {
  if (entries.some((fields) => fields.length !== 1)) return false
  const whole: string[][] = []
  for (const [field = ''] of entries) {
    if (field === entries[0]![0]) whole.push([])
    whole.at(-1)!.push(field)
  }
  return whole.every((names) => names.length > 1 && new Set(names).size === names.length)
}
