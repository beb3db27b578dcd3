import { NAMED, type Naming, isNamedBy } from '../format/named.ts'
import type { Posting } from '../format/posting.ts'
import type { IndexedTerm } from '../format/shard.ts'
import { union, weighted } from './intersect.ts'

/** A word of a query, and what stands for it in the records. */
export interface WordMatch {
  /** As it is written in the query, but without case, accents and apostrophes. */
  readonly written: string
  /** None when no record has the word, nor one that may have been meant. */
  readonly alternatives: readonly Alternative[]
  /** The documents that have any of the alternatives. */
  readonly posting?: Posting
  /** The alternatives are other words than the one written. */
  readonly isCorrected?: true
  /** It is written as it should be all the same. */
  readonly isEnglish?: true
}

export interface Alternative {
  /** The word of the records, or two words with a space between. */
  readonly as: string
  readonly posting: Posting
  /** How much of its score counts, from 0 to 1. */
  readonly weight: number
  /** It is the name of a town. */
  readonly isTown: boolean
  /** Which services have it in their name or a topic: those that have every term of any list. */
  readonly namings: readonly (readonly Naming[])[]
}

/** A word of the records with these terms; undefined when there are none. */
export function alternativeOf(
  as: string,
  terms: readonly IndexedTerm[],
  count: number,
  weight = 1,
): Alternative | undefined {
  if (terms.length === 0) return undefined
  const posting = union(
    terms.map((term) => term.posting),
    count,
  )
  const namings = terms.map(({ naming }) => [naming])
  return { as, posting, weight, isTown: terms.some(({ isTown }) => isTown), namings }
}

/** True when a service has every one of these words in its name or a topic. */
export const areNamed = (words: readonly WordMatch[], doc: number): boolean =>
  words.every(({ alternatives }) =>
    alternatives.some(({ namings }) =>
      namings.some((terms) => terms.every((naming) => isNamedBy(naming, doc))),
    ),
  )

/** True when a word is in the name or a topic of any service. */
export const isInNames = ({ namings }: Alternative): boolean =>
  namings.some((terms) => terms.every(({ kind }) => kind !== NAMED.none))

/** A word with its alternatives. */
export function toMatch(
  written: string,
  alternatives: readonly Alternative[],
  count: number,
): WordMatch {
  if (alternatives.length === 0) return { written, alternatives }
  const postings = alternatives.map(({ posting, weight }) => weighted(posting, weight))
  return { written, alternatives, posting: union(postings, count) }
}
