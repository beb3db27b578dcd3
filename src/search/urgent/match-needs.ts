import { memoise } from '../../text/memoise.ts'
import { GAP, type PhraseTable } from './phrase-table.ts'
import { MIN_SLIP, slipsOf } from './slips.ts'

/*
 *   <they> .. hit|punched me        he  really  hit  me
 *   └ 0 ─┘ gap └── 1 ───┘ └2┘       └0┘ └ gap ┘ └1┘  └2┘
 * Nothing is prepared but what a text needs: most are about no trouble, and the function that answers starts anew for many. Lists
 * stay texts, in which a word is found with spaces around it, and only patterns whose first part a text has are taken apart.
 */

/** The most words that `..` stands for, and the most light words between two words of a pattern. */
const MAX_GAP = 4
const MAX_LIGHT = 3
/** No longer text is looked at. */
const MAX_WORDS = 60

/** The ids of the needs that a text says, in the order of the phrases. */
export function matchNeeds(text: string, table: PhraseTable): readonly string[] {
  const words = partsOf(text).slice(0, MAX_WORDS)
  const { light, asking, quiet } = table
  const alike = words.map((word) => partsAlike(word, table))
  // What follows `at` is where it happens: a smell of gas at a class is no class about gas.
  const isWhere = (at: number) => words.slice(Math.max(0, at - MAX_LIGHT), at).includes('at')
  const isQuiet = words.some((word, at) => hasWord(quiet, word) && !isWhere(at))
  const isOfSomebody = words.some((word) => hasWord(OF_SOMEBODY, word))

  /** True when the word at a place is one of `a|b`, or in a class that is one of them. */
  const isIn = (part: string, at: number): boolean => isPart(part, alike[at]!)

  /** True when a pattern goes on like this from a place in the text. */
  function follows(steps: readonly string[], step: number, from: number): boolean {
    if (step === steps.length) return true
    const isAfterGap = steps[step] === GAP
    const own = isAfterGap ? step + 1 : step
    for (let at = from; at < words.length; at++) {
      if (isIn(steps[own]!, at) && follows(steps, own + 1, at + 1)) return true
      const isOver = isAfterGap
        ? at - from >= MAX_GAP
        : at - from >= MAX_LIGHT || !hasWord(light, words[at]!)
      if (isOver) return false
    }
    return false
  }

  /** True when a text has nothing but a pattern and words that ask for help. */
  function isAll(steps: readonly string[]): boolean {
    const places = [...words.keys()]
    const isOf = (at: number) => steps.some((part) => isIn(part, at))
    const own = places.filter((at) => !hasWord(asking, words[at]!) || isOf(at))
    return own.length === steps.length && steps.every((part, i) => isIn(part, own[i]!))
  }

  const any = new Set(alike.flatMap((own) => [...own]))

  /** True when a text has a pattern. It begins with the text where its first part is `^`. */
  function isInText(steps: readonly string[]): boolean {
    const [first = ''] = steps
    if (first === '^') return follows(steps, 1, 0)
    if (!isPart(first, any)) return false
    return words.some((_, at) => isIn(first, at) && follows(steps, 1, at + 1))
  }

  const isLoud = !isQuiet || isOfSomebody
  const isMet = {
    says: (steps: readonly string[]) => isLoud && isInText(steps),
    topics: (steps: readonly string[]) => !isQuiet && isInText(steps),
    alone: isAll,
  }
  /** By need, true when a name of it is all of the text. */
  const met = new Map<string, boolean>()
  for (const [need, kind, lines] of table.patterns)
    for (const part of any)
      for (const line of linesWith(`|${part}|`, lines))
        if (isMet[kind](line.split(' '))) met.set(need, met.get(need) || kind === 'alone')

  const hasSign = (name: string) =>
    table.signs[name]!.split('\n').some((pattern) => isInText(pattern.split(' ')))
  /** True when a text is about something else. */
  const isMuted = (mutes: string): boolean =>
    words.some((word) => hasWord(mutes, word)) ||
    [...mutes.matchAll(SIGN)].some(([, sign]) => hasSign(sign!))
  return Object.keys(table.mutes).filter(
    (need) => met.has(need) && (met.get(need) || !isMuted(table.mutes[need]!)),
  )
}

const SIGN = /\{(\w+)\}/g

/** Words of somebody who speaks of a trouble, and not of a course about it. */
const OF_SOMEBODY = 'i im ive me my us our mi fi fy'

/** True when a list, as it is written, has a word. */
const hasWord = (list: string, word: string): boolean => ` ${list} `.includes(` ${word} `)

/** True when one of `a|b` is among some words and classes. */
const isPart = (part: string, own: ReadonlySet<string>): boolean =>
  part.includes('|') ? part.split('|').some((one) => own.has(one)) : own.has(part)

/** The lines of a text that have a part. */
function* linesWith(part: string, text: string): Generator<string> {
  for (let at = text.indexOf(part), end = 0; at >= 0; at = text.indexOf(part, end)) {
    end = text.indexOf('\n', at)
    yield text.slice(text.lastIndexOf('\n', at) + 1, end)
  }
}

/** Which parts of patterns a word is: as it is spelt, or else as a slip of other words. */
function partsAlike(word: string, table: PhraseTable): ReadonlySet<string> {
  const { light, asking, ordinary, classes } = table
  if (LARGE.test(word)) return new Set([word, '<many>'])
  const vocabulary = vocabularyOf(table)
  const forms = [word, word.replace(PLURAL, '')].filter((one) => hasWord(vocabulary, one))
  const isOrdinary = [light, asking, ordinary].some((list) => hasWord(list, word))
  if (forms.length === 0 && (word.length < MIN_SLIP || isOrdinary)) return NONE
  const alike = forms.length > 0 ? forms : slipsOf(word, vocabulary)
  const names = Object.entries(classes)
    .filter(([, list]) => alike.some((one) => hasWord(list, one)))
    .map(([name]) => `<${name}>`)
  return new Set([...alike, ...names])
}

/** All words of patterns and classes. Repeated ones stay: it takes longer to find them than to read them. */
const vocabularyOf = memoise(({ classes, signs, mutes, patterns }: PhraseTable) =>
  [...[classes, signs, mutes].flatMap((one) => Object.values(one)), ...patterns.flat()]
    .join(' ')
    .replace(/[^a-z\d]+/g, ' '),
)

/** A number of tablets that is too many. */
const LARGE = /^(?:[6-9]|[1-9]\d{1,2})$/
/** The `s` of several, and of what belongs to one. */
const PLURAL = /(?<=..[^s])s$/
const NONE: ReadonlySet<string> = new Set()

/** The words of a text without case, accents and apostrophes. Nearly all texts are ASCII, which is cheaper to read. */
export const partsOf = (text: string): string[] =>
  // eslint-disable-next-line no-control-regex
  (/^[\u0000-\u007f]*$/.test(text)
    ? text
        .toLowerCase()
        .replaceAll("'", '')
        .split(/[^a-z\d]+/)
    : text
        .replaceAll('’', "'")
        .normalize('NFKD')
        .replace(/[\p{M}']/gu, '')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
  ).filter((word) => word !== '')
