import { syntaxAt } from '../finding.ts'
import type { Slip, SyntaxFault } from './slip.ts'

/** A slip that the library finds where it is, with the same words wherever it occurs. */
const plain = (
  example: Slip<SyntaxFault>['example'],
  isSlip: (fault: SyntaxFault) => boolean,
  [message, hint]: readonly [message: string, hint: string],
): Slip<SyntaxFault> => ({
  example,
  find: (fault) => (isSlip(fault) ? syntaxAt(fault.offset, message, hint) : undefined),
})

/** The fence of a code block in Markdown. */
export const codeFence = plain(
  { text: '```yaml\nname: Choir\n```\n', at: '1:1' },
  ({ line }) => /^\s*(?:```|~~~)/.test(line),
  [
    'This line is not part of the record. It was probably copied with it.',
    'Delete it, and the other line like it at the end.',
  ],
)

/** Two YAML documents in one file. */
export const secondRecord = plain(
  { text: 'name: Choir\n---\nname: Band\n', at: '2:1' },
  ({ code }) => code === 'MULTIPLE_DOCS',
  [
    'This line of dashes or dots ends the record above it.',
    'Delete this line. Move a second record to a file of its own.',
  ],
)

/** A list below a field that has a value. */
export const listWithoutField = plain(
  { text: 'name: Choir\n- 0117 496 0120\n', at: '2:1' },
  ({ code, rest }) => code === 'MULTILINE_IMPLICIT_KEY' && /^-\s/.test(rest),
  [
    'This list does not belong to a field.',
    'Write it below a field that has nothing after its colon, such as `phones:`.',
  ],
)

/** No comma between two fields in braces, or a colon in a value. */
export const missingComma = plain(
  { text: 'phones: [{ number: 0117 496 0120 type: voice }]\n', at: '1:20' },
  ({ code, message }) => {
    if (code === 'MISSING_CHAR') return /flow map items/.test(message)
    const isUnexpected = code === 'UNEXPECTED_TOKEN' && !/at node end/.test(message)
    const isStart = /unexpected scalar token|flow-(map|seq)-start/i.test(message)
    return code === 'BLOCK_IN_FLOW' || (isUnexpected && isStart)
  },
  [
    'A comma is missing here, or there is a colon too many.',
    'Between `{` and `}`, put commas between the fields, and quotation marks around a value with a comma or a colon.',
  ],
)

/** A closing bracket without an opening one. */
export const unopenedBracket = plain(
  { text: 'phones: ]\n', at: '1:9' },
  ({ code, message }) =>
    code === 'UNEXPECTED_TOKEN' &&
    /flow-(map|seq)-end/.test(message) &&
    !/at node end/.test(message),
  ['There is no opening bracket for this one.', 'Delete it, or add the opening bracket.'],
)

/** A comma in brackets without a value before it. */
export const loneComma = plain(
  { text: 'phones: [, 0117 496 0120]\n', at: '1:10' },
  ({ code, message }) => code === 'UNEXPECTED_TOKEN' && /, in flow/.test(message),
  ['There is nothing before this comma.', 'Delete the comma.'],
)

/** A backslash in double quotation marks. */
export const backslash = plain(
  { text: 'name: "C:\\Windows"\n', at: '1:10' },
  ({ code }) => code === 'BAD_DQ_ESCAPE',
  [
    'A backslash has a special meaning in double quotation marks.',
    'Use single quotation marks around this value, or none.',
  ],
)

const isListOnLine = ({ code, message }: SyntaxFault) =>
  code === 'UNEXPECTED_TOKEN' && /block-seq-ind on same line/.test(message)

/** A dash where a value belongs. */
export const dashAsValue = plain(
  { text: 'minimum_age: -\n', at: '1:14' },
  (fault) => isListOnLine(fault) && /^-[ \t]*(?:\r?\n|$)/.test(fault.rest),
  ['There is a dash here instead of a value.', 'Write a value instead, or delete the line.'],
)

/** A list that starts on the line of its field. */
export const listOnLine = plain({ text: 'phones: - 0117 496 0120\n', at: '1:9' }, isListOnLine, [
  'A list cannot start on the same line as its field.',
  'Start it on the next line, and each entry with `- `.',
])

/** Text on the line of `|` or `>`. */
export const textAfterArrow = plain(
  { text: 'description: >- A quiet hour.\n', at: '1:17' },
  ({ code, message }) =>
    code === 'UNEXPECTED_TOKEN' && /header includes extra|not a YAML token/i.test(message),
  [
    'After `|` or `>`, the text starts on the next line.',
    'Move the rest of this line to the next line and indent it by two spaces.',
  ],
)

/** A comment that touches the value before it. */
export const commentWithoutSpace = plain(
  { text: 'name: "Choir"# sings\n', at: '1:14' },
  ({ code, message }) => code === 'MISSING_CHAR' && /comments must be/i.test(message),
  [
    'A `#` starts a comment only after a space.',
    'Write a space before it, or put the whole value in quotation marks.',
  ],
)
