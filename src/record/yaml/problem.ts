import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { quote } from '../../text/quote.ts'
import { lineAt, quoteIt } from './line.ts'

/** What is wrong with the text of a file, without its place. */
export type TextProblem = Omit<Diagnostic, 'place'>

/** What is wrong with a text, and where: how many characters come before it. */
export interface Finding {
  readonly problem: TextProblem
  readonly offset: number
}

export const tooDeep: TextProblem = {
  code: 'too-deep',
  message: 'This file is nested too deeply.',
  hint: 'No record is nested this deep; look at the indentation and the brackets.',
}
export const tooManyAliases: TextProblem = {
  code: 'too-many-aliases',
  message: 'This file repeats parts of itself too often.',
  hint: 'Write the values out in place of `*name`.',
}
/** A field that is there twice, and what it looks like: two records in a row, an entry without its dash, a part of the one above. */
export const duplicateKey = (
  name: string,
  {
    firstLine,
    looksLike = 'value',
    below,
  }: { firstLine: number; looksLike?: keyof typeof TWINS; below?: string },
): TextProblem => ({
  code: 'duplicate-key',
  message: `${quote(name)} is written twice: in line ${firstLine} and here.`,
  hint:
    below === undefined
      ? TWINS[looksLike]
      : `If it belongs to ${quote(`${below}:`)} above it, put two spaces before it, and before the lines that go with it. Otherwise keep one of the two lines.`,
})
const TWINS = {
  record:
    'If the record stands here twice, take one of the two out; a second record goes into a file of its own.',
  entry:
    'If another entry begins here, put a dash and a space before it: `- `. Otherwise keep one of the two.',
  list: 'Put both lists into one.',
  group: 'Put the lines that stand below each of the two below one of them.',
  value: 'Keep one of the two lines.',
} as const

export const entryWithin: TextProblem = syntax(
  'This line starts further right than the dash above it, and so it is a part of that entry.',
  'Let its dash stand right below the one above, with a space after it.',
)
export const wordlessKey: TextProblem = syntax(
  'The name of a field must be a plain word.',
  'Write `name: value`.',
)
export const tagged = (line: string): TextProblem => special('!', line)
export const anchored = (line: string): TextProblem => special('&', line)
export const unknownAlias = (line: string): TextProblem => special('*', line)
export const hashInValue = (rest: string, line: string): TextProblem => ({
  code: 'hash-in-value',
  message: `From ${quote(rest)} on, this line is a comment and not part of the value.`,
  hint: `${quoteIt(line)} Or, if a comment is meant, write a space after the \`#\`.`,
})
/** No line that somebody writes by hand is longer, and looking at one takes longer than it is long. */
const LONGEST_LINE = 500

/** Where a `#` made a comment of the sign that closes a bracket, as in `[tea, #cake]`. */
export function findHashInBrackets(text: string, opening: number): Finding | undefined {
  const { line, lineStart } = lineAt(text, opening)
  if (line.length > LONGEST_LINE) return undefined
  const [, before = '', value = '', comment = ''] =
    /^(.*?[[{,:]\s+|.*?[[{])((?:[^[\]{},:"'#]*\s)?(#[^\s,\]}][^,\]}"]*?))\s*[,\]}]/.exec(line) ?? []
  if (!comment) return undefined
  const at = before.length + value.length - comment.length
  return {
    problem: {
      code: 'hash-in-value',
      message: `From ${quote(line.slice(at).trimEnd())} on, this line is a comment, so that nothing closes the bracket.`,
      hint: `Put the value that holds the \`#\` in quotation marks: ${quote(`"${value}"`)}.`,
    },
    offset: lineStart + at,
  }
}
export const unquotedComma = (word: string, whole: string | undefined): TextProblem => ({
  code: 'unquoted-comma',
  message: `${quote(word)} stands alone; between \`{\` and \`}\` everything is \`name: value\`.`,
  hint: commaHint(whole),
})

function commaHint(whole: string | undefined): string {
  const straight = whole?.replace(/[“”„‟]/g, '')
  if (straight !== whole)
    return `Type straight quotation marks in place of the curly ones: ${quote(straight)}.`
  return whole && !/"[^"]*"./.test(whole)
    ? `If the comma before it belongs to the value, put that in quotation marks: ${quote(whole)}.`
    : 'Write a list between `[` and `]`.'
}

/** A quotation mark without the one that closes it, and the line from there on, where it may seem to be closed. */
export const unclosedQuote = (line = ''): TextProblem => ({
  code: 'yaml-quote',
  message: 'A quotation mark is opened here and never closed.',
  hint: unclosedHint(line.trimEnd()),
})

function unclosedHint(line: string): string {
  if (/[“”„‘’]$/.test(line))
    return `\`${line.at(-1)}\` at the end is another sign. Type the same quotation mark there as here, or take both out: most values need none.`
  if (/^'[^'"]*$/.test(line) && line.length < 60)
    return `Add the closing quotation mark. Or, if it is an apostrophe, put the whole value in quotation marks of the other kind: ${quote(`"${line}"`)}.`
  return 'Add the closing quotation mark. Most values need no quotation marks at all.'
}

/** A file that cannot be read, in general. */
export function syntax(message: string, hint: string): TextProblem {
  return { code: 'yaml-syntax', message, hint }
}

/** A sign that YAML takes for itself stands where a value starts. */
export function special(sign: string, line: string): TextProblem {
  return syntax(
    `A value cannot start with \`${sign}\`, which has a special meaning here.`,
    /^\s*\* /.test(line)
      ? `Entries of a list start with a dash: ${quote(line.trim().replace('*', '-'))}.`
      : quoteIt(line),
  )
}

/** A question mark with a space after it, of which YAML makes the name of a field; and the line from there on. */
export const questionFirst = (rest: string, line: string): TextProblem =>
  /^\?[\s,\]}]*$/.test(rest)
    ? syntax(
        'A question mark cannot stand in place of a value.',
        'Write the value, or take the line out: what is not known is left out.',
      )
    : special('?', line)

/** Where a line ends as YAML lets it, and the library does not: with a carriage return and no line feed. */
export function findOldLineEnd(text: string): Finding | undefined {
  const offset = text.search(/\r(?=[^\r\n])/)
  if (offset < 0) return undefined
  const problem = syntax(
    'A line ends here as on an old Mac, so that the next one is read as a part of it.',
    'Save the file anew with the line ends of Unix or Windows, which editors call `LF` and `CRLF`.',
  )
  return { problem, offset }
}

/**
 * Where two versions of a file stand one above the other, because nobody chose between them; of the lines that git puts
 * around them, some may be gone already. Further in, such signs are part of a text, as under a heading.
 */
export function findConflict(text: string): Finding | undefined {
  const offset = text.search(/^([<=>])\1{6}(?: |\r?$)/m)
  if (offset < 0) return undefined
  const problem = syntax(
    'Two versions of this file stand here one above the other, because both were changed at once.',
    'Keep the right lines, and take the others and the lines with `<<<<<<<`, `=======` and `>>>>>>>` out.',
  )
  return { problem, offset }
}
