import { type AST, RegExpParser } from '@eslint-community/regexpp'

/**
 * Texts on which an ambiguous pattern would try exponentially many ways: a text that leads to a repeated part, words of that
 * part repeated, and an end that does not match. A pattern without ambiguity reads each of them in microseconds.
 */
export function* pumpsOf(source: string, flags: string): Generator<string> {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode)
  for (const { before, words } of repeatedIn(pattern, ''))
    for (const word of words) for (const end of ENDS) yield before + word.repeat(TIMES) + end
}

/** Enough to run for hours where each word can be read in two ways. */
const TIMES = 40
const ENDS = ['\u0000', '\n\u0000', '!~', '']

interface Repeated {
  readonly before: string
  readonly words: readonly string[]
}

function* repeatedIn(node: AST.Pattern | AST.Element, before: string): Generator<Repeated> {
  if (node.type === 'Quantifier') {
    // One character is read in one way.
    if (node.max > 1 && 'alternatives' in node.element)
      yield { before, words: [...new Set(wordsOf(node.element))].filter(Boolean) }
    yield* repeatedIn(node.element, before)
  } else if ('alternatives' in node) {
    for (const { elements } of node.alternatives) {
      let read = before
      for (const element of elements) {
        yield* repeatedIn(element, read)
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
