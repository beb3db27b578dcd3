import { type Collection, collectionNames } from '../../src/hsds/collections.ts'
import { type Word, createAnalyser, hasOtherForm, termOf } from '../../src/search/text/analyser.ts'
import { SEARCH_FIELDS } from '../../src/search/write/search-fields.ts'
import { SATURATION } from '../../src/search/write/invert.ts'
import type { Texts } from './naive.ts'
import { naiveRescue } from './naive-rescue.ts'

/** The score of every document that has a word. */
export type Scores = ReadonlyMap<number, number>

/** A word of a query, and its documents. */
export interface NaiveWord {
  readonly scores: Scores
  readonly isTown: boolean
}

/** A word of a query, and what it finds. */
export interface NaiveQueryWord extends NaiveWord {
  readonly written: string
}

/** What the oracle knows about the words of one list. */
export interface NaiveList {
  readonly count: number
  /** The scores of a term; with `isExpanded` those of documents that have it as two words. */
  readonly scoresOf: (term: string, isExpanded?: boolean) => Scores | undefined
  /** In how many documents each word is written, or a synonym of it that is written nowhere. */
  readonly written: ReadonlyMap<string, number>
  readonly isWritten: (word: string) => boolean
  readonly isTown: (term: string) => boolean
}

/** How many words of a query are rescued, and may be absent. */
const BATCH = 12

const { written, words } = createAnalyser()

/** Looks words up by scanning all texts. */
export function createNaiveWords(
  texts: Readonly<Record<Collection, readonly Texts[]>>,
  { isSplit, synonyms }: { readonly isSplit: boolean; readonly synonyms: readonly string[] },
) {
  const everything = Object.values(texts).flat()
  const vocabulary = new Set(everything.flatMap((own) => fieldsOf(own).flat()))
  const additions: readonly Addition[] = [...joinedTerms(vocabulary), ...synonymTerms(synonyms)]
  const lists = Object.fromEntries(
    collectionNames.map((name) => [name, listOf(texts[name], additions, towns(texts))]),
  ) as Record<Collection, NaiveList>

  return (collection: Collection, search: string, isStrict: boolean) => {
    const list = lists[collection]
    const dictionary = collection === 'service_at_locations' ? lists.services.written : list.written
    const query = words(search)
    const found = query.map((word) => lookUp(list, word, isStrict))
    const lost = isStrict ? [] : lostWords(list, query.slice(0, BATCH), query.length)
    const rescued = naiveRescue(list, dictionary, lost, isSplit)
    for (const [i, { at }] of lost.entries()) if (rescued[i]) found[at] = rescued[i]
    const all = found.map((one, i) => ({ ...one, written: query[i]![0].written }))
    return { words: all, head: all.slice(0, BATCH), count: list.count }
  }
}

const towns = (texts: Readonly<Record<Collection, readonly Texts[]>>): ReadonlySet<string> =>
  new Set(texts.service_at_locations.flatMap(({ towns = '' }) => written(towns).map(termOf)))

function lookUp(list: NaiveList, word: Word, isStrict: boolean): NaiveWord {
  const forms = isStrict ? word.filter(({ isJoined }) => !isJoined) : word
  const terms = forms.map(({ term }) => term)
  const known = terms.filter(
    (term) => list.scoresOf(term) || (!isStrict && list.scoresOf(term, true)),
  )
  const all = known.flatMap((term) => [
    list.scoresOf(term) ?? new Map<number, number>(),
    (!isStrict && list.scoresOf(term, true)) || new Map<number, number>(),
  ])
  return { scores: added(all), isTown: known[0] !== undefined && list.isTown(known[0]) }
}

/** The sums of scores. */
export function added(all: readonly Scores[]): Scores {
  const total = new Map<number, number>()
  for (const one of all)
    for (const [doc, score] of one) total.set(doc, (total.get(doc) ?? 0) + score)
  return total
}

export interface LostWord {
  readonly at: number
  readonly written: string
  readonly isLast: boolean
  readonly term?: string
}

function lostWords(list: NaiveList, query: readonly Word[], total: number): LostWord[] {
  const has = (term: string) => Boolean(list.scoresOf(term) || list.scoresOf(term, true))
  const unknown = query.flatMap((forms, at): LostWord[] =>
    forms.some(({ term }) => has(term))
      ? []
      : [{ at, written: forms[0].written, isLast: at === total - 1 }],
  )
  const unwritten = query.flatMap((forms, at): LostWord[] => {
    const [{ written, term }, ...others] = forms
    if (!list.scoresOf(term) || list.scoresOf(term, true) || list.isWritten(written)) return []
    if (hasOtherForm(written)) return []
    if (others.some((other) => list.scoresOf(other.term) || list.scoresOf(other.term, true)))
      return []
    return [{ at, written, isLast: at === total - 1, term }]
  })
  return [...unknown, ...unwritten].slice(0, 3)
}

const fieldsOf = (texts: Texts) => SEARCH_FIELDS.map(({ name }) => written(texts[name] ?? ''))

/** A term that a document gets wherever it says others one after another. */
interface Addition {
  readonly said: readonly string[]
  readonly term: string
  /** The word that is not written there. */
  readonly synonym?: string
}

/** The words that are two other words. */
function* joinedTerms(vocabulary: ReadonlySet<string>): Generator<Addition> {
  for (const word of vocabulary)
    for (let i = 2; i <= word.length - 2; i++) {
      const [left, right] = [word.slice(0, i), word.slice(i)]
      if (!/^\p{L}+$/u.test(word) || !vocabulary.has(left) || !vocabulary.has(right)) continue
      yield { said: [termOf(left), termOf(right)], term: `${termOf(word)}!` }
    }
}

/** What groups of synonyms add: `a, b => c` adds a and b to what says c. */
function* synonymTerms(groups: readonly string[]): Generator<Addition> {
  for (const group of groups) {
    const [left = [], right = left] = group.split('=>').map((side) => side.split(','))
    for (const said of right)
      for (const asked of left) {
        const [word = '', ...more] = written(asked.trim().replace(/[‐‑–-]/g, ' '))
        if (asked.trim() === said.trim()) continue
        yield {
          said: written(said).map(termOf),
          ...(more.length === 0
            ? { term: `${termOf(word)}!`, synonym: word }
            : { term: [word, ...more].map(termOf).join('+'), synonym: '' }),
        }
      }
  }
}

const NAMING = ['name', 'alternate_name', 'organization', 'terms']

/** The scores of a list: BM25F, rounded as in the index. */
function listOf(
  texts: readonly Texts[],
  additions: readonly Addition[],
  towns: ReadonlySet<string>,
): NaiveList {
  const documents = texts.map(fieldsOf)
  const averages = SEARCH_FIELDS.map((_, field) => {
    const lengths = documents.map((runs) => runs[field]!.length).filter((length) => length > 0)
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  })
  const weights = new Map<string, Map<number, number>>()
  const places = new Map<string, Set<number>>()
  const counts = new Map<string, Set<number>>()
  const synonyms = new Map<string, string>()
  documents.forEach((runs, doc) => {
    const frequency = new Map<string, number>()
    const add = (term: string, gain: number) =>
      frequency.set(term, (frequency.get(term) ?? 0) + gain)
    runs.forEach((run, i) => {
      const { weight, length, name } = SEARCH_FIELDS[i]!
      const gain = weight / (1 - length + length * (run.length / averages[i]!))
      const terms = run.map(termOf)
      run.forEach((word, at) => {
        const term = terms[at]!
        add(term, gain)
        counts.set(word, (counts.get(word) ?? new Set()).add(doc))
        if (name === 'places') places.set(term, (places.get(term) ?? new Set()).add(doc))
        const added = new Set<string>()
        for (const { said, term, synonym } of additions) {
          const key = `${said.join(' ')} ${term}`
          if (added.has(key) || said.some((one, i) => one !== terms[at + i])) continue
          added.add(key)
          const share = NAMING.includes(name) ? 0.7 : 0.25
          add(term, synonym === undefined ? gain : gain * share)
          if (synonym) synonyms.set(synonym, term)
        }
      })
    })
    for (const [term, f] of frequency) {
      if (!weights.has(term)) weights.set(term, new Map())
      weights.get(term)!.set(doc, Math.fround(f / (f + SATURATION)))
    }
  })
  const best = (term: string) => Math.max(...weights.get(term)!.values())
  const sizeOf = (term: string) => weights.get(term)?.size ?? 0
  const sizeWithBase = (term: string) =>
    term.endsWith('!') ? sizeOf(term) + sizeOf(term.slice(0, -1)) : sizeOf(term)
  const worth = (term: string) =>
    best(term) * rarity(Math.min(texts.length, sizeWithBase(term)), texts.length)
  const highest = Math.max(...[...weights.keys()].map(worth))
  const scores = new Map(
    [...weights].map(([term, own]) => {
      const scale = Math.ceil((worth(term) / highest) * 4095)
      const impact = (weight: number) => Math.max(1, Math.round((weight / best(term)) * 255))
      return [term, new Map([...own].map(([doc, weight]) => [doc, scale * impact(weight)]))]
    }),
  )
  const dictionary = new Map([...counts].map(([word, docs]) => [word, docs.size]))
  for (const [word, term] of synonyms)
    if (!counts.has(word)) dictionary.set(word, weights.get(term)!.size)
  return {
    count: texts.length,
    scoresOf: (term, isExpanded) => scores.get(isExpanded ? `${term}!` : term),
    written: dictionary,
    isWritten: (word) => counts.has(word),
    isTown: (term) =>
      towns.has(term) && (places.get(term)?.size ?? 0) * 2 >= (scores.get(term)?.size ?? Infinity),
  }
}

const rarity = (size: number, count: number) => Math.log(1 + (count - size + 0.5) / (size + 0.5))

/** How much a word counts where only some of the words are found. */
export const shareOf = ({ scores }: NaiveWord, count: number) => rarity(scores.size, count)
