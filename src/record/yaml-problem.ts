import type { Diagnostic } from '../diagnostic.ts'
import { quote } from './quote.ts'

/** What is wrong with the text of a file, without its place. */
export type TextProblem = Omit<Diagnostic, 'place'>

const QUOTE_IT = 'Put the whole value in quotation marks.'

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
export const duplicateKey: TextProblem = {
  code: 'duplicate-key',
  message: 'This field is written twice in the same place.',
  hint: 'Keep one of the two, or put both values into one list.',
}
export const wordlessKey: TextProblem = syntax(
  'The name of a field must be a plain word.',
  'Write `name: value`.',
)
export const tagged: TextProblem = syntax(
  'A value that starts with `!` has a special meaning in YAML, which records do not use.',
  QUOTE_IT,
)
export const anchored = (name: string): TextProblem =>
  syntax(
    `A value that starts with \`&\` has a special meaning in YAML, and nothing here repeats ${quote(name)}.`,
    QUOTE_IT,
  )
export const unknownAlias = (name: string): TextProblem =>
  syntax(
    `A value that starts with \`*\` has a special meaning in YAML, and nothing here is called ${quote(name)}.`,
    QUOTE_IT,
  )
export const hashInValue = (rest: string): TextProblem => ({
  code: 'hash-in-value',
  message: `From ${quote(rest)} on, this line is a comment and not part of the value.`,
  hint: 'Put the whole value in quotation marks; or, if a comment is meant, write a space after the `#`.',
})
export const unquotedComma = (word: string, whole: string | undefined): TextProblem => ({
  code: 'unquoted-comma',
  message: `${quote(word)} stands alone; between \`{\` and \`}\` everything is \`name: value\`.`,
  hint:
    whole && !/"[^"]*"./.test(whole)
      ? `If the comma before it belongs to the value, put that in quotation marks: ${quote(whole)}.`
      : 'Write a list between `[` and `]`.',
})

function syntax(message: string, hint: string): TextProblem {
  return { code: 'yaml-syntax', message, hint }
}

/** An error of the YAML library, and the text around it. */
export interface LibraryError {
  readonly code: string
  readonly message: string
  /** The whole line on which the error is. */
  readonly line: string
  /** The text from the error on, and before it. */
  readonly rest: string
  readonly before: string
}

/** The words of the YAML library, in words for editors. */
export function explainYaml(error: LibraryError): TextProblem {
  const { code, message, line } = error
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line))
    return {
      code: 'yaml-tab',
      message: 'This line is indented with a tab.',
      hint: 'Use spaces, two for each level.',
    }
  if (/^\s*\u00A0|:\u00A0/.test(line))
    return syntax(
      'This line holds a space that is none for YAML; it was probably copied from another program.',
      'Delete the spaces around the name of the field and type them anew.',
    )
  if (/missing closing .*quote/i.test(message))
    return {
      code: 'yaml-quote',
      message: 'A quotation mark is opened here and never closed.',
      hint: 'Add the closing quotation mark. Most values need no quotation marks at all.',
    }
  return (
    explained[code]?.(error) ??
    syntax(
      `This cannot be read as YAML: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
      'Look at this line and the one before: every field is `name: value`, and what belongs to it is indented by two spaces.',
    )
  )
}

const misplaced = syntax(
  'This line starts further left or right than the lines that it belongs to.',
  'Fields of the same thing start in the same column; what belongs to one of them is two spaces further in.',
)
const noColon = syntax(
  'This line has no colon with a space after it.',
  'Write `name: value`. Where a text goes on over several lines, indent them by two spaces.',
)
const noComma = syntax(
  'There is a comma missing here, or a colon too many.',
  'Between `{` and `}` put commas between the fields, and quotation marks around a value with a comma or a colon.',
)
const lostEntry = syntax(
  'This list belongs to no field.',
  'Write it below a field that has nothing after its colon, such as `phones:`.',
)

/** What the codes of the library mean to an editor. */
const explained: Readonly<Record<string, (error: LibraryError) => TextProblem | undefined>> = {
  MULTIPLE_DOCS: () =>
    syntax('A line of dashes or dots ends the record before this.', 'Keep one record in one file.'),
  MULTILINE_IMPLICIT_KEY: ({ rest }) => (/^-\s/.test(rest) ? lostEntry : noColon),
  BLOCK_AS_IMPLICIT_KEY: ({ rest }) =>
    /^[^\n]*:\s*\S/.test(rest)
      ? syntax('This value holds a colon with a space after it.', QUOTE_IT)
      : syntax(
          'The line below this one is indented, as if it belonged to this value.',
          'Fields of the same thing start in the same column.',
        ),
  MISSING_CHAR: ({ message, rest, before }) => {
    if (/flow (map|sequence) must end/i.test(message)) return neverClosed(message)
    if (/directives/i.test(message)) return special('%')
    if (/sequence item/i.test(message)) return misplaced
    if (/flow map items/.test(message)) return noComma
    if (/comments must be/i.test(message))
      return syntax(
        'A `#` starts a comment only after a space.',
        'Write a space before it, or quotation marks.',
      )
    return /map values/.test(message) && !/^\s/.test(rest) && before !== '' ? noColon : undefined
  },
  BAD_INDENT: ({ message }) =>
    /^flow/i.test(message) && /end with/.test(message) ? neverClosed(message) : misplaced,
  BAD_SCALAR_START: ({ rest }) => special(rest.charAt(0)),
  BAD_ALIAS: ({ rest }) => special(rest.charAt(0)),
  TAG_RESOLVE_FAILED: () => tagged,
  MULTIPLE_TAGS: () => tagged,
  MULTIPLE_ANCHORS: () => special('&'),
  BAD_DQ_ESCAPE: () =>
    syntax(
      'A backslash has a special meaning between double quotation marks.',
      'Use single quotation marks around this value, or none.',
    ),
  BLOCK_IN_FLOW: () => noComma,
  UNEXPECTED_TOKEN: ({ message, rest, before }) => {
    const [last = ''] = /[^ \t]$/.exec(before.trimEnd()) ?? []
    const sameLine = !/\n\s*$/.test(before)
    if (/at node end/.test(message) && sameLine && /["'\]}]/.test(last))
      return syntax(
        `Something follows the ${/["']/.test(last) ? 'closing quotation mark' : `\`${last}\``} on this line.`,
        /["']/.test(last)
          ? 'Take these quotation marks out, or put double ones around the whole value and single ones inside it.'
          : QUOTE_IT,
      )
    if (/at node end/.test(message) && !sameLine) return misplaced
    if (/unexpected scalar token|flow-(map|seq)-start/i.test(message)) return noComma
    if (/block-seq-ind on same line/.test(message))
      return syntax(
        'A list cannot start on the line of its field.',
        'Start it on the next line, each entry with `- `.',
      )
    if (/header includes extra|not a YAML token/i.test(message))
      return syntax(
        'After `|` or `>` the text starts on the next line.',
        'Move what stands behind it to the next line and indent it by two spaces.',
      )
    if (/flow-(map|seq)-end/.test(message))
      return syntax(
        `This \`${rest.charAt(0)}\` closes nothing.`,
        'Take it out, or add what opens it.',
      )
    return /, in flow/.test(message)
      ? syntax('There is nothing before this comma.', 'Take the comma out.')
      : undefined
  },
}

const special = (sign: string) =>
  syntax(`A value cannot start with \`${sign}\`, which has a special meaning in YAML.`, QUOTE_IT)

const neverClosed = (message: string) => {
  const [open, close] = /sequence/i.test(message) ? '[]' : '{}'
  return syntax(
    `A \`${open}\` is opened here and never closed.`,
    `Add the closing \`${close}\` on the same line.`,
  )
}

/** Where two versions of a file stand one above the other, because nobody chose between them. */
export function findConflict(text: string): { problem: TextProblem; offset: number } | undefined {
  const offset = text.search(/^<{7}(?: |\r?$)/m)
  if (offset < 0) return undefined
  const problem = syntax(
    'Two versions of this file stand here one above the other, because both were changed at once.',
    'Keep the right lines, and take the others and the lines with `<<<<<<<`, `=======` and `>>>>>>>` out.',
  )
  return { problem, offset }
}
