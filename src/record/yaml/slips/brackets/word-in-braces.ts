import { type Node, type Pair, type YAMLMap, isScalar } from 'yaml'
import { quote } from '../../../../text/quote.ts'
import { findColonWithoutSpace } from '../colons/colon-without-space.ts'
import type { SeenPair, Slip } from '../slip.ts'

/** A name without a colon in braces: the value before it has a comma, or its own colon touches its value. */
export const wordInBraces: Slip<SeenPair> = {
  example: { text: 'schedules: [{ freq: WEEKLY, byday: MO,TH }]\n', at: '1:39' },
  find: ({ node: pair, parents, context: { text } }) => {
    const map = parents.at(-1) as YAMLMap
    const { key, value } = pair
    if (!map.flow || value !== null || !isScalar(key)) return undefined
    const offset = key.range?.[0] ?? 0
    const word = String(key.value)
    const problem = {
      code: 'unquoted-comma',
      message: `${quote(word)} is not a field; between \`{\` and \`}\`, everything is \`name: value\`.`,
      hint:
        map.items.length > 1
          ? hintFor(wholeField(map, pair, text))
          : `Write a list between \`[\` and \`]\`, and a text with braces in quotation marks: ${quote(`"{${word}}"`)}.`,
    } as const
    return findMissingSpace(pair) ?? { problem, offset }
  },
}

/** A field whose value touches the colon: YAML reads both as a name without a value. */
const findMissingSpace = ({ key, value }: Pair) =>
  value === null && isScalar(key) && key.type === 'PLAIN' && /^["']?[a-z]/.test(String(key.value))
    ? findColonWithoutSpace(String(key.value), key.range?.[0] ?? 0)
    : undefined

/** The field that the comma splits, as it should be written: `byday: "MO,TH"`. */
function wholeField(map: YAMLMap, word: Pair, text: string): string | undefined {
  const before = map.items.slice(0, map.items.indexOf(word))
  const split = before.findLastIndex(({ value }) => value !== null)
  const { key, value } = before[split] ?? {}
  const rest = map.items.slice(split + 1)
  const next = rest.findIndex((pair) => pair.value !== null || findMissingSpace(pair))
  const last = (next < 0 ? rest : rest.slice(0, next)).at(-1)?.key as Node | undefined
  if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.range) return undefined
  return `${key.value}: "${text.slice(value.range[0], last?.range?.[1]).replace(/\s+/g, ' ')}"`
}

function hintFor(field: string | undefined): string {
  const straight = field?.replace(/[“”„‟]/g, '')
  if (straight !== field)
    return `Type straight quotation marks instead of curly ones: ${quote(straight)}.`
  return field && !/"[^"]*"./.test(field)
    ? `If the comma before it belongs to the value, put the value in quotation marks: ${quote(field)}.`
    : 'Write a list between `[` and `]`.'
}
