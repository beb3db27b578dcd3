import { type Node, type Pair, type YAMLMap, isMap, isScalar, isSeq } from 'yaml'
import { memoise } from '../../../../text/memoise.ts'
import { positionAt } from '../../../../text/position.ts'
import { quote } from '../../../../text/quote.ts'
import type { SeenPair, Slip } from '../slip.ts'

/** The same field twice, with a hint by what this looks like: two records, two entries without a dash, and so on. */
export const duplicateKey: Slip<SeenPair> = {
  example: { text: 'name: Choir\nstatus: active\nname: Band\n', at: '3:1' },
  find: ({ node: pair, parents, context: { text } }) => {
    const name = nameOf(pair)
    const map = parents.at(-1) as YAMLMap
    const first = name === undefined ? undefined : firstPairs(map).get(name)
    if (!first || first === pair) return undefined
    const { line } = positionAt(text, (first.key as Node).range?.[0] ?? 0)
    const problem = {
      code: 'duplicate-key',
      message: `${quote(name)} is here twice: in line ${line} and in this line.`,
      hint: hintFor(first, pair, { map, isEntry: isSeq(parents.at(-2)) }),
    } as const
    return { problem, offset: (pair.key as Node).range?.[0] ?? 0 }
  },
}

/** The first field of each name. */
const firstPairs = memoise((map: YAMLMap): ReadonlyMap<string, Pair> => {
  const first = new Map<string, Pair>()
  for (const pair of map.items) {
    const name = nameOf(pair)
    if (name !== undefined && !first.has(name)) first.set(name, pair)
  }
  return first
})

const nameOf = ({ key }: Pair) =>
  isScalar(key) && typeof key.value === 'string' ? key.value : undefined

function hintFor(
  first: Pair,
  second: Pair,
  { map, isEntry }: { map: YAMLMap; isEntry: boolean },
): string {
  const above = map.items[map.items.indexOf(second) - 1]
  if (above && above !== first && isBlank(above))
    return `If it belongs to ${quote(`${String(above.key)}:`)} above it, put two spaces before it, and before the lines that belong to it. If not, delete one of the two lines.`
  if (isSeq(first.value) && isSeq(second.value)) return 'Put both lists into one.'
  if (isMap(first.value) && isMap(second.value))
    return 'Put the lines below both of them below the first one.'
  if (map.items[0] === first && isEntry)
    return 'If a new entry starts here, put a dash and a space before it: `- `. If not, delete one of the two lines.'
  if (map.items[0] === first && map.items.at(-1) !== second)
    return 'If the record is here twice, delete one of the two. Move a second record to a file of its own.'
  return 'Delete one of the two lines.'
}

const isBlank = ({ value }: Pair) => isScalar(value) && value.value === null
