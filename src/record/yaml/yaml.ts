import {
  type Document,
  type ParsedNode,
  Composer,
  Lexer,
  LineCounter,
  Parser,
  YAMLParseError,
  isMap,
  visit,
} from 'yaml'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { readFast } from './fast/read-fast.ts'
import { positionAt } from '../../text/position.ts'
import { explainYaml } from './explain.ts'
import { MOST_ALIASES, findHostile } from './refused.ts'
import { lineAt } from './line.ts'
import {
  type Finding,
  findConflict,
  findHashInBrackets,
  findOldLineEnd,
  tooDeep,
  tooManyAliases,
  unclosedQuote,
} from './problem.ts'
import { findLooseLine } from './quoted.ts'
import { nestsDeeper } from '../../text/nesting.ts'
import type { Raw } from './raw.ts'

export interface ParsedYaml {
  /** Absent when the text is not YAML. */
  readonly value?: Raw
  readonly diagnostics: readonly Diagnostic[]
}

/** Deeper than any record goes, and far less than it takes to fill the stack. */
const DEEPEST = 64

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
  // The library compares each key with each other one; we look for twins ourselves.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const

/**
 * Reads one file of YAML 1.2 (https://yaml.org/spec/1.2.2/) without guessing types: `10:00`, `NO` and `1E5` stay what
 * they look like. Every problem of the text is returned, none thrown. What follows the first is mostly its echo, so
 * one is told at a time.
 */
export function parseYaml(file: string, text: string): ParsedYaml {
  const value = readFast(text)
  return value === undefined ? parseCarefully(file, text) : { value, diagnostics: [] }
}

/** Reads any text as `parseYaml` does, without the short way that most texts can go. */
export function parseCarefully(file: string, text: string): ParsedYaml {
  const lines = new LineCounter()
  const fail = ({ problem, offset }: Finding): ParsedYaml => {
    // By the text alone, for the library counts no lines inside of what it cannot read.
    const place: Place = { file, path: [], ...positionAt(text, Math.min(offset, text.length)) }
    return { diagnostics: [{ ...problem, place }] }
  }
  const { document, deep } = readDocument(text, lines)
  if (!document) return fail({ problem: tooDeep, offset: deep })
  const finding =
    findOldLineEnd(text) ?? findError(document, text) ?? findHostile(document, text, lines)
  if (finding) return fail(finding)
  try {
    const value = document.toJS({ maxAliasCount: MOST_ALIASES }) as Raw
    return nestsDeeper(value, DEEPEST)
      ? fail({ problem: tooDeep, offset: 0 })
      : { value, diagnostics: [] }
  } catch {
    return fail({ problem: tooManyAliases, offset: 0 })
  }
}

type Parsed = Document.Parsed<ParsedNode>

/**
 * Reads a text as far as its syntax goes. The library keeps a stack of what is open; where that grows too high we stop,
 * for what comes after would take memory without end.
 */
export function readDocument(
  text: string,
  lines: LineCounter,
): { document: Parsed; deep?: never } | { document?: never; deep: number } {
  const parser = new Parser(lines.addNewLine)
  lines.addNewLine(0)
  let deep: number | undefined
  function* tokens() {
    for (const lexeme of new Lexer().lex(text)) {
      if (parser.stack.length > DEEPEST) {
        deep = parser.offset
        return
      }
      yield* parser.next(lexeme)
    }
    yield* parser.end()
  }
  const [first, second] = new Composer(OPTIONS as never).compose(tokens(), true, text.length)
  if (deep !== undefined) return { deep }
  const document = first as Parsed
  if (second) {
    const [from, to] = second.range
    document.errors.push(new YAMLParseError([from, to], 'MULTIPLE_DOCS', 'More than one document'))
  }
  return { document }
}

/** A line and a column, both from 1; the counter gives 0 for a text without lines. */
export function position(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}

/** The first error of the library. */
function findError(document: Parsed, text: string): Finding | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const [offset] = error.pos
  const conflict = findConflict(text)
  if (conflict) return conflict
  const { line, lineStart } = lineAt(text, offset)
  const around = { line, lineStart, rest: text.slice(offset), before: text.slice(0, offset) }
  const explained = explainYaml({ code: error.code, message: error.message, offset, ...around })
  const { problem, opens } = explained
  if (opens === 'quote') {
    const opening = openingQuote(document, offset)
    const loose = findLooseLine(text, opening)
    if (loose) return loose
    const value = lineAt(text, opening)
    return { problem: unclosedQuote(value.line.slice(opening - value.lineStart)), offset: opening }
  }
  if (opens === 'bracket') {
    const opening = openingBracket(document, text, offset)
    return findHashInBrackets(text, opening) ?? { problem, offset: opening }
  }
  return { problem, offset: explained.offset ?? offset }
}

/** The quotation mark that opens the text in which an offset lies. */
function openingQuote(document: Parsed, offset: number): number {
  let start = offset
  visit(document, {
    Scalar: (_, node) => {
      const [from, to] = node.range ?? [0, 0]
      if (node.type?.startsWith('QUOTE') && from < offset && to >= offset) start = from
    },
  })
  return start
}

/** The last bracket before an offset that is not closed. */
function openingBracket(document: Parsed, text: string, offset: number): number {
  let start = offset
  visit(document, {
    Collection: (_, node) => {
      const [from, to] = node.range ?? [0, 0]
      const closing = isMap(node) ? '}' : ']'
      if (node.flow && from < offset && text[to - 1] !== closing) start = from
    },
  })
  return start
}
