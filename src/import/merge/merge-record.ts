import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import { digestOf } from './digest.ts'
import { shortened } from './short-phones.ts'

/** Digests of the fields that the source brought last. */
export type Base = Readonly<Record<string, string>>

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
}

/** A record of the source: `value` with the slugs of today, `was` with those of its import. */
export interface Theirs {
  readonly value: RawObject
  readonly was: RawObject
}

/*
 *   base → theirs     base → ours      result
 *   the same          any              ours
 *   changed           the same         theirs; a field that went is deleted
 *   changed           changed          ours, and a conflict unless both say the same
 */

/** Merges one record field by field. Blank and missing are the same. */
export function mergeRecord(base: Base, ours: RawObject, theirs: Theirs): Merged {
  const value: Record<string, Raw> = { ...ours }
  const taken: string[] = []
  const conflicts: Conflict[] = []
  const fields = new Set([...Object.keys(base), ...Object.keys(theirs.was)])
  for (const field of fields) {
    if (field === 'id') continue
    const before = base[field]
    if (before === digestIn(theirs.was, field)) continue
    const own = digestIn(ours, field)
    const next = digestIn(theirs.value, field)
    if (own === next) continue
    if (own !== before) {
      if (field === 'terms') {
        const terms = mergeTerms(ours.terms, theirs.value.terms)
        if (digestOf(terms) !== own) {
          value.terms = terms
          taken.push(field)
        }
        continue
      }
      conflicts.push({ field, ours: ours[field], theirs: theirs.value[field] })
      continue
    }
    if (next === undefined) delete value[field]
    else value[field] = theirs.value[field]!
    taken.push(field)
  }
  return { value, taken, conflicts }
}

/** The digests of what a source says of a record, for the next import. */
export const baseOf = (was: RawObject): Base =>
  Object.fromEntries(
    Object.entries(was)
      .filter(([field]) => field !== 'id')
      .map(([field, value]) => [field, digestOf(value)]),
  )

const digestIn = (record: RawObject, field: string): string | undefined => {
  const value = record[field]
  return value === undefined || value === null || value === ''
    ? undefined
    : digestOf(shortened(field, value))
}

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

export function* flatten(terms: Raw | undefined): Generator<Term> {
  for (const term of listOf(terms)) {
    yield term
    yield* flatten(term.terms)
  }
}
