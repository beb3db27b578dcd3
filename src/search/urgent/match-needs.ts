import { memoise } from '../../text/memoise.ts'
import type { NeedPhrases, Phrases } from './phrases.ts'
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
export function matchNeeds(text: string, phrases: Phrases): readonly string[] {
  const words = partsOf(text).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const { byFirst, partsAlike } = prepare(phrases)
  const { light, asking, quiet } = phrases
  const alike = words.map(partsAlike)
  const isQuiet = words.some((word) => hasWord(quiet, word))
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

  const met = new Set<string>()
  const any = new Set(alike.flatMap((own) => [...own]))
  if (any.size === 0) return []
  for (const [first, patterns] of byFirst) {
    if (!isPart(first, any)) continue
    for (const { need, kind, pattern } of patterns) {
      const steps = pattern.split(' ')
      if (kind === 'alone' ? isAll(steps) : isInText(steps)) met.add(`${need} ${kind}`)
    }
  }

  /** True when a text has a pattern. It begins with the text where its first part is `^`. */
  function isInText(steps: readonly string[]): boolean {
    const [first = ''] = steps
    if (first === '^') return follows(steps, 1, 0)
    if (!isPart(first, any)) return false
    return words.some((_, at) => isIn(first, at) && follows(steps, 1, at + 1))
  }

  const hasSign = (name: string) =>
    phrases.signs[name]!.some((pattern) => isInText(pattern.split(' ')))

  return Object.entries(phrases.needs)
    .filter(([need, { mutes = '' }]) => {
      if (met.has(`${need} alone`)) return true
      if (words.some((word) => hasWord(mutes, word))) return false
      if ([...mutes.matchAll(SIGN)].some(([, sign]) => hasSign(sign!))) return false
      const isLoud = !isQuiet || isOfSomebody
      if (isLoud && met.has(`${need} says`)) return true
      return !isQuiet && met.has(`${need} topics`)
    })
    .map(([need]) => need)
}

const GAP = '..'
const SIGN = /\{(\w+)\}/g

/** Words of somebody who speaks of a trouble, and not of a course about it. */
const OF_SOMEBODY = 'i im ive me my us our mi fi fy'

/** True when a list, as it is written, has a word. */
const hasWord = (list: string, word: string): boolean => ` ${list} `.includes(` ${word} `)

/** True when one of `a|b` is among some words and classes. */
const isPart = (part: string, own: ReadonlySet<string>): boolean =>
  part.includes('|') ? part.split('|').some((one) => own.has(one)) : own.has(part)

interface Pattern {
  readonly need: string
  readonly kind: (typeof KINDS)[number]
  readonly pattern: string
}

const KINDS = ['says', 'topics', 'alone'] as const satisfies readonly (keyof NeedPhrases)[]

/** The patterns by their first parts, and of which parts a word is: as it is spelt, or else as a slip of other words. */
const prepare = memoise((phrases: Phrases) => {
  const byFirst = new Map<string, Pattern[]>()
  for (const [need, one] of Object.entries(phrases.needs))
    for (const kind of KINDS)
      for (const pattern of one[kind] ?? []) {
        const end = pattern.indexOf(' ')
        const first = end < 0 ? pattern : pattern.slice(0, end)
        const known = byFirst.get(first)
        if (known) known.push({ need, kind, pattern })
        else byFirst.set(first, [{ need, kind, pattern }])
      }
  // All words of patterns and classes, and the names of keys, which are words as well.
  const { classes: lists, signs, needs } = phrases
  const all = JSON.stringify([lists, signs, needs]).split(BETWEEN)
  const vocabulary = ` ${[...new Set(all)].join(' ')} `
  const { light, asking, ordinary } = phrases
  const classes = Object.entries(lists)
  const partsAlike = (word: string): ReadonlySet<string> => {
    if (LARGE.test(word)) return new Set([word, '<many>'])
    const forms = [word, word.replace(PLURAL, '')].filter((one) => vocabulary.includes(` ${one} `))
    const isOrdinary = [light, asking, ordinary].some((list) => hasWord(list, word))
    if (forms.length === 0 && (word.length < MIN_SLIP || isOrdinary)) return NONE
    const alike = forms.length > 0 ? forms : slipsOf(word, vocabulary)
    const names = classes
      .filter(([, list]) => alike.some((one) => hasWord(list, one)))
      .map(([name]) => `<${name}>`)
    return new Set([...alike, ...names])
  }
  return { byFirst, partsAlike }
})

const BETWEEN = /[^a-z\d]+/g
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
