import type { Node } from 'yaml'
import { type Finding, syntaxAt } from '../../finding.ts'
import { lineAt } from '../../line.ts'
import { isPrivate } from '../private.ts'
import type { SeenPair, Slip, SyntaxFault } from '../slip.ts'
import { reservedAt } from './reserved-character.ts'

/** A question mark with a space after it, which YAML reads as the start of a name. */
export const questionMark: Slip<SyntaxFault> = {
  example: { text: 'minimum_age: ? 16\n', at: '1:14' },
  find: ({ code, line, rest, offset }) =>
    code === 'BLOCK_AS_IMPLICIT_KEY' && /^\?(?:\s|$)/.test(rest)
      ? questionMarkAt(offset, rest.split('\n', 1)[0] ?? '', line)
      : undefined,
}

/** The same, where YAML can read it. */
export const questionMarkAsKey: Slip<SeenPair> = {
  example: { text: 'hours:\n  - ? Tue 10:00-12:00\n', at: '2:5' },
  find: ({ node: { key, value }, parents, context: { text } }) => {
    if (value !== null || isPrivate(parents)) return undefined
    const offset = questionMarkBefore(key as Node | null, text)
    if (offset === undefined) return undefined
    const { line, lineStart } = lineAt(text, offset)
    return questionMarkAt(offset, line.slice(offset - lineStart), line)
  },
}

function questionMarkAt(offset: number, rest: string, line: string): Finding {
  return /^\?[\s,\]}]*$/.test(rest)
    ? syntaxAt(
        offset,
        'A question mark cannot replace a value.',
        'Write the value, or delete the line: leave out what is not known.',
      )
    : reservedAt(offset, '?', line)
}

function questionMarkBefore(key: Node | null, text: string): number | undefined {
  const [start = 0] = key?.range ?? []
  const [gap] = /(?<![^\s[{,])\?[ \t]*$/.exec(text.slice(Math.max(0, start - MAX_GAP), start)) ?? []
  return gap === undefined ? undefined : start - gap.length
}

/** More spaces than anybody types in a row. */
const MAX_GAP = 80
