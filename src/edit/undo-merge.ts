import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import { isSame } from './between/same.ts'
import { standardOrder } from './between/standard-order.ts'
import { EditError } from './edit.ts'
import { withEdits } from './with-edits.ts'
import type { FileChange } from './file-change.ts'
import { mergeEntries } from './merge3.ts'
import { type RecordSchemas, kindOf, slugOf } from './record-schemas.ts'
import { type Target, findReferences, replaceReferences } from './references.ts'

/** A record as it was or is. */
interface Written {
  readonly file: string
  readonly text: string
  readonly value: RawObject
}

/** Records by their ids. */
type Records = ReadonlyMap<string, Written>

export interface Merge {
  /** The record that was merged into another, as it was. */
  readonly target: Target
  /** The id of the other. */
  readonly into: string
  readonly before: Records
  readonly merged: Records
  readonly now: Records
  /** Today, as YYYY-MM-DD. */
  readonly date: string
  readonly schemas: RecordSchemas
}

export interface UndoneMerge {
  readonly changes: readonly FileChange[]
  /** Fields edited since the merge, with their files. They keep their values. */
  readonly kept: readonly { readonly file: string; readonly field: string }[]
}

/**
 * Takes a merge back: the record as it was, and of the other one, and of records that referred to it, what is still as the merge wrote it.
 * References in what comes back have the names of today.
 */
export function undoMerge({
  target,
  into,
  before,
  merged,
  now,
  date,
  schemas,
}: Merge): UndoneMerge {
  const kept: { file: string; field: string }[] = []
  const changes: FileChange[] = []
  const gone = before.get(target.id)!
  changes.push({ file: gone.file, after: dated(ofToday(gone, before).text, date) })
  const merges = [
    'private',
    'public',
    'confidential',
    ...fieldsOf(gone),
    ...fieldsOf(gone, 'private'),
  ]
  for (const [id, was] of before) {
    const [then, own] = [merged.get(id), now.get(id)]
    if (!then || !own || was.text === then.text) continue
    const fields = new Set([
      ...findReferences(was, target, schemas).map(({ path }) => path[0] as string),
      ...(id === into ? [...merges, ...fieldsOf(was, 'private')] : []),
    ])
    if (fields.size === 0) continue
    const back = takenBack({ was: ofToday(was, before), then: ofToday(then, merged), own, fields })
    for (const field of back.kept) kept.push({ file: own.file, field })
    const after = dated(back.text, date)
    if (back.text !== own.text) changes.push({ file: own.file, before: own.text, after })
  }
  return { changes, kept }

  /** A record as it was, with the names that records have today. */
  function ofToday(one: Written, others: Records): Written {
    let { text } = one
    for (const [id, { file }] of others) {
      const slug = slugOf(now.get(id)?.file ?? file)
      if (slug === slugOf(file)) continue
      const renamed = { kind: kindOf(file)!, file, id }
      const found = findReferences({ file: one.file, text }, renamed, schemas)
      const nameOf = ({ written }: { readonly written: string }) =>
        renamed.kind === 'taxonomy'
          ? slug + written.slice(slugOf(file).length)
          : written.toLowerCase() === id
            ? written
            : slug
      if (found.length > 0) text = replaceReferences(text, found, nameOf)
    }
    return text === one.text ? one : { ...one, text, value: parseYaml('', text).value as RawObject }
  }
}

/** The names of the fields of a record, or of those in one of them. */
const fieldsOf = ({ value }: Written, field?: string): readonly string[] => {
  const object = field === undefined ? value : value[field]
  return isRawObject(object) ? Object.keys(object) : []
}

interface Versions {
  readonly was: Written
  readonly then: Written
  readonly own: Written
  /** The fields that the merge can have changed. */
  readonly fields: ReadonlySet<string>
}

/** The text of a record with the fields of before that are still as the merge wrote them; lists entry by entry. */
function takenBack({ was, then, own, fields }: Versions) {
  const value: Record<string, Raw> = { ...own.value }
  const kept: string[] = []
  const changed = [...new Set([...Object.keys(was.value), ...Object.keys(then.value)])].filter(
    (field) => !isEqual(was.value[field], then.value[field]),
  )
  const ours = changed.filter((field) => fields.has(field))
  for (const field of ours) {
    const [before, after, here] = [was.value[field], then.value[field], own.value[field]]
    const next = isEqual(after, here) ? before : withoutEntries(before, after, here)
    if (next === undefined && !isEqual(after, here)) kept.push(field)
    else if (next === undefined || (Array.isArray(next) && next.length === 0)) delete value[field]
    else value[field] = next
  }
  // The text of before has its comments, too.
  if (own.text === then.text && ours.length === changed.length) return { text: was.text, kept }
  const result = withEdits(own.text, value, { orderAt: standardOrder(kindOf(own.file)!) })
  if ('refusal' in result) throw new EditError(`${own.file}: ${result.refusal}`)
  return { text: result.text, kept }
}

/** Takes the changes of a merge out of a list that was edited later; undefined if the value is no list. */
function withoutEntries(before: Raw = [], after: Raw = [], here: Raw = []): Raw | undefined {
  if (![before, after, here].every(Array.isArray)) return undefined
  return mergeEntries({
    base: (after as readonly Raw[]).map(keyOf),
    ours: here as readonly Raw[],
    theirs: (before as readonly Raw[]).map((entry) => ({ was: entry, now: entry })),
    keyOf,
  })
}

const keyOf = (entry: Raw): string => JSON.stringify(entry)
const isEqual = (a: Raw | undefined, b: Raw | undefined): boolean =>
  a === undefined || b === undefined ? a === b : isSame(a, b)

/** A record that says itself when it last changed says this day. */
const dated = (text: string, date: string): string =>
  text.replace(/^(last_modified: *)\S+/m, `$1${date}T00:00:00Z`)
