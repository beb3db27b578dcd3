import { quote } from '../../text/quote.ts'
import { lineAt } from './line.ts'
import { type Finding, syntax } from './problem.ts'

/**
 * Where a text between quotation marks goes on in a line that starts too far left to be part of it, so that YAML misses
 * the closing mark. Nothing where a field or an entry comes before the next mark: then it is that one which opens a text.
 */
export function findLooseLine(text: string, opening: number): Finding | undefined {
  const { line, lineStart } = lineAt(text, opening)
  const [, indent, dash = '', name] =
    /^( *)((?:- +)*)(?:([A-Za-z_]+): +)?$/.exec(line.slice(0, opening - lineStart)) ?? []
  const [inside] = (text[opening] === '"' ? DOUBLE : SINGLE).exec(text.slice(opening)) ?? []
  if (indent === undefined || inside === undefined || NEXT_FIELD.test(inside)) return undefined
  const column = indent.length + (name ? dash.length : Math.max(0, dash.length - 2))
  const loose = new RegExp(`\\n {0,${column}}(?=\\S)`).exec(inside)
  if (!loose) return undefined
  const start = name ? quote(`${name}:`) : 'the dash above it'
  return {
    problem: syntax(
      'This line belongs to the text in quotation marks above it, and starts too far left for that.',
      `Let it start two spaces further right than ${start}, and so the other lines of that text.`,
    ),
    offset: opening + loose.index + loose[0].length,
  }
}

/** From a quotation mark to the one that closes it, behind which nothing else may stand. */
const DOUBLE = /^"[^"\\]*(?:\\.[^"\\]*)*"(?=[ \t]*(?:\r?\n|$| #))/s
const SINGLE = /^'[^']*(?:''[^']*)*'(?=[ \t]*(?:\r?\n|$| #))/

/** A line that is a field, or an entry of a list. */
const NEXT_FIELD = /\n *(?:- |[a-z_]+:\s)/
