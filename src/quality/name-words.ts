import { stemmer } from 'stemmer'

/** The words of a text, without accents, capitals and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const FILLERS: ReadonlySet<string> = new Set('a an and at for in of on the to with'.split(' '))

/** The stemmer is made for English words. */
const PLAIN_WORD = /^[a-z]{1,40}$/

/** The significant words of a name, stemmed and sorted. */
export const nameWords = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !FILLERS.has(word))
    .map((word) => (PLAIN_WORD.test(word) ? stemmer(word) : word))
    .sort()
