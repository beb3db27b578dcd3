import {
  type Document,
  type LineCounter,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  isMap,
  isPair,
  isScalar,
  isSeq,
  visit,
} from 'yaml'
import { bareField, createIsTorn, isBare } from './bare-fields.ts'
import { gluedColon } from './colon.ts'
import { ENTRY, gluedDash } from './dash.ts'
import { lineAt } from './line.ts'
import {
  type Finding,
  type TextProblem,
  anchored,
  duplicateKey,
  entryWithin,
  hashInValue,
  questionFirst,
  tagged,
  tooManyAliases,
  unknownAlias,
  unquotedComma,
  wordlessKey,
} from './problem.ts'

/** More repetitions than any record needs, and far fewer than it takes to fill the memory. */
export const MOST_ALIASES = 100

/** What is YAML, but no record of ours: a bomb of aliases, a tag, a value that was cut, a field that is there twice. */
export function findHostile(
  document: Document.Parsed,
  text: string,
  lines: LineCounter,
): Finding | undefined {
  let found: Finding | undefined
  const lineOf = (offset = 0) => lineAt(text, offset).line
  const stop = (problem: TextProblem, offset: number | undefined) => {
    found = { problem, offset: offset ?? 0 }
    return visit.BREAK
  }
  const repeated = new Set<string>()
  visit(document, { Alias: (_, { source }) => void repeated.add(source) })
  let aliases = 0
  const names = new WeakMap<YAMLMap, Map<string, Pair>>()
  const isTorn = createIsTorn(text)
  visit(document, {
    Alias: (_, node, parents) => {
      const target = node.resolve(document)
      if (!target) return stop(unknownAlias(lineOf(node.range?.[0])), node.range?.[0])
      const isCircle = parents.includes(target as never)
      return ++aliases > MOST_ALIASES || isCircle
        ? stop(tooManyAliases, node.range?.[0])
        : undefined
    },
    Value: (_, node, parents) => {
      const [start, end, after] = node.range ?? [0, 0, 0]
      if (node.tag?.startsWith('!'))
        return stop(tagged(lineOf(start)), text.lastIndexOf('!', start))
      if (node.anchor && !repeated.has(node.anchor))
        return stop(anchored(lineOf(start)), text.lastIndexOf('&', start))
      if (!isScalar(node)) return undefined
      const dash = isPrivate(parents) ? -1 : dashWithin(node, parents.at(-1), text)
      if (dash >= 0) return stop(entryWithin, dash)
      if (typeof node.value !== 'string' && node.value !== null)
        return stop(tagged(lineOf(start)), start)
      // Where there is no value at all, what comes after it begins with the sign.
      const [, space = '', comment] = /^([ \t]*)(#[^\s#!][^\n]*)/.exec(text.slice(end, after)) ?? []
      return comment
        ? stop(hashInValue(comment.trimEnd(), lineOf(end)), end + space.length)
        : undefined
    },
    Pair: (_, pair, parents) => {
      const key = pair.key as Node | null
      const isOurs = !isPrivate(parents)
      const sign = isOurs && pair.value === null ? questionBefore(key, text) : -1
      if (sign >= 0) {
        const { line, lineStart } = lineAt(text, sign)
        return stop(questionFirst(line.slice(sign - lineStart), line), sign)
      }
      if (!isScalar(key) || typeof key.value !== 'string')
        return stop(wordlessKey, (key ?? document.contents)?.range?.[0])
      if (isOurs && key.type === 'PLAIN' && key.value.startsWith('-'))
        return stop(dashOf(key, text) ?? wordlessKey, key.range?.[0])
      const map = parents.at(-1) as YAMLMap
      const list = parents.at(-2)
      const isBareHere = isOurs && isSeq(list) && isBare(map, text) && !isHours(parents.at(-3))
      if (isBareHere && isTorn(pair, list))
        return stop(bareField(pair, list, parents.at(-3), text), key.range?.[0])
      if (map.flow && pair.value === null)
        return stop(
          gluedPair(pair) ?? unquotedComma(key.value, wholeOf(map, pair, text)),
          key.range?.[0],
        )
      const before = names.get(map) ?? new Map<string, Pair>()
      const first = before.get(key.value)
      if (first) {
        const firstLine = lines.linePos((first.key as Node).range?.[0] ?? 0).line
        const looksLike = looksOf({ first, second: pair, map, isEntry: isSeq(parents.at(-2)) })
        return stop(duplicateKey(key.value, { firstLine, ...looksLike }), key.range?.[0])
      }
      names.set(map, before.set(key.value, pair))
      return undefined
    },
  })
  return found
}

/** Whether we are in a private block, where fields may be called anything. */
const isPrivate = (parents: readonly unknown[]): boolean =>
  parents.some((parent) => isPair(parent) && isNamed(parent, 'private'))

/** Whether a list is one of hours, where a colon has messages of its own. */
const isHours = (owner: unknown): boolean => isPair(owner) && isNamed(owner, 'hours')

const isNamed = ({ key }: Pair, name: string) => isScalar(key) && key.value === name

/** Where the question mark is that makes a name of the words behind it, if there is one. */
function questionBefore(key: Node | null, text: string): number {
  const [start = 0] = key?.range ?? []
  const from = Math.max(0, start - LONGEST_GAP)
  const [gap] = /(?<![^\s[{,])\?[ \t]*$/.exec(text.slice(from, start)) ?? []
  return gap === undefined ? -1 : start - gap.length
}

/** More spaces than anybody types in a row. */
const LONGEST_GAP = 80

/** A field whose name starts with the dash of an entry, for want of a space after that. */
function dashOf({ range }: Scalar, text: string): TextProblem | undefined {
  const [start = 0] = range ?? []
  const { line, lineStart } = lineAt(text, start)
  const column = start - lineStart
  return gluedDash(' '.repeat(column) + line.slice(column), text.slice(0, lineStart))
}

/** Where an entry of a list has a line that looks like the next one, and starts too far right to be it. */
function dashWithin({ type, range }: Scalar, list: unknown, text: string): number {
  const [start, end] = range ?? [0, 0]
  if (type !== 'PLAIN' || !isSeq(list) || list.flow) return -1
  const [line] = NEXT_ENTRY.exec(text.slice(start, end)) ?? []
  return line === undefined ? -1 : text.indexOf(line, start) + line.indexOf('-')
}

const NEXT_ENTRY = new RegExp(String.raw`\n[ \t]*-(?:[ \t]|${ENTRY})`, 'u')

/** What a field that is there twice looks like, and the field above it where that has nothing in it. */
function looksOf({
  first,
  second,
  map,
  isEntry,
}: {
  first: Pair
  second: Pair
  map: YAMLMap
  isEntry: boolean
}) {
  const above = map.items[map.items.indexOf(second) - 1]
  if (above && above !== first && isBlank(above)) return { below: String(above.key) }
  if (isSeq(first.value) && isSeq(second.value)) return { looksLike: 'list' } as const
  if (isMap(first.value) && isMap(second.value)) return { looksLike: 'group' } as const
  if (map.items[0] !== first) return {}
  if (isEntry) return { looksLike: 'entry' } as const
  return map.items.at(-1) === second ? {} : ({ looksLike: 'record' } as const)
}

const isBlank = ({ value }: Pair) => isScalar(value) && value.value === null

/** A field between braces whose value touches the colon, so that YAML takes both for a name without a value. */
const gluedPair = ({ key, value }: Pair): TextProblem | undefined =>
  value === null && isScalar(key) && key.type === 'PLAIN' && /^["']?[a-z]/.test(String(key.value))
    ? gluedColon(String(key.value))
    : undefined

/** The field that a comma cut in two, as it should be written: `byday: "MO,TH"`. */
function wholeOf(map: YAMLMap, lone: Pair, text: string): string | undefined {
  const before = map.items.slice(0, map.items.indexOf(lone))
  const cut = before.findLastIndex(({ value }) => value !== null)
  const { key, value } = before[cut] ?? {}
  const rest = map.items.slice(cut + 1)
  const next = rest.findIndex((pair) => pair.value !== null || gluedPair(pair))
  const last = (next < 0 ? rest : rest.slice(0, next)).at(-1)?.key as Node | undefined
  if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.range) return undefined
  return `${key.value}: "${text.slice(value.range[0], last?.range?.[1]).replace(/\s+/g, ' ')}"`
}
