import { stemmer } from 'stemmer'
import { inBaseLetters } from '../text/letters.ts'
import { memoiseLru } from '../text/memoise.ts'

/** A name as it is compared. */
export interface ComparedName {
  /** What tells it from others, stemmed, in order: without forms of law, short words, capitals, accents and marks. */
  readonly words: readonly string[]
  /** The same in the order of the alphabet, in one text. */
  readonly sorted: string
  /** Those of them that stand in brackets only. */
  readonly aside: ReadonlySet<string>
  /** The same letters without blanks: `paulofreire`. */
  readonly letters: string
  /** The first letters of all words, and of these: an acronym may be either. */
  readonly initials: readonly string[]
}

/** The words of a text, without accents, capitals and punctuation. */
export const wordsOf = (text: string): string[] =>
  inBaseLetters(
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]+/gu, '')
      .toLowerCase(),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that one source writes and another leaves out. */
const LEFT_OUT = setOf(
  'a an and at for in of on the to with ltd limited cio scio cic cbs plc llp inc incorporated co cyf cyfyngedig registered charity no number y yr ac',
)

/** Words that are written in several ways. */
const SPELLINGS: Readonly<Record<string, string>> = {
  saint: 'st',
  saints: 'st',
  centre: 'center',
  ctr: 'center',
  cntr: 'center',
  comm: 'community',
  assoc: 'association',
  assn: 'association',
  dept: 'department',
  govt: 'government',
  univ: 'university',
  svcs: 'services',
  mount: 'mt',
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  cresc: 'cres',
  crescent: 'cres',
  gardens: 'gdns',
  drive: 'dr',
  lane: 'ln',
  doctor: 'dr',
  bros: 'brothers',
  childrens: 'children',
  womens: 'women',
  mens: 'men',
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
}

/** What a register adds to a name. */
const ADDED = /\((?:subject to|in (?:liquidation|administration)|removed)[^()]{0,80}\)/gi

/** What leads to another name of the same thing, in brackets or not. */
const ANOTHER =
  /\(?\b(?:formerly|previously)(?: known as)?\b|\(?\b(?:also |now )?known as\b|\(?\btrading as\b|(?<!\S)\(?(?:t\/a|a\.?k\.?a\.?)(?!\S)| [/|] /i

/** A name, and the names that it has in it: those after "formerly", or of two languages. */
export function namesIn(text: string): readonly string[] {
  const parts = text
    .slice(0, MAX_NAME)
    .split(ANOTHER)
    .map((part) => part.replace(/(?<![\s,;:()])[\s,;:()]+$/, ''))
    .filter((part) => /\p{L}{2}/u.test(part))
  return parts.length > 1 && parts.length < 5 ? [text, ...parts] : [text]
}

/** The stemmer is made for English words. */
const PLAIN_WORD = /^[a-z]{4,40}$/

/** No name is longer, in characters; a hostile one is cut. */
const MAX_NAME = 200

/** Reads a name. Those of owners and towns come again and again. */
export const compareName = memoiseLru(5000, (text: string): ComparedName => {
  const plain = text
    .slice(0, MAX_NAME)
    .replace(ADDED, ' ')
    .replace(/\bunited kingdom\b/gi, 'UK')
    .replaceAll('&', ' and ')
  const all = spelled(plain)
  const told = all.filter((word) => !LEFT_OUT.has(word))
  const own = [...new Set(told.length > 0 ? told : all)]
  const main = new Set(plain.includes('(') ? spelled(plain.replace(/\([^()]*\)/g, ' ')) : own)
  const words = own.map(stemmed)
  return {
    words,
    sorted: words.toSorted().join(' '),
    aside: new Set(main.size > 0 ? own.filter((word) => !main.has(word)).map(stemmed) : []),
    letters: own.join(''),
    initials: [...new Set([told, all].map((some) => some.map((word) => word[0]).join('')))],
  }
})

const spelled = (text: string) => wordsOf(text).map((word) => SPELLINGS[word] ?? word)
const stemmed = memoiseLru(5000, (word: string) => (PLAIN_WORD.test(word) ? stemmer(word) : word))
