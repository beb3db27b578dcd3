import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import { isRawObject } from '../../record/yaml/raw.ts'
import { flatten, mergeTerms } from './merge-record.ts'

/** The terms of a taxonomy with those put back that a source has dropped and a record still names; undefined when none is. */
export function withNamedTerms(
  next: Raw | undefined,
  ours: Raw | undefined,
  isNamed: (slug: string) => boolean,
): readonly Raw[] | undefined {
  const known = new Set([...flatten(next)].map(({ slug }) => slug))
  const isLost = ({ slug }: RawObject) => !known.has(slug!) && isNamed(String(slug))
  if (![...flatten(ours)].some(isLost)) return undefined
  const named = (terms: Raw | undefined): readonly RawObject[] =>
    (Array.isArray(terms) ? (terms as readonly RawObject[]) : []).flatMap((term) => {
      const below = named(term.terms)
      const { terms: _, ...alone } = term
      return isLost(term) || below.length > 0
        ? [below.length > 0 ? { ...alone, terms: below } : alone]
        : []
    })
  return mergeTerms(next, named(ours))
}

/** Every term that a record names, anywhere in it. */
export function* termsNamedIn(raw: Raw, field = ''): Generator<string> {
  if (typeof raw === 'string') {
    if (field === 'taxonomy_terms' || field === 'taxonomy_term') yield raw
  } else if (Array.isArray(raw))
    for (const one of raw as readonly Raw[]) yield* termsNamedIn(one, field)
  else if (isRawObject(raw))
    for (const [key, value] of Object.entries(raw)) yield* termsNamedIn(value, key)
}
