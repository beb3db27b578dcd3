import { isScalar } from 'yaml'
import { memoise } from '../../../../text/memoise.ts'
import { quote } from '../../../../text/quote.ts'
import { type Finding, syntaxAt } from '../../finding.ts'
import { lineAt } from '../../line.ts'
import { quoteIt } from '../quotation-hint.ts'
import type { Context, SeenAlias, SeenValue, Slip, SyntaxFault } from '../slip.ts'

/** A value that starts with a character that YAML reserves: an anchor, an alias, a tag, a directive, `@` or a backtick. */
export const reservedCharacter: Slip<SyntaxFault> = {
  example: { text: 'alternate_name: @sewingcircle\n', at: '1:17' },
  find: ({ code, message, line, rest, offset }) => {
    const isDirective = code === 'MISSING_CHAR' && /directives/i.test(message)
    const character = isDirective ? '%' : characterOf(code, rest)
    return character ? reservedAt(offset, character, line) : undefined
  },
}

function characterOf(code: string, rest: string): string | undefined {
  if (code === 'BAD_SCALAR_START' || code === 'BAD_ALIAS') return rest.charAt(0)
  if (code === 'TAG_RESOLVE_FAILED' || code === 'MULTIPLE_TAGS') return '!'
  return code === 'MULTIPLE_ANCHORS' ? '&' : undefined
}

/** The same, where the library reports a later part of the line. */
export const reservedCharacterBefore: Slip<SyntaxFault> = {
  example: { text: 'alert: *NEW* we have moved\n', at: '1:8' },
  find: ({ line, lineStart }) => {
    const [, start = '', character] = /^(\s*(?:- +)?(?:[^\s:]+: +)?)([*&!@`%|>])/.exec(line) ?? []
    return character ? reservedAt(lineStart + start.length, character, line) : undefined
  },
}

/** A tag that the library does not know. */
export const tag: Slip<SeenValue> = {
  example: { text: 'name: !Choir\n', at: '1:7' },
  find: ({ node, context: { text } }) => {
    const [start] = node.range ?? [0]
    return node.tag?.startsWith('!')
      ? reservedAt(text.lastIndexOf('!', start), '!', lineAt(text, start).line)
      : undefined
  },
}

/** A value that a tag of YAML makes something else than text, such as a date. */
export const typedValue: Slip<SeenValue> = {
  example: { text: 'assured_date: !!timestamp 2026-10-01\n', at: '1:27' },
  find: ({ node, context: { text } }) => {
    const isText = !isScalar(node) || typeof node.value === 'string' || node.value === null
    const [start] = node.range ?? [0]
    return isText ? undefined : reservedAt(start, '!', lineAt(text, start).line)
  },
}

/** An anchor that no alias refers to. */
export const unusedAnchor: Slip<SeenValue> = {
  example: { text: 'alternate_name: &Co\n', at: '1:17' },
  find: ({ node, context }) => {
    const [start] = node.range ?? [0]
    const { anchor } = node as { anchor?: string }
    return anchor && !aliasedIn(context).has(anchor)
      ? reservedAt(context.text.lastIndexOf('&', start), '&', lineAt(context.text, start).line)
      : undefined
  },
}

/** The anchors that aliases refer to. */
const aliasedIn = memoise(({ aliases }: Context) => new Set(aliases.map(({ source }) => source)))

/** An alias without an anchor. */
export const unknownAlias: Slip<SeenAlias> = {
  example: { text: 'alert: *NEW*\n', at: '1:8' },
  find: ({ node, context: { text, document } }) => {
    const [start] = node.range ?? [0]
    return node.resolve(document) ? undefined : reservedAt(start, '*', lineAt(text, start).line)
  },
}

/** A value on this line starts with a character that has a meaning in YAML. */
export function reservedAt(offset: number, character: string, line: string): Finding {
  return syntaxAt(
    offset,
    `A value cannot start with \`${character}\`, which has a special meaning in YAML.`,
    /^\s*\* /.test(line)
      ? `Start the entries of a list with a dash: ${quote(line.trim().replace('*', '-'))}.`
      : quoteIt(line),
  )
}
