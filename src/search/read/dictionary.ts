import type { Collection } from '../../hsds/collections.ts'
import { wordsPath } from '../format/index-manifest.ts'
import { type WordGroup, decodeWords, initialOf } from '../format/words.ts'
import type { Source } from './source.ts'

/** The words of a list as they are written. */
export interface Dictionary {
  /** One file has all words, so that any can be read at no further cost. */
  readonly isWhole: boolean
  /** The words with the same first letter as this one. */
  readonly like: (word: string) => Promise<readonly WordGroup[]>
  /** The words with another first letter, when the dictionary is whole. */
  readonly unlike: (word: string) => Promise<readonly WordGroup[]>
}

/** The dictionary of a list. It reads a file when a word of it is asked for. */
export function createDictionary(source: Source, collection: Collection): Dictionary {
  const owner = collection === 'service_at_locations' ? 'services' : collection
  const { letters, count } = source.manifest.collections[owner]
  const isWhole = letters === '*'
  const files = new Map<string, Promise<readonly WordGroup[]>>()
  const read = (letter: string) => {
    const known = files.get(letter)
    if (known) return known
    const groups = source.read(wordsPath(owner, letter), count).then(decodeWords)
    files.set(letter, groups)
    return groups
  }
  const where = async (word: string, isLike: boolean): Promise<readonly WordGroup[]> => {
    const initial = initialOf(word)
    if (isWhole) return (await read('*')).filter(({ letter }) => (letter === initial) === isLike)
    return isLike && letters.includes(initial) ? read(initial) : []
  }
  return { isWhole, like: (word) => where(word, true), unlike: (word) => where(word, false) }
}
