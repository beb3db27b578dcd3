import type { Collection } from '../../hsds/collections.ts'
import { foldedWords } from '../text/fold.ts'
import { concatAligned, uint32At } from './bytes.ts'
import { firstNotBefore } from './sorted.ts'

/** A name that a search box completes to. */
export interface Suggestion {
  readonly name: string
  /** The list in which something has the name. */
  readonly list: SuggestedList
}

/** The lists whose names are suggested, those of the first list first. */
export const suggestedLists = ['taxonomy_terms', 'organizations', 'services'] as const
export type SuggestedList = (typeof suggestedLists)[number]

export const isSuggested = (list: Collection): list is SuggestedList =>
  (suggestedLists as readonly Collection[]).includes(list)

/** The most suggestions of an answer. */
export const MAX_SUGGESTIONS = 10

/** Keys are cut to this many characters, and nothing is suggested for a longer text. */
export const MAX_KEY = 64

/** A name at one of its words: it is suggested for each text with which that word and what follows begin. */
export type NameAtWord = readonly [name: string, word: number, list: number]

/** What a text that a name is suggested for begins: the words of the name from this one. */
const keyAt = ([name, word]: NameAtWord) => keyFrom(foldedWords(name), word)

/** The same from the folded words of the name. */
export const keyFrom = (words: readonly string[], word: number) =>
  words.slice(word).join(' ').slice(0, MAX_KEY)

/** Consecutive names, in the order of their keys. */
export interface NamesFile {
  readonly names: readonly NameAtWord[]
  /** The suggestions for beginnings that keys of several files have in common. */
  readonly shared: readonly (readonly [beginning: string, best: readonly NameAtWord[]])[]
}

/*
 *   bytes of text    uint32, and padding
 *   NamesFile        JSON
 */

export function encodeNames(file: NamesFile): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(file))
  return concatAligned(Uint32Array.of(text.length), text)
}

export function decodeNames(payload: Uint8Array): NamesFile {
  const [length = 0] = uint32At(payload, 0, 1)
  return JSON.parse(new TextDecoder().decode(payload.subarray(8, 8 + length))) as NamesFile
}

/** The names whose keys begin so. `names` is in the order of keys. */
export function namesBeginning(
  names: readonly NameAtWord[],
  beginning: string,
): readonly NameAtWord[] {
  const before = (text: string) => firstNotBefore(names.length, (i) => keyAt(names[i]!), text)
  // No key has this character, which is after all others.
  return names.slice(before(beginning), before(`${beginning}\uffff`))
}

/**
 * The best of some names in the order of their keys, each name of a list once: at its first word first, and in the order of
 * the lists.
 */
export function bestOf(names: readonly NameAtWord[]): NameAtWord[] {
  const sorted = names.toSorted(
    ([, a, list], [, b, other]) => Number(a > 0) - Number(b > 0) || list - other,
  )
  const best = new Map<string, NameAtWord>()
  for (const one of sorted) {
    if (best.size === MAX_SUGGESTIONS) break
    const same = `${one[2]} ${one[0]}`
    if (!best.has(same)) best.set(same, one)
  }
  return [...best.values()]
}

export const toSuggestion = ([name, , list]: NameAtWord): Suggestion => ({
  name,
  list: suggestedLists[list]!,
})
