import { foldedWords } from '../search/text/fold.ts'
import { QUESTIONS, QUESTION_KEYS } from './questions/questions.ts'
import { KIN, LANGUAGE_BEFORE, betweenWords } from './questions/signs.ts'
import { isBeforeTimeOfEvent, isMonth, withoutClosingPhrase } from './not-asked.ts'

/** What a text can say beside its words. */
export const BOX_KEYS = [...QUESTION_KEYS, 'place', 'near'] as const
export type BoxKey = (typeof BOX_KEYS)[number]

/** A piece of a text. All pieces in their order are the text. */
export interface Piece {
  readonly text: string
  /** What it says; absent where it is words to look for. */
  readonly key?: BoxKey
  readonly answer?: string
}

/** A text as it was understood. */
export interface Understood {
  readonly pieces: readonly Piece[]
  /** The words to look for. */
  readonly words: string
  /** What it says beside them. */
  readonly answers: { readonly [K in BoxKey]?: string }
}

/** The names that a directory has. */
export interface BoxNames {
  /** Languages by their names in small letters: the keys of those of services, or else a name. */
  readonly languages: ReadonlyMap<string, string>
  /** Places that the text may name and that are known, as they are written in it. */
  readonly places: ReadonlySet<string>
  /** Names of records that begin like the text. */
  readonly records: readonly string[]
}

const nothing = (text: string): Understood => ({
  pieces: [{ text }],
  words: numberIn(text) ?? withoutClosingPhrase(text),
  answers: {},
})

/** A telephone number in a text, which says more than the words around it. */
const numberIn = (text: string): string | undefined =>
  /(?<!\d)(?:\+44 ?|0)\d(?:[ -]?\d){8,9}(?!\d)/.exec(text)?.[0]

/**
 * Reads a text into words and answers. An answer is read only with its sign: `on Tuesday`, `for my 4 year old`, `who speaks Polish`,
 * `in` or `near` a place, a postcode; a place or a language alone only where the text has nothing else. What has the name of a
 * record stays words, and so does what `unread` names.
 */
export function readBox(text: string, names: BoxNames, unread: readonly BoxKey[] = []): Understood {
  if (isName(text, names.records)) return nothing(text)
  const found: Found[] = []
  const small = inSmall(text)
  const take = (key: BoxKey, { index: start, text: said }: Part, answer: string): void => {
    const end = start + said.length
    const isFree = found.every((one) => one.key !== key && (end <= one.start || start >= one.end))
    if (answer !== '' && !unread.includes(key) && isFree) found.push({ key, answer, start, end })
  }
  for (const match of matchesOf(POSTCODE, small)) {
    const end = match.index + match[0].length
    take('place', partOf(match), text.slice(end - match[1]!.length, end))
  }
  for (const match of matchesOf(OUTCODE, small))
    if (names.places.has(match[1]!)) take('place', partOf(match), match[1]!)
  for (const [part, name] of [...namesAfter(PLACE_AFTER, text), ...lastIn(text)])
    if (names.places.has(name) && !isMonth(part.text)) take('place', part, name)
  for (const match of small.matchAll(NEAR_ME))
    if (found.length === 0) take('near', partOf(match), 'me')
  const languageOf = (name: string) => names.languages.get(name.toLowerCase()) ?? ''
  for (const [part, name] of LANGUAGE_MARK.test(small) ? namesAfter(LANGUAGE_AFTER, text) : [])
    take('language', part, languageOf(name))
  for (const match of small.matchAll(SPEAKING))
    take('language', partOf(match), languageOf(match[1] ?? match[2]!))
  for (const { key, signs, read } of QUESTIONS)
    for (const [pattern, answer] of signs?.(small) ?? [])
      for (const match of small.matchAll(pattern))
        if (!TIMES.has(key) || !isBeforeTimeOfEvent(small.slice(0, match.index)))
          take(key, partOf(match), read(answer(match)))
  const said = withoutLonePart(found, text)
  if (said.length === 0) return alone(text, names, unread) ?? nothing(text)
  return understood(text, said)
}

/** Questions about a time. */
const TIMES: ReadonlySet<BoxKey> = new Set(['when', 'day', 'part'])

/** The places of a pattern that has a digit. Most texts have none. */
const matchesOf = (pattern: RegExp, small: string): Iterable<RegExpExecArray> =>
  /\d/.test(small) ? small.matchAll(pattern) : []

/** A text in small letters, as patterns are, in which each letter has its place. */
function inSmall(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

const partOf = ({ 0: text, index }: RegExpExecArray): Part => ({ index, text })

interface Found {
  readonly key: BoxKey
  readonly answer: string
  readonly start: number
  readonly end: number
}

/** A part of a day is one beside a day, in the plural or in several words; alone it is a word, as in “morning coffee”. */
const withoutLonePart = (found: readonly Found[], text: string): readonly Found[] =>
  found.some(({ key }) => key === 'day' || key === 'when')
    ? found
    : found.filter(({ key, end, start }) => key !== 'part' || / |s$/i.test(text.slice(start, end)))

/** A text that is a place or a language and nothing else. */
function alone(text: string, names: BoxNames, unread: readonly BoxKey[]): Understood | undefined {
  const whole = text.trim()
  const language = names.languages.get(whole.toLowerCase())
  const [key, answer] = names.places.has(whole)
    ? (['place', whole] as const)
    : (['language', language] as const)
  if (answer === undefined || unread.includes(key)) return undefined
  return { pieces: [{ text, key, answer }], words: '', answers: { [key]: answer } }
}

function understood(text: string, said: readonly Found[]): Understood {
  const pieces: Piece[] = []
  let at = 0
  for (const { key, answer, start, end } of said.toSorted((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ text: text.slice(at, start) })
    pieces.push({ text: text.slice(start, end), key, answer })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  const rest = pieces.filter(({ key }) => key === undefined).map((piece) => piece.text)
  return {
    pieces,
    words: numberIn(text) ?? withoutLight(rest.join(' ')),
    answers: Object.fromEntries(said.map(({ key, answer }) => [key, answer])),
  }
}

/** The words to look for, without those at either end that ask for nothing: `something … for`, once the rest is read. */
function withoutLight(text: string): string {
  const words = withoutClosingPhrase(text)
    .replace(FOR_KIN, '')
    .split(/[\s,;.!?]+/)
    .filter(Boolean)
  const isHeavy = (word: string) => foldedWords(word).some((one) => !LIGHT.has(one))
  const [first, last] = [words.findIndex(isHeavy), words.findLastIndex(isHeavy)]
  return first < 0 ? '' : words.slice(first, last + 1).join(' ')
}

/** Who it is for, at the end: “lunch club for dad”. */
const FOR_KIN = new RegExp(`(?<=\\S )for (?:(?:my|our|the) )?${KIN}[\\s,.!?]{0,9}$`, 'i')

/** Words that ask for nothing. */
const LIGHT: ReadonlySet<string> = new Set(
  'a an the and or for with in on at to of is are any some something anything somewhere someone somebody me my who whos that where wheres what whats when how do does can which there i it its want need looking find get show please thanks still shut closed stuff number called not too very cheap cheaper cheapest dear expensive pricey costly affordable rhad drud rang yn ar o y yr rhywbeth rhywun rhywle'.split(
    ' ',
  ),
)

/** True when a text is a name, or its beginning in two words or more. */
function isName(text: string, records: readonly string[]): boolean {
  const key = foldedWords(text).join(' ')
  return records.some((name) => {
    const own = foldedWords(name).join(' ')
    return own === key || (key.includes(' ') && own.startsWith(`${key} `))
  })
}

/** A whole postcode, with or without a sign. */
const POSTCODE = betweenWords(
  '(?:(?:in|near|nr|around|round|by|from|close to|at|ger|yn) )?([a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2})',
)
/** The first half of a postcode, with a sign, or of letters and digits that no other word has. */
const OUTCODE = betweenWords(
  '(?:(?:in|near|nr|around|round|by|from|close to|ger|yn) )?([a-z]{1,2}\\d[a-z\\d]?)(?: area)?',
)
/** Where the reader is, which only a browser knows. */
const NEAR_ME = betweenWords(
  '(?:near|nr|close to|around|by|next to) (?:me|us|here|my (?:house|home))|near ?by|nearest(?: to me)?|local to me|in my area|yn (?:agos at(?:a i|af)|fy ymyl|fy ardal)|gerllaw',
)
/** What says that a place follows, and what says that a language does. */
const PLACE_AFTER = betweenWords(
  'in|near|nr|around|round|close to|nearest|next to|live in|living in|ger|yn|yng|ym',
)
const LANGUAGE_AFTER = betweenWords(LANGUAGE_BEFORE)
/** What each of them has. */
const LANGUAGE_MARK = /speak|siarad|\bin\b|\byn\b/
/** A spoken language with what it is wanted for; that of signs has only to be named, unless somebody wants to learn it. */
const SPEAKING = betweenWords(
  '([a-zà-ÿ]+)[ -](?:speaking|speakers?|interpreters?|translators?)|(?<!learn(?:ing)? )((?:british )?sign language|bsl|iaith arwyddion)(?! (?:class|course|lesson|level|for beginner))',
)
/** The most words of the name of a place or a language. */
const MAX_WORDS = 4
const FOLLOWING = /^ +[^\s,;.!?]+/

/** A part of a text from an index on. */
interface Part {
  readonly index: number
  readonly text: string
}

/** The one to four words after each sign, the most first, with the part of the text that they and the sign are. */
function* namesAfter(sign: RegExp, text: string): Generator<readonly [Part, string]> {
  for (const { 0: said, index } of inSmall(text).matchAll(sign)) {
    const ends: number[] = []
    for (let at = index + said.length; ends.length < MAX_WORDS;) {
      const next = FOLLOWING.exec(text.slice(at))
      if (!next) break
      at += next[0].length
      ends.push(at)
    }
    for (const end of ends.toReversed())
      yield [{ index, text: text.slice(index, end) }, text.slice(index + said.length, end).trim()]
  }
}

/** What stands after the last comma, without digits: “debt advice, Oldhaven”, but not “clinic, im 15”. */
const lastIn = (text: string): readonly (readonly [Part, string])[] =>
  Array.from(text.matchAll(/,\s*([^\s\d,;.!?][^\d,;.!?]*)$/g), (match) => [
    partOf(match),
    match[1]!.trim(),
  ])

/** The names of a text that only a place of the directory may have, because no sign stands before them. */
export const withoutSign = (text: string): readonly string[] => [
  text.trim(),
  ...lastIn(text).map(([, name]) => name),
]

/** Texts that may be the name of a place in a text, the longest first. */
export const possiblePlaces = (text: string): readonly string[] => [
  ...new Set([
    ...[...namesAfter(PLACE_AFTER, text)].map(([, name]) => name),
    ...Array.from(matchesOf(OUTCODE, inSmall(text)), ([, outcode]) => outcode!),
    ...withoutSign(text),
  ]),
]
