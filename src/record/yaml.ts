import {
  type Document,
  type Node,
  type ParsedNode,
  LineCounter,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml'
import type { Diagnostic, Place } from '../diagnostic.ts'

/** A value as YAML gives it to us: every scalar is text, or null where nothing is written. */
export type Raw = string | null | readonly Raw[] | { readonly [key: string]: Raw }

export interface ParsedYaml {
  /** Absent when the text is not YAML. */
  readonly value?: Raw
  readonly diagnostics: readonly Diagnostic[]
}

/** More repetitions than any record needs, and far fewer than it takes to fill the memory. */
const MOST_ALIASES = 100
const DEEPEST = 64
/** Brackets or dashes that open level upon level on one line; the YAML library would run out of memory in them. */
const DEEP_NEST = /(?:[[{][ \t\n]*(?:[^[\]{}\n]{0,40}:[ \t]*)?){64}|(?:[-?][ \t]+){64}/
const tooDeep = {
  code: 'too-deep',
  message: 'This file is nested too deeply.',
  hint: 'No record is nested this deep; look at the indentation and the brackets.',
} as const satisfies Omit<Diagnostic, 'place'>

/** The one tag we read besides text: nothing, `~` and `null`, where they are not in quotes. */
const blank = {
  identify: (value: unknown) => value === null,
  default: true,
  tag: 'tag:yaml.org,2002:null',
  test: /^(?:~|null)?$/,
  resolve: () => null,
} as const

const OPTIONS = {
  schema: 'failsafe',
  customTags: (tags: readonly unknown[]) => [...tags, blank],
  uniqueKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const

/**
 * Reads one file of YAML 1.2 (https://yaml.org/spec/1.2.2/) without guessing types: `10:00`, `NO` and `1E5` stay what
 * they look like. Every problem of the text is returned, none thrown.
 */
export function parseYaml(file: string, text: string): ParsedYaml {
  const lines = new LineCounter()
  const at = (offset: number): Place => ({ file, path: [], ...position(lines, offset) })
  const depth = text.search(DEEP_NEST)
  if (depth >= 0)
    return { diagnostics: [{ ...tooDeep, place: { file, path: [], ...positionIn(text, depth) } }] }
  const document = parse(text, lines)
  // What follows the first error is mostly its echo, so one is told at a time.
  const [error] = document.errors
  if (error) {
    const problem = explain(error.code, error.message)
    const offset =
      problem.code === 'yaml-quote' ? startOfScalar(document, error.pos[0]) : error.pos[0]
    return { diagnostics: [{ ...problem, place: at(offset) }] }
  }
  const hostile = findHostile(document)
  if (hostile) return { diagnostics: [{ ...hostile.problem, place: at(hostile.offset) }] }
  try {
    return { value: document.toJS({ maxAliasCount: MOST_ALIASES }) as Raw, diagnostics: [] }
  } catch {
    return { diagnostics: [{ ...tooManyAliases, place: at(0) }] }
  }
}

/** Finds line and column of a path in a file, or of the nearest thing around it that is written down. */
export function locate(
  text: string,
  { path, at }: Pick<Place, 'path' | 'at'>,
): { line: number; column: number } {
  const lines = new LineCounter()
  const document = parse(text, lines)
  let node: Node | null = document.contents
  let offset = node?.range?.[0] ?? 0
  for (const [depth, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document) ?? null
    const found: [key: Node | null, value: Node | null] | undefined = child(node, step)
    if (!found) break
    const [key, value] = found
    const last = depth === path.length - 1
    node = value
    const shown: Node | null = last && at === 'key' ? key : isWritten(value) ? value : key
    offset = shown?.range?.[0] ?? offset
  }
  return position(lines, offset)
}

function parse(text: string, lines: LineCounter): Document.Parsed<ParsedNode> {
  return parseDocument(text, { ...OPTIONS, lineCounter: lines } as never)
}

const positionIn = (text: string, offset: number) => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** The quotation mark that opens the text in which an offset lies. */
function startOfScalar(document: Document.Parsed<ParsedNode>, offset: number): number {
  let start = offset
  visit(document, {
    Scalar: (_, node) => {
      const [from, to] = node.range ?? [0, 0]
      if (node.type?.startsWith('QUOTE') && from < offset && to >= offset) start = from
    },
  })
  return start
}

/** A line and a column, both from 1; the counter gives 0 for a text without lines. */
function position(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}

function child(node: Node | null, step: string | number): [Node | null, Node | null] | undefined {
  if (isSeq(node)) {
    const item = node.items[step as number]
    return item ? [item as Node, item as Node] : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step,
  )
  return pair && [pair.key as Node, pair.value as Node | null]
}

const isWritten = (node: Node | null) =>
  node !== null && (!isScalar(node) || (node.range?.[1] ?? 0) > (node.range?.[0] ?? 0))

interface Hostile {
  problem: Omit<Diagnostic, 'place'>
  offset: number
}

/** What is YAML, but no record of ours: a bomb of aliases, a very deep nest, a tag, a key that is not a word. */
function findHostile(document: Document.Parsed<ParsedNode>): Hostile | undefined {
  let found: Hostile | undefined
  const stop = (problem: Hostile['problem'], node: Node | null) => {
    found = { problem, offset: node?.range?.[0] ?? 0 }
    return visit.BREAK
  }
  let aliases = 0
  visit(document, {
    Alias: (_, node, parents) => {
      const target = node.resolve(document)
      if (++aliases > MOST_ALIASES || parents.includes(target as never))
        return stop(tooManyAliases, node)
      return target ? undefined : stop(unknownAlias(node.source), node)
    },
    Node: (_, node, parents) => {
      if (
        node.tag?.startsWith('!') ||
        (isScalar(node) && typeof node.value !== 'string' && node.value !== null)
      )
        return stop(tagged, node)
      return parents.length > DEEPEST * 2 ? stop(tooDeep, node) : undefined
    },
    Pair: (_, pair) =>
      isScalar(pair.key) && typeof pair.key.value === 'string'
        ? undefined
        : stop(wordlessKey, (pair.key ?? document.contents) as Node | null),
  })
  return found
}

const tooManyAliases = {
  code: 'too-many-aliases',
  message: 'This file repeats parts of itself too often.',
  hint: 'Write the values out in place of `*name`.',
} as const
const tagged = {
  code: 'yaml-syntax',
  message: 'A value that starts with `!` has a special meaning in YAML, which records do not use.',
  hint: 'Put the whole value in quotation marks.',
} as const
const wordlessKey = {
  code: 'yaml-syntax',
  message: 'The name of a field must be a plain word.',
  hint: 'Write `name: value`.',
} as const
const unknownAlias = (name: string) =>
  ({
    code: 'yaml-syntax',
    message: `A value that starts with \`*\` has a special meaning in YAML, and nothing here is called \`${name}\`.`,
    hint: 'Put the whole value in quotation marks.',
  }) as const

/** The words of the YAML library, in words for editors. */
function explain(code: string, message: string): Omit<Diagnostic, 'place'> {
  if (code === 'TAB_AS_INDENT')
    return {
      code: 'yaml-tab',
      message: 'This line is indented with a tab.',
      hint: 'Use spaces, two for each level.',
    }
  if (code === 'DUPLICATE_KEY')
    return {
      code: 'duplicate-key',
      message: 'This field is written twice in the same place.',
      hint: 'Keep one of the two, or put both values into one list.',
    }
  if (code === 'MULTIPLE_DOCS')
    return {
      code: 'yaml-syntax',
      message: 'A line of three dashes starts a second record here.',
      hint: 'Keep one record in one file.',
    }
  if (/call stack/i.test(message)) return tooDeep
  if (/missing closing .*quote/i.test(message))
    return {
      code: 'yaml-quote',
      message: 'A quotation mark is opened here and never closed.',
      hint: 'Add the closing quotation mark. Most values need no quotation marks at all.',
    }
  return {
    code: 'yaml-syntax',
    message: `This cannot be read as YAML: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
    hint: 'Look at this line and the one before: every field is `name: value`, and what belongs to it is indented by two spaces.',
  }
}
