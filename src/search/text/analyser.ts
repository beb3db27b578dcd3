import { Encoder } from 'flexsearch'
import { stemmer } from 'stemmer'
import { ASCII_SEPARATOR, HYPHEN, SEPARATOR, fold, foldAscii, isAscii } from './fold.ts'
import { STOPWORDS } from './stopwords.ts'

/** Turns text into index terms, in the same way for documents and for queries. */
export interface Analyser {
  /**
   * The words of a document's text as they are written, but without case, accents and apostrophes; in order, with
   * repetitions. Text is analysed piece by piece between spaces.
   */
  readonly written: (text: string) => string[]
  /** The terms of the same words. */
  readonly terms: (text: string) => string[]
  /** The words of a query without stopwords, at most `MAX_WORDS`. */
  readonly words: (text: string) => Word[]
}

/** The forms of one word of a query, its own first. A document has the word when it has the term of any of them. */
export type Word = readonly [Form, ...Form[]]

export interface Form {
  /** As a person writes it, but without case, accents and apostrophes. */
  readonly written: string
  readonly term: string
  /** The word and its neighbours as one word, or as a phrase that has synonyms. */
  readonly isJoined?: true
}

/**
 * The most words of a query that are looked up, which bounds the cost of a pasted page of text. A document that has this
 * many different words of it is nearly certain to have the rest.
 */
export const MAX_WORDS = 64

/** The most words of a phrase that has synonyms. */
export const MAX_PHRASE = 3

/** The term of a phrase; no word contains a plus sign. Documents have it when they say a synonym of the phrase. */
export const phraseTerm = (terms: readonly string[]) => terms.join('+')

/** Words are cut to this many characters. */
const MAX_LENGTH = 64

/** In a query of up to this many words, neighbours may also be one word: "drop in" finds "dropin". */
const MAX_JOINED = 4

/** The words of a query, from an analyser created for it. */
export const wordsIn = (text: string): Word[] =>
  createAnalyser({ isAscii: isAscii(text) }).words(text)

/** Creates an analyser around FlexSearch's Encoder. With `isAscii` it takes ASCII text only, and is faster to create. */
export function createAnalyser({ isAscii = false } = {}): Analyser {
  const separator = isAscii ? ASCII_SEPARATOR : new RegExp(SEPARATOR, 'u')
  const normalize = isAscii ? foldAscii : fold
  const stopwords = new Set(STOPWORDS)
  const encoder = new Encoder({
    normalize,
    split: separator,
    filter: stopwords,
    finalize: (words) => words.flatMap((word) => unhyphened(word, stopwords)),
    maxlength: Number.MAX_SAFE_INTEGER,
    cache: false,
    dedupe: false,
    numeric: false,
  })
  const written = (text: string) => text.split(' ').flatMap((piece) => encoder.encode(piece))
  return {
    written,
    terms: (text) => written(text).map(termOf),
    words: (text) => toWords(normalize(text).split(separator), (word) => encoder.encode(word)),
  }
}

/**
 * A word with hyphens is indexed as its parts and as one word: "drop-in" as drop, in, dropin. What is step-free or sugar-free costs
 * something all the same, so "free" behind a hyphen is no part.
 */
function unhyphened(word: string, stopwords: ReadonlySet<string>): string[] {
  if (!HYPHEN.test(word)) return [cut(word)]
  const parts = partsOf(word)
  const searchable = parts.filter((part, i) => !stopwords.has(part) && !(i > 0 && part === 'free'))
  return [...searchable, ...joinParts(parts)].map(cut)
}

/** Several parts as one word; none when it would be cut, because that word would not tell whether its last part is there. */
function joinParts(parts: readonly string[]): string[] {
  const word = parts.join('')
  return parts.length > 1 && word.length <= MAX_LENGTH ? [word] : []
}

const partsOf = (word: string) => word.split(HYPHEN).filter((part) => part !== '')

/** A long word ends here. A cut must not leave half of a surrogate pair. */
const cut = (word: string) =>
  word.length > MAX_LENGTH ? word.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') : word

/** Words that are written short as often as whole, so that both have one term. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['road', 'rd'],
  ['avenue', 'ave'],
  ['association', 'assoc'],
  ['department', 'dept'],
])
const HAS_SHORT: ReadonlySet<string> = new Set([...SHORT].flat())

/** True when a word has another form, short or whole, with the same term. */
export const hasOtherForm = (written: string): boolean => HAS_SHORT.has(written)

/** The Porter stem of a word of English letters. Others, such as NHS111 and postcodes, stay whole. */
export const termOf = (written: string): string =>
  /^[a-z]+$/.test(written) ? stemmer(SHORT.get(written) ?? written) : written

/*
 *   drop-in sessions   →   (drop or dropin) and session              "in" is a stopword
 *   well-being         →   (well or wellb) and (be or wellb)         apart, or as one word, whose stem is "wellb"
 *   well being         →   the same, because the query is short
 */
function toWords(texts: readonly string[], written: (word: string) => string[]): Word[] {
  const found = new Map<string, Word>()
  const add = (own: readonly string[], joined: readonly string[]) => {
    const forms = new Map<string, Form>()
    for (const one of own) put(forms, { written: one, term: termOf(one) })
    for (const one of joined) put(forms, { written: one, term: termOf(one), isJoined: true })
    const [first, ...rest] = forms.values()
    const key = [...forms.keys()].join(' ')
    if (first && !found.has(key)) found.set(key, [first, ...rest])
  }
  const words = [...new Set(texts)].filter((word) => partsOf(word).length > 0)
  const joined = words.length > MAX_JOINED ? [] : words.map((_, i) => joinNext(words, i, written))
  for (const [i, word] of words.entries()) {
    const parts = partsOf(word)
    const whole = joinParts(parts).flatMap(written)
    const searchable = [...new Set(parts)].slice(0, MAX_WORDS).flatMap(written)
    if (searchable.length === 0) add(whole, [])
    for (const part of searchable)
      add([part, ...whole], [...(joined[i - 1] ?? []), ...(joined[i] ?? [])])
    if (found.size >= MAX_WORDS) break
  }
  return withPhrases([...found.values()].slice(0, MAX_WORDS))
}

/** Adds to each word the phrases of two or three neighbours that it is in. */
function withPhrases(words: readonly Word[]): Word[] {
  const phrases = words.map((): Form[] => [])
  for (let size = 2; size <= MAX_PHRASE; size++)
    for (let first = 0; first + size <= words.length; first++) {
      const own = words.slice(first, first + size).map(([form]) => form)
      const written = own.map((form) => form.written).join(' ')
      const term = phraseTerm(own.map((form) => form.term))
      for (const i of own.keys()) phrases[first + i]!.push({ written, term, isJoined: true })
    }
  return words.map(([own, ...others], i) => [own, ...others, ...phrases[i]!])
}

/** Adds a form unless its term has one already. */
function put(forms: Map<string, Form>, form: Form): void {
  if (!forms.has(form.term)) forms.set(form.term, form)
}

/** A word joined to the next one, unless it is a stopword: "drop in" may be "dropin", "a long" is not "along". */
function joinNext(words: readonly string[], i: number, written: (word: string) => string[]) {
  const [word, next] = [words[i]!, words[i + 1]]
  if (next === undefined || HYPHEN.test(word + next) || written(word).length === 0) return []
  return joinParts([word, next]).flatMap(written)
}
