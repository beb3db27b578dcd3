import { memoise } from '../../memoise.ts'
import { distanceBetween } from '../../text/distance.ts'
import type { Phrases } from './phrases.ts'

/*
 *   <they> .. hit|punched me        he  really  hit  me
 *   └ 0 ─┘ gap └── 1 ───┘ └2┘       └0┘ └ gap ┘ └1┘  └2┘
 *
 * Every part of a pattern has a number, the same wherever it is written so, and every word the numbers of the parts that it is
 * in. A text is looked up word by word, and only patterns whose first part it has are followed.
 */

/** The most words that `..` stands for, and the most light words between two words of a pattern. */
const MAX_GAP = 4
const MAX_LIGHT = 3
/** A shorter word must be spelt right: "dye" is not "die". */
const MIN_SLIP = 4
/** From these lengths on, one letter may be another, and two letters may be wrong. */
const MIN_REPLACED = 6
const MIN_TWICE = 9
/** No longer text is looked at. */
const MAX_WORDS = 60

/** The ids of the needs that a text says, in the order of the phrases. */
export function matchNeeds(text: string, phrases: Phrases): readonly string[] {
  const words = partsOf(text).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const { needs, light, asking, quiet, partsWith } = compile(phrases)
  const parts = words.map(partsWith)
  const everywhere = words.map((_, at) => at)
  const isQuiet = words.some((word) => quiet.has(word))
  const isOfSomebody = words.some((word) => OF_SOMEBODY.has(word))

  /** True when a pattern goes on like this from a place in the text. */
  function follows({ steps }: Pattern, step: number, from: number): boolean {
    if (step === steps.length) return true
    const { part, isAfterGap } = steps[step]!
    for (let at = from; at < words.length; at++) {
      if (parts[at]!.has(part) && follows({ steps }, step + 1, at + 1)) return true
      const isOver = isAfterGap
        ? at - from >= MAX_GAP
        : at - from >= MAX_LIGHT || !light.has(words[at]!)
      if (isOver) return false
    }
    return false
  }

  const has = (patterns: Patterns, isMet: (pattern: Pattern, at: number) => boolean) =>
    everywhere.some((at) =>
      [...parts[at]!].some((part) => patterns.get(part)?.some((one) => isMet(one, at))),
    )
  const isIn = (pattern: Pattern, at: number) => follows(pattern, 1, at + 1)
  const isAll = ({ steps }: Pattern) => {
    const isOf = (at: number) => steps.some(({ part }) => parts[at]!.has(part))
    const own = everywhere.filter((at) => !asking.has(words[at]!) || isOf(at))
    return own.length === steps.length && steps.every(({ part }, i) => parts[own[i]!]!.has(part))
  }

  return needs
    .filter(({ says, topics, alone, mutes }) => {
      if (has(alone, isAll)) return true
      if (words.some((word) => mutes.has(word))) return false
      return ((!isQuiet || isOfSomebody) && has(says, isIn)) || (!isQuiet && has(topics, isIn))
    })
    .map(({ id }) => id)
}

/** One part of a pattern. */
interface Step {
  readonly part: number
  /** Up to four words of any kind may stand before it. */
  readonly isAfterGap: boolean
}
interface Pattern {
  readonly steps: readonly Step[]
}
/** By their first parts. */
type Patterns = ReadonlyMap<number, readonly Pattern[]>

/** Words of somebody who speaks of a trouble, and not of a course about it. */
const OF_SOMEBODY: ReadonlySet<string> = new Set('i im ive me my us our mi fi fy'.split(' '))

/** Phrases, ready to be looked up. They are the same for all texts. */
const compile = memoise((phrases: Phrases) => {
  const asking = setOf(phrases.asking)
  const light = setOf(phrases.light)
  const numbers = new Map<string, number>()
  const parts = new Map<string, number[]>()

  function numberOf(written: string): number {
    const known = numbers.get(written)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(written, number)
    for (const one of written.split('|'))
      for (const word of one.startsWith('<') ? classNamed(one.slice(1, -1)) : [one]) {
        const own = parts.get(word)
        if (own) own.push(number)
        else parts.set(word, [number])
      }
    return number
  }

  const classNamed = (name: string) => (phrases.classes[name] ?? '').split(' ')

  function patternOf(text: string): Pattern {
    const written = text.split(' ')
    const steps = written.flatMap((one, i) =>
      one === '..' ? [] : { part: numberOf(one), isAfterGap: written[i - 1] === '..' },
    )
    return { steps }
  }

  const needs = Object.entries(phrases.needs).map(([id, need]) => ({
    id,
    says: byFirst(need.says.map(patternOf)),
    topics: byFirst((need.topics ?? []).map(patternOf)),
    alone: byFirst((need.alone ?? []).map(patternOf)),
    mutes: setOf(need.mutes ?? ''),
  }))
  return {
    needs,
    light,
    asking,
    quiet: setOf(phrases.quiet),
    partsWith: createLookup(parts, new Set([...light, ...asking, ...setOf(phrases.ordinary)])),
  }
})

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

function byFirst(patterns: readonly Pattern[]): Patterns {
  const groups = new Map<number, Pattern[]>()
  for (const pattern of patterns) {
    const [first] = pattern.steps
    if (!first) continue
    const group = groups.get(first.part)
    if (group) group.push(pattern)
    else groups.set(first.part, [pattern])
  }
  return groups
}

const NONE: ReadonlySet<number> = new Set()

/** Creates a function that says which parts a word is in: as it is spelt, or else as a slip of other words. */
function createLookup(
  parts: ReadonlyMap<string, readonly number[]>,
  ordinary: ReadonlySet<string>,
): (word: string) => ReadonlySet<number> {
  const byLetter = new Map<string, string[]>()
  for (const word of parts.keys()) {
    if (word.length < MIN_SLIP) continue
    const group = byLetter.get(word[0]!)
    if (group) group.push(word)
    else byLetter.set(word[0]!, [word])
  }
  return (word) => {
    const own = parts.get(word)
    if (own) return new Set(own)
    if (word.length < MIN_SLIP || ordinary.has(word)) return NONE
    const alike = (byLetter.get(word[0]!) ?? []).filter((other) => isSlip(word, other))
    return alike.length === 0 ? NONE : new Set(alike.flatMap((other) => parts.get(other)!))
  }
}

function isSlip(asked: string, word: string): boolean {
  const shorter = Math.min(asked.length, word.length)
  const tolerance = shorter < MIN_TWICE ? 1 : 2
  if (Math.abs(asked.length - word.length) > tolerance) return false
  if (shorter < MIN_REPLACED && asked.length === word.length && !isSwapped(asked, word))
    return false
  return distanceBetween(word, asked, tolerance + 1) <= tolerance
}

/** True when two words have the same letters. */
const isSwapped = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('')

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
