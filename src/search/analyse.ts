import { Encoder } from 'flexsearch'
import { stemmer } from 'stemmer'
import { inBaseLetters } from '../text/letters.ts'
import { STOPWORDS } from './stopwords.ts'

/** Turns text into index terms, in the same way for documents and for queries. */
export interface Analyser {
  /** The terms of a document's text, in order, with repetitions: those of each piece between two spaces. */
  readonly terms: (text: string) => string[]
  /** The words of a query, without stopwords and at most `MOST_WORDS`, each as its terms. */
  readonly words: (text: string) => Word[]
}

/** One word of a query. A document has the word when it has any of these terms. */
export type Word = readonly string[]

/**
 * Further words of a query are not looked at: this bounds what a pasted page of text can cost. What is found then has so
 * many of its different words that the others hardly matter.
 */
export const MOST_WORDS = 64

/** A word is cut to this many characters: nobody types more, and a stemmer should not meet more. */
const LONGEST = 64

/** In a query of up to this many words, neighbours may also stand as one: "drop in" finds "dropin". */
const NEIGHBOURS = 4

// What stands between words. A hyphen does not: a word may have hyphens in it. Not yet an expression, for to read one with
// all the letters of the world takes as long as to read a fifth of the edge function.
const APART = String.raw`[^\p{L}\p{N}\p{M}‐‑–-]+`
// The same in plain text.
const APART_IN_PLAIN = /[^a-z\d-]+/
const PLAIN = /^[\0-\x7f]*$/
const HYPHEN = /[‐‑–-]/
// These would come apart as letters or spaces: marks of trade, and an accent in the place of an apostrophe.
const BEFORE = /[´\u2120\u2122]/g
// Accents vanish, and so do apostrophes of all shapes, soft hyphens, zero-width characters and variation selectors.
const SILENT =
  /[\u0300-\u036f\u20e3\ufe00-\ufe0f'’‘`′\u02b9-\u02bf\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The words of a query, as an analyser gives them that is made for it. */
export const wordsIn = (text: string): Word[] =>
  createAnalyser({ plain: PLAIN.test(text) }).words(text)

/** Creates the analyser around FlexSearch's Encoder. A plain analyser is for texts in ASCII, and the same for these. */
export function createAnalyser({ plain = false } = {}): Analyser {
  const apart = plain ? APART_IN_PLAIN : new RegExp(APART, 'u')
  const normalize = plain ? foldPlain : fold
  const stopwords = new Set(STOPWORDS)
  const encoder = new Encoder({
    normalize,
    split: apart,
    filter: stopwords,
    finalize: (words) => words.flatMap((word) => toTerms(word, stopwords)),
    maxlength: Number.MAX_SAFE_INTEGER,
    cache: false,
    dedupe: false,
    numeric: false,
  })
  return {
    terms: (text) => text.split(' ').flatMap((piece) => encoder.encode(piece)),
    words: (text) => toWords(normalize(text).split(apart), (word) => encoder.encode(word)),
  }
}

/** Accents, case and apostrophes make no difference: "John's" is "johns", "Café" is "cafe", "Łódź" is "lodz". */
const fold = (text: string) =>
  inBaseLetters(
    text.replace(BEFORE, '').normalize('NFKD').replace(SILENT, '').toLowerCase(),
  ).replaceAll('ı', 'i')

/** The same for plain text. */
const foldPlain = (text: string) => text.replaceAll("'", '').replaceAll('`', '').toLowerCase()

/** A word with hyphens is indexed as its parts and as one: "drop-in" as drop, in, dropin. */
function toTerms(word: string, stopwords: ReadonlySet<string>): string[] {
  if (!HYPHEN.test(word)) return [stem(word)]
  const parts = partsOf(word)
  const searchable = parts.filter((part) => !stopwords.has(part))
  return [...searchable, ...(parts.length > 1 ? [parts.join('')] : [])].map(stem)
}

const partsOf = (word: string) => word.split(HYPHEN).filter((part) => part !== '')

/** Porter's stem of what looks like an English word; codes such as NHS111 and postcodes stay whole. */
function stem(word: string): string {
  // A cut must not leave half of a character that takes two code units.
  const short =
    word.length > LONGEST ? word.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '') : word
  return /^[a-z]+$/.test(short) ? stemmer(short) : short
}

/*
 *   drop-in sessions   →   (drop or dropin) and session              "in" is a stopword
 *   well-being         →   (well or wellb) and (be or wellb)         apart, or as one word: "wellb" is its stem
 *   well being         →   the same, because the query is short
 */
function toWords(said: readonly string[], terms: (word: string) => string[]): Word[] {
  const found = new Map<string, Word>()
  const add = (word: Iterable<string>) => {
    const distinct = [...new Set(word)]
    if (distinct.length > 0) found.set(distinct.join(' '), distinct)
  }
  const spoken = [...new Set(said)].filter((word) => partsOf(word).length > 0)
  const joined = spoken.length > NEIGHBOURS ? [] : spoken.map((_, i) => together(spoken, i, terms))
  for (const [i, word] of spoken.entries()) {
    const parts = partsOf(word)
    const whole = parts.length > 1 ? terms(parts.join('')) : []
    const searchable = [...new Set(parts)].slice(0, MOST_WORDS).flatMap(terms)
    if (searchable.length === 0) add(whole)
    for (const part of searchable) {
      add([part, ...whole, ...(joined[i - 1] ?? []), ...(joined[i] ?? [])])
    }
    if (found.size >= MOST_WORDS) break
  }
  return [...found.values()].slice(0, MOST_WORDS)
}

/** Two neighbours as one word, unless the first is a stopword: "drop in" may be "dropin", "a long" is not "along". */
function together(spoken: readonly string[], i: number, terms: (word: string) => string[]) {
  const [word, next] = [spoken[i]!, spoken[i + 1]]
  if (next === undefined || HYPHEN.test(word + next) || terms(word).length === 0) return []
  return terms(word + next)
}
