import type { Collection } from '../../hsds/collections.ts'
import { type IndexedTerm, expandedTerm } from '../format/shard.ts'
import { isSpelt } from '../format/words.ts'
import { termOf } from '../text/analyser.ts'
import { type Dictionary, createDictionary } from './dictionary.ts'
import { intersect } from './intersect.ts'
import { readTerms } from './read-terms.ts'
import { soundingLike } from './sounds.ts'
import type { Source } from './source.ts'
import {
  type Candidate,
  completions,
  isRespelling,
  likeliest,
  likelihoodOf,
  similarWords,
  toleranceOf,
} from './spelling.ts'
import { type Alternative, alternativeOf, isInNames } from './word-match.ts'

/*
 *   a word that no record has
 *     → if it is spelt right, a word with another vowel: "ukelele" as "ukulele"; else
 *     → words with the same first letter and one other letter, and if it is the last word, words that begin with it
 *     → else a form of a word of the records, but for a beginning that sounds alike: "nitting" as "knitting"
 *     → else words with two other letters, or with another first letter
 *     → else two words: "foodbank" as "food bank"
 *     → else words with another first letter and one more
 *
 * The limits below bound the files that are read: six more than without a rescue, in an index of any size.
 */

/** How many candidates each word gets when one, two or three words are rescued. No more words are. */
const CANDIDATES = [3, 2, 1] as const
export const MAX_RESCUED = CANDIDATES.length
/** How many words an unfinished word may become, when it is the only one to rescue. */
const MAX_COMPLETIONS = 5
/** How many ways to write a word as two, and how many other beginnings, are tried: with one file of words, and with many. */
const MAX_TRIES = [3, 1] as const
/** The fewest letters of a part of a word. */
const MIN_PART = 3
/** The fewest letters of a word whose first letter may be any other. */
const MIN_OTHER = 4
/** Likelihoods count four times a binary logarithm, and a score counts the square root of a likelihood. */
const HALVING = 8

/** A word to rescue. */
export interface Lost {
  readonly written: string
  /** It is the last word, and may be unfinished. */
  readonly isLast: boolean
  /** The term that it has in common with other words of the records. */
  readonly term?: string
  /** It is spelt right: only another spelling of it may be meant. */
  readonly isEnglish?: true
}

/** Looks for words that somebody may have meant by words that no record has. In the order of `lost`. */
export async function rescue(
  source: Source,
  collection: Collection,
  lost: readonly Lost[],
): Promise<readonly (readonly Alternative[])[]> {
  const dictionary = createDictionary(source, collection)
  const most = CANDIDATES[lost.length - 1] ?? 1
  const look = (words: Iterable<string>) =>
    readTerms(
      source,
      collection,
      [...words].flatMap((word) => [termOf(word), expandedTerm(termOf(word))]),
    )
  const { count } = source.manifest.collections[collection]
  const tries = MAX_TRIES[dictionary.isWhole ? 0 : 1]
  const context: Context = { dictionary, most, tries, isAlone: lost.length === 1, look, count }
  const near = await Promise.all(lost.map((one) => spelledAlike(one, context)))
  const terms = await look(near.flat().map(({ word }) => word))
  return Promise.all(
    lost.map(async (one, i) => {
      const found = toAlternatives(near[i]!, terms, count)
      if (one.isEnglish) return found.filter(isInNames)
      if (one.term !== undefined || near[i]!.some(({ steps }) => steps < 2)) return found
      const alike = await soundAlike(one.written, context)
      if (alike.length > 0) return alike
      if (near[i]!.length > 0) return withOtherLetter(one.written, near[i]!, context)
      const split = await asTwoWords(one.written, context)
      return split.length > 0 ? split : otherFirstLetter(one.written, context)
    }),
  )
}

interface Context {
  readonly dictionary: Dictionary
  readonly most: number
  readonly tries: number
  readonly isAlone: boolean
  readonly look: (words: Iterable<string>) => Promise<ReadonlyMap<string, IndexedTerm>>
  readonly count: number
}

/** Words with the same first letter. A word that shares its term with a similar one is an inflection, and not misspelt. */
async function spelledAlike(
  { written, isLast, term, isEnglish }: Lost,
  { dictionary, most, isAlone }: Context,
): Promise<Candidate[]> {
  if (!isSpelt(written)) return []
  const groups = await dictionary.like(written)
  if (isEnglish)
    return similarWords(groups, written, 1).filter(({ word }) => isRespelling(written, word))
  const similar = similarWords(groups, written)
  if (term !== undefined) {
    const further = isLast ? [...similar, ...completions(groups, written)] : similar
    if (further.some(({ word }) => termOf(word) === term)) return []
    return likeliest(similarWords(groups, written, Math.min(1, toleranceOf(written))), most, termOf)
  }
  const unfinished = isLast ? completions(groups, written) : []
  const limit = isAlone && unfinished.length > 0 ? MAX_COMPLETIONS : most
  return likeliest([...similar, ...unfinished], limit, termOf)
}

/** Words that sound alike at their beginning, where records have a form of them. */
async function soundAlike(
  written: string,
  { tries, look, count }: Context,
): Promise<readonly Alternative[]> {
  if (!isSpelt(written) || toleranceOf(written) === 0) return []
  const sounds = [...soundingLike(written)].slice(0, tries)
  const candidates = sounds.map((word) => ({ word, likelihood: 0, steps: 1 }))
  return toAlternatives(candidates, await look(sounds), count).slice(0, 1)
}

/** Words with two other letters, or one if that is the first, where one file has all words. */
async function withOtherLetter(
  written: string,
  near: readonly Candidate[],
  { dictionary, most, look, count }: Context,
): Promise<readonly Alternative[]> {
  const others = similarWords(await dictionary.unlike(written), written, 1)
  const best = likeliest([...near, ...others], most, termOf)
  return toAlternatives(best, await look(best.map(({ word }) => word)), count)
}

/** The word as two words that records have, the longest first part first. */
async function asTwoWords(
  written: string,
  { dictionary, tries, look }: Context,
): Promise<Alternative[]> {
  if (!isSpelt(written)) return []
  const groups = await dictionary.like(written)
  const splits: (readonly [string, string])[] = []
  for (let i = written.length - MIN_PART; i >= MIN_PART && splits.length < tries; i--)
    if (likelihoodOf(groups, written.slice(0, i)) !== undefined)
      splits.push([written.slice(0, i), written.slice(i)])
  const terms = await look(splits.flat())
  for (const [left, right] of splits) {
    const both = [left, right].map((part) => terms.get(termOf(part)))
    const [one, other] = both
    if (!one?.isWritten(left) || !other?.isWritten(right)) continue
    const hits = intersect([one.posting, other.posting])
    if (hits.docs.length === 0) continue
    const posting = { kind: 'list', ...hits } as const
    return [
      {
        as: `${left} ${right}`,
        posting,
        weight: 1,
        isTown: false,
        namings: [[one.naming, other.naming]],
      },
    ]
  }
  return []
}

/** Words with another first letter: all, where one file has all, else those of a letter that sounds alike or comes next. */
async function otherFirstLetter(
  written: string,
  { dictionary, most, tries, isAlone, look, count }: Context,
): Promise<readonly Alternative[]> {
  if (!isSpelt(written) || toleranceOf(written) === 0) return []
  const sounds = [...soundingLike(written)]
  const candidates: Candidate[] = []
  if (dictionary.isWhole) {
    if (written.length >= MIN_OTHER)
      candidates.push(...similarWords(await dictionary.unlike(written), written))
    for (const sound of sounds)
      candidates.push(...similarWords(await dictionary.like(sound), sound, slackOf(sound)))
  } else if (isAlone) {
    const spellings = [...sounds, written.slice(1), written[1] + written]
    const letters = [...new Set(spellings.map((one) => one[0]!))].slice(0, tries)
    for (const letter of letters) {
      const groups = await dictionary.like(letter)
      candidates.push(...similarWords(groups, written))
      for (const sound of sounds)
        if (sound.startsWith(letter))
          candidates.push(...similarWords(groups, sound, slackOf(sound)))
    }
  }
  const best = likeliest(candidates, dictionary.isWhole ? most : 1, termOf)
  return toAlternatives(best, await look(best.map(({ word }) => word)), count)
}

/** How many further letters may be wrong in a word whose beginning was replaced. */
const slackOf = (sound: string) => (sound.length < 6 ? 0 : toleranceOf(sound))

/** Candidates with the documents that have them. One that is less likely than the best counts less. */
function toAlternatives(
  candidates: readonly Candidate[],
  terms: ReadonlyMap<string, IndexedTerm>,
  count: number,
): Alternative[] {
  return candidates.flatMap(({ word, likelihood }) => {
    const term = termOf(word)
    const known = [term, expandedTerm(term)].flatMap((one) => terms.get(one) ?? [])
    const weight = 2 ** ((likelihood - candidates[0]!.likelihood) / HALVING)
    return alternativeOf(word, known, count, weight) ?? []
  })
}
