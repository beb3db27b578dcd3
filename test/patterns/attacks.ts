import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** The parts of a pattern that repeat, each with a text that leads to it, and words that it matches. */
export function repeatedIn(source: string, flags: string): Repeated[] {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode)
  return [...repeatedBelow(pattern, '')]
}

/** A text that a pattern may read in many ways, of any length in thousands of characters. */
export type Attack = (thousands: number) => string

/**
 * Texts on which an ambiguous pattern tries exponentially many ways: words of a repeated group, and an end that does not match.
 * They are short: a pattern without ambiguity reads each of them in microseconds.
 */
export function* shortAttacks({ before, words, isGroup }: Repeated): Generator<Attack> {
  // One character is read in one way.
  if (!isGroup) return
  for (const word of words) for (const end of ENDS) yield () => before + word.repeat(40) + end
}

/**
 * Texts on which a pattern goes on to the end from each of many starts: words of a part that repeats without end, after one start,
 * and after each other start.
 */
export function* longAttacks({ before, words, isEndless }: Repeated): Generator<Attack> {
  if (!isEndless) return
  const [first = '', last = first] = [words[0], words.at(-1)]
  for (const word of new Set([before, first, last, before + first, before + last]))
    if (word !== '')
      for (const end of ENDS.slice(0, 2))
        yield (thousands) => before + word.repeat(Math.ceil((thousands * 1000) / word.length)) + end
}

const ENDS = ['\u0000', '\n\u0000', '!~', '']

interface Repeated {
  readonly before: string
  readonly words: readonly string[]
  readonly isGroup: boolean
  readonly isEndless: boolean
}

function* repeatedBelow(node: AST.Pattern | AST.Element, before: string): Generator<Repeated> {
  if (node.type === 'Quantifier') {
    const words = [...new Set(wordsOf(node.element))].filter(Boolean)
    const isGroup = 'alternatives' in node.element
    if (node.max > 1) yield { before, words, isGroup, isEndless: node.max === Infinity }
    yield* repeatedBelow(node.element, before)
  } else if ('alternatives' in node) {
    for (const { elements } of node.alternatives) {
      let read = before
      for (const element of elements) {
        yield* repeatedBelow(element, read)
        read += wordsOf(element)[0] ?? ''
      }
    }
  }
}

/** A few short texts that an element matches: one for each alternative, and for each kind of character of a class. */
function wordsOf(node: AST.Element): readonly string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
      return CHARACTERS.filter((character) => matches(node.raw, character)).slice(0, 3)
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return CHARACTERS.filter((character) => matches(node.raw, character)).slice(0, 4)
    case 'Quantifier': {
      const words = wordsOf(node.element)
      const least = words.map((word) => word.repeat(Math.min(node.min, 20)))
      return node.min === 0 ? ['', ...words] : least
    }
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(({ elements }) => joined(elements)).slice(0, 12)
    default:
      return ['']
  }
}

const joined = (elements: readonly AST.Element[]): readonly string[] => {
  const words = elements.map(wordsOf)
  const first = words.map(([word = '']) => word).join('')
  const last = words.map((all) => all.at(-1) ?? '').join('')
  return [...new Set([first, last])]
}

const CHARACTERS = [...'aA1 \t\n-_.,:;\'"/()[]{}<>#@£+*?!&=é—']

const matches = (raw: string, character: string): boolean =>
  new RegExp(`^(?:${raw})$`, /\\p|\\u\{/i.test(raw) ? 'u' : '').test(character)
