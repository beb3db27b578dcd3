import { type Base, type TheirEntry, merge3, mergeEntries } from '../../edit/merge3.ts'
import { digestOf } from './digest.ts'
import {
  type Digests,
  type FieldDigest,
  type Remembered,
  digestOfField,
  isRemembered,
} from './remembered.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { shortened } from './short-phones.ts'

/** A field that an editor and the source changed. Ours stays. */
export interface Conflict {
  readonly field: string
  readonly ours: Raw | undefined
  readonly theirs: Raw | undefined
}

export interface Merged {
  value: RawObject
  /** The fields that came from the source. */
  readonly taken: readonly string[]
  readonly conflicts: readonly Conflict[]
  /** What the next import begins from. */
  readonly next: Pick<Remembered, 'fields' | 'keep' | 'open'>
}

/** A record of the source: `value` with the slugs of today, `was` with those of its import. */
export interface Theirs {
  readonly value: RawObject
  readonly was: RawObject
  /** The entries of a list in both forms; undefined for a field that is none. */
  readonly entriesOf: (field: string) => readonly TheirEntry[] | undefined
}

/**
 * Merges one record field by field, and lists entry by entry. Blank and missing are the same. A conflict stands until ours says
 * the same, the source goes back, or an editor decides (a `keep` without a digest is about what it says now). Of a merged
 * record, and of one that is only read in another way, it is told once, and what the source says becomes the base.
 */
export function mergeRecord(
  before: Pick<Remembered, 'fields' | 'keep'>,
  ours: RawObject,
  theirs: Theirs,
  is: 'open' | 'merged' | 'reading' = 'open',
): Merged {
  const value: Record<string, Raw> = { ...ours }
  const taken: string[] = []
  const conflicts: Conflict[] = []
  const fields: Record<string, FieldDigest> = {}
  const keep: Record<string, string> = {}
  const open: Record<string, string> = {}
  const take = (field: string, next: Raw | undefined) => {
    if (next === undefined) delete value[field]
    else value[field] = next
    taken.push(field)
  }
  const named = [before.fields, theirs.was, before.keep ?? {}].flatMap(Object.keys)
  const pending: Pending[] = []
  for (const field of new Set(named)) {
    if (field === 'id') continue
    const digest = before.fields[field]
    const was = valueIn(theirs.was, field)
    const kept = before.keep?.[field]
    const isKept = kept !== undefined && ['', digestOf(was ?? '')].includes(kept)
    if (isKept) keep[field] = digestOf(was ?? '')
    if (isRemembered(digest, was)) {
      if (digest !== undefined)
        fields[field] = typeof digest === 'string' ? digestOfField(field, was!) : digest
      continue
    }
    const sides = { ours: valueIn(ours, field), theirs: valueIn(theirs.value, field) }
    // Names of other records changed here since; the source is compared with the names that it began with.
    const base: Base<Raw | undefined> = {
      equals: (one) => isRemembered(digest, one === sides.theirs ? was : one),
    }
    const side = merge3(base, sides, isSameValue)
    const list = side === 'both' ? mergedList(field, { digest, ...sides, theirs }) : undefined
    pending.push({ field, digest, was, isKept, sides, side, list })
  }
  const isOnce = is !== 'open'
  const held = is === 'reading' ? heldIn(pending) : NONE
  for (const { field, digest, was, isKept, sides, list, side: own } of pending) {
    const side = held.has(field) ? 'both' : own
    if (side === 'theirs') take(field, sides.theirs)
    if (list && !isSameValue(list, sides.ours)) take(field, list.length > 0 ? list : undefined)
    if (side !== 'both' || list || isOnce) {
      if (was !== undefined) fields[field] = digestOfField(field, was)
      if (side === 'both' && !list)
        conflicts.push({ field, ours: ours[field], theirs: theirs.value[field] })
      continue
    }
    if (digest !== undefined) fields[field] = digest
    if (!isKept) {
      open[field] = digestOf(was ?? '')
      conflicts.push({ field, ours: ours[field], theirs: theirs.value[field] })
    }
  }
  return {
    value,
    taken,
    conflicts,
    next: { fields, ...marked('keep', keep), ...marked('open', open) },
  }
}

interface Pending {
  readonly field: string
  readonly digest: FieldDigest | undefined
  readonly was: Raw | undefined
  readonly isKept: boolean
  readonly sides: { readonly ours: Raw | undefined; readonly theirs: Raw | undefined }
  readonly side: ReturnType<typeof merge3>
  readonly list: readonly Raw[] | undefined
}

/** Fields in which one thing is data or words, as the program reads it. */
const TWINS: readonly (readonly string[])[] = [
  ['fees_description', 'cost_options'],
  ['hours', 'schedules'],
  ['eligibility_description', 'minimum_age', 'maximum_age'],
  ['description', 'addresses'],
]
const NONE: ReadonlySet<string> = new Set()

/** What would come beside the words that an editor gave the same thing. */
function heldIn(pending: readonly Pending[]): ReadonlySet<string> {
  const isEdited = (field: string) =>
    pending.some((one) => one.field === field && one.side === 'both' && !one.list)
  return new Set(
    TWINS.filter((twins) => twins.some(isEdited)).flatMap((twins) =>
      pending.flatMap(({ field, side }) =>
        twins.includes(field) && side === 'theirs' ? [field] : [],
      ),
    ),
  )
}

const marked = (name: 'keep' | 'open', digests: Digests) =>
  Object.keys(digests).length > 0 ? { [name]: digests } : {}

interface BothLists {
  readonly digest: FieldDigest | undefined
  readonly ours: Raw | undefined
  readonly theirs: Theirs
}

/** A list with the changes of both sides; undefined where they changed one entry, or where the value is no list. */
function mergedList(
  field: string,
  { digest, ours, theirs }: BothLists,
): readonly Raw[] | undefined {
  if (field === 'terms') return mergeTerms(ours, theirs.value.terms)
  const list = theirs.entriesOf(field)
  if (typeof digest === 'string' || !list || !Array.isArray(ours ?? [])) return undefined
  return mergeEntries({
    base: digest ?? [],
    ours: (ours ?? []) as readonly Raw[],
    theirs: list,
    keyOf: digestOf,
  })
}

const valueIn = (record: RawObject, field: string): Raw | undefined => {
  const value = record[field]
  return value === undefined || value === null || value === '' ? undefined : shortened(field, value)
}

const isSameValue = (a: Raw | undefined, b: Raw | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && digestOf(a) === digestOf(b))

type Term = RawObject

/** Adds terms of the source that ours lacks, each below its parent. Terms that we have stay as they are. */
export function mergeTerms(ours: Raw | undefined, theirs: Raw | undefined): readonly Raw[] {
  const known = new Set(
    [...flatten(ours)].map(({ id, slug }) => `${String(id ?? '')} ${String(slug)}`),
  )
  const has = ({ id, slug }: Term) =>
    [...known].some((one) => one.startsWith(`${String(id)} `) || one.endsWith(` ${String(slug)}`))
  const add = (own: Raw | undefined, others: Raw | undefined): readonly Raw[] => {
    const list = listOf(own)
    const merged = list.map((term) => {
      const twin = listOf(others).find(({ id, slug }) => id === term.id || slug === term.slug)
      const terms = add(term.terms, twin?.terms)
      return terms.length > 0 ? { ...term, terms } : term
    })
    const fresh = listOf(others).filter((term) => !has(term))
    return [...merged, ...fresh]
  }
  return add(ours, theirs)
}

const listOf = (terms: Raw | undefined): readonly Term[] =>
  Array.isArray(terms) ? (terms as readonly Term[]) : []

/** Terms of a taxonomy with those below them; what is no term is left out. */
export function* flatten(terms: Raw | undefined): Generator<Term> {
  for (const term of listOf(terms)) {
    if (!isRawObject(term)) continue
    yield term
    yield* flatten(term.terms)
  }
}
