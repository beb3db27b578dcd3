import type { Collection } from '../../hsds/collections.ts'
import type { Posting, RowPosting } from '../format/posting.ts'
import { type IndexedTerm, expandedTerm } from '../format/shard.ts'
import { type Word, hasOtherForm } from '../text/analyser.ts'
import { anyWord } from './any-word.ts'
import { englishAmong } from './english.ts'
import { type Hits, unscored } from './hits.ts'
import { intersect } from './intersect.ts'
import { readTerms } from './read-terms.ts'
import { type Lost, MAX_RESCUED, rescue } from './rescue.ts'
import type { Source } from './source.ts'
import { isOfServices } from './query.ts'
import { NO_THEMES, themesAsked } from './themes-asked.ts'
import { areRows } from './top-rows.ts'
import { type WordMatch, alternativeOf, toMatch } from './word-match.ts'

/** How many words are looked up at a time. Once no document has all of them, the others are not looked up. */
const BATCH = 12
/** Fewer documents with every word are followed by those with any. */
export const FEW = 10

/** What a query asks of the words and keys of a document. */
export interface Wanted {
  readonly words: readonly Word[]
  readonly keys: readonly string[]
  /** Only documents that have every word as it is typed. */
  readonly isStrict: boolean
  /** Words that no record has are corrected. */
  readonly isCorrected: boolean
}

/** The documents that have the words, and every key. */
export interface Matching {
  /** The rows of the words, when all are very common. The best documents can then be found without listing all. */
  readonly rows?: readonly RowPosting[]
  /** Those that have every word. */
  readonly hits: () => Hits
  /** Those that have some of the words, when few have all. */
  readonly others: (text: string) => Promise<Hits | undefined>
  readonly words: readonly WordMatch[]
}

/** Looks words and keys up; undefined when there are none. */
export async function findWords(
  source: Source,
  collection: Collection,
  { words, keys, isStrict, isCorrected }: Wanted,
): Promise<Matching | undefined> {
  if (words.length + keys.length === 0) return undefined
  const { count } = source.manifest.collections[collection]
  const head = words.slice(0, BATCH).map((word) => (isStrict ? asTyped(word) : word))
  const terms = await look(head, keys)
  const matches = head.map((word) => matchOf(word, terms))
  if (isCorrected) await rescueLost()
  const required = keys.map((key) => terms.get(key)?.posting ?? NONE)
  const known = matches.flatMap(({ posting }) => posting ?? [])
  const isMissing = known.length < matches.length
  const postings = [...required, ...known]
  let rest: Hits | undefined
  for (let i = BATCH; i < words.length && !isMissing; i += BATCH) {
    rest ??= intersect(postings)
    if (rest.docs.length === 0) break
    const batch = words.slice(i, i + BATCH)
    const found = await look(batch, [])
    const more = batch.map((word) => matchOf(word, found).posting)
    rest = more.includes(undefined) ? NOTHING : intersect(more as Posting[], rest)
  }
  let all: Hits | undefined
  const hits = () => (all ??= isMissing ? NOTHING : (rest ?? intersect(postings)))
  const areFew = () =>
    hits().docs.length < FEW &&
    (keys.length === 0 || isMissing || intersect(known).docs.length < FEW)
  const hasOthers = !isStrict && words.length > 1 && known.length > 0
  return {
    ...(!isMissing && !rest && areRows(postings) && { rows: postings }),
    hits,
    others: async (text) => {
      if (isStrict || !areFew()) return undefined
      const isWhole = hits().docs.length > 0 || !isOfServices(collection)
      const themes = isWhole ? NO_THEMES : await themesAsked(source, collection, text)
      return hasOthers || themes.themes.length > 0
        ? anyWord(matches, { required, themes, count, all: hits() })
        : undefined
    },
    words: matches,
  }

  function look(batch: readonly Word[], withKeys: readonly string[]) {
    const wanted = batch.flatMap((word) => word.flatMap(({ term }) => namesOf(term)))
    return readTerms(source, collection, [...withKeys, ...wanted])
  }

  function namesOf(term: string): readonly string[] {
    return isStrict ? [term] : [term, expandedTerm(term)]
  }

  function matchOf(word: Word, terms: ReadonlyMap<string, IndexedTerm>): WordMatch {
    const alternatives = word.flatMap(({ written, term }) => {
      const own = namesOf(term).flatMap((name) => terms.get(name) ?? [])
      return alternativeOf(written, own, count) ?? []
    })
    return toMatch(word[0].written, alternatives, count)
  }

  async function rescueLost(): Promise<void> {
    const all = selectLost(head, terms, words.length)
    if (all.length === 0) return
    const english = await englishAmong(
      source,
      all.map(({ word }) => word.written),
    )
    const misspelt = all.filter(({ word }) => !english.has(word.written))
    const respelt = all.flatMap(({ at, word }) =>
      word.term === undefined ? [{ at, word: { ...word, isEnglish: true } as const }] : [],
    )
    const lost: typeof all = (misspelt.length > 0 ? misspelt : respelt).slice(0, MAX_RESCUED)
    if (lost.length === 0) return
    const found = await rescue(
      source,
      collection,
      lost.map(({ word }) => word),
    )
    for (const [i, { at, word }] of lost.entries())
      if (found[i]!.length > 0)
        matches[at] = {
          ...toMatch(word.written, found[i]!, count),
          isCorrected: true,
          ...(word.isEnglish && { isEnglish: true }),
        }
  }
}

const NOTHING: Hits = unscored(new Uint32Array())
const NONE: Posting = { kind: 'list', ...NOTHING }

/** A word without the forms that join it to a neighbour. */
function asTyped([first, ...others]: Word): Word {
  return [first, ...others.filter(({ isJoined }) => !isJoined)]
}

/** The words that may be misspelt, and where they are: those that no document has, and then those that none has in this spelling. */
function selectLost(
  words: readonly Word[],
  terms: ReadonlyMap<string, IndexedTerm>,
  total: number,
): { at: number; word: Lost }[] {
  const unknown: { at: number; word: Lost }[] = []
  const unwritten: { at: number; word: Lost }[] = []
  for (const [at, forms] of words.entries()) {
    const isKnown = forms.some(({ term }) => terms.has(term) || terms.has(expandedTerm(term)))
    const [{ written, term }, ...others] = forms
    const word = { written, isLast: at === total - 1 }
    if (!isKnown) unknown.push({ at, word })
    else if (terms.has(expandedTerm(term)) || others.some((other) => terms.has(other.term)))
      continue
    else if (!hasOtherForm(written) && !terms.get(term)?.isWritten(written))
      unwritten.push({ at, word: { ...word, term } })
  }
  return [...unknown, ...unwritten].slice(0, 2 * MAX_RESCUED)
}
