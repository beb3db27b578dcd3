import type { Payload } from '../format/checksummed-file.ts'
import { suggestionsPath } from '../format/index-manifest.ts'
import { shortestStart } from '../format/shard.ts'
import { lastNotAfter } from '../format/sorted.ts'
import {
  type NameAtWord,
  type SuggestedList,
  bestOf,
  encodeNames,
  keyFrom,
  namesBeginning,
  suggestedLists,
} from '../format/suggestions.ts'
import { foldedWords } from '../text/fold.ts'
import { STOPWORDS } from '../text/stopwords.ts'

/** At most so many words of a name begin a key. */
const MAX_WORDS = 6

/** The names of a directory, for boxes that complete. */
export type SuggestedNames = ReturnType<typeof createSuggestedNames>

export function createSuggestedNames() {
  const lists = suggestedLists.map(() => new Set<string>())
  return {
    /** Adds a name. Equal names of one list are one. */
    add: (list: SuggestedList, name: string) =>
      void lists[suggestedLists.indexOf(list)]!.add(name.replace(/\s+/g, ' ').trim()),
    /** The files of all names, of about `bytes` each, and where each of them starts. */
    encode(bytes: number): { starts: string; count: number; files: Payload[] } {
      const names = lists
        .flatMap((list, number) => [...list].flatMap((name) => atWords(name, number)))
        .sort((a, b) => compare(a.key, b.key) || compare(a.name[0], b.name[0]))
      const { starts, files } = cutNames(names, bytes)
      const count = names.length
      const encoded = files.map((file, i) => ({
        path: suggestionsPath(i),
        count,
        payload: encodeNames(file),
      }))
      return { starts: starts.join(), count, files: encoded }
    },
  }
}

interface Keyed {
  readonly key: string
  readonly name: NameAtWord
}

/** A name at its first word, and at each further one that is no stopword. */
function atWords(name: string, list: number): Keyed[] {
  const words = foldedWords(name)
  return [...words.entries()]
    .filter(([i, word]) => i === 0 || !stopwords.has(word))
    .slice(0, MAX_WORDS)
    .map(([i]) => ({ key: keyFrom(words, i), name: [name, i, list] }))
}

const stopwords = new Set(STOPWORDS)

/** Cuts sorted names into files. Where a beginning goes on in the next file, its best names are kept in one of them. */
function cutNames(sorted: readonly Keyed[], bytes: number) {
  const starts: string[] = []
  const files: { names: NameAtWord[]; shared: [string, NameAtWord[]][] }[] = []
  const cut = new Set<string>()
  let size = Infinity
  let last = ''
  for (const { key, name } of sorted) {
    if (size > bytes) {
      for (const beginning of beginningsOf(last, key)) cut.add(beginning)
      starts.push(shortestStart(last, key))
      files.push({ names: [], shared: [] })
      size = 0
    }
    files.at(-1)!.names.push(name)
    size += name[0].length + 10
    last = key
  }
  const names = sorted.map(({ name }) => name)
  for (const beginning of cut) {
    const file = files[lastNotAfter(starts, beginning)]!
    file.shared.push([beginning, bestOf(namesBeginning(names, beginning))])
  }
  return { starts, files }
}

/** The texts with which both keys begin. */
function* beginningsOf(one: string, other: string): Generator<string> {
  for (let i = 0; i < one.length && one[i] === other[i]; i++) yield one.slice(0, i + 1)
}

/** In code-unit order. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
