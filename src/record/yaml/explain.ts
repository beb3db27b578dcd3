import { noColon } from './colon.ts'
import { explainDash } from './dash.ts'
import { type Explained, type LibraryError, told } from './error.ts'
import { misplaced, tooFarIn } from './indent.ts'
import { quoteIt, unquoted } from './line.ts'
import {
  type TextProblem,
  anchored,
  questionFirst,
  special,
  syntax,
  tagged,
  unclosedQuote,
} from './problem.ts'

/** The words of the YAML library, in words for editors. */
export function explainYaml(error: LibraryError): Explained {
  const { code, message, line, lineStart } = error
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line))
    return { problem: tab, offset: lineStart + Math.max(0, line.indexOf('\t')) }
  if (/^\s*\u00A0|:\u00A0/.test(line))
    return told(
      'This line holds a space of another kind; it was probably copied from another program.',
      'Delete the spaces around the name of the field and type them anew.',
    )
  if (/^\s*(?:```|~~~)/.test(line))
    return told(
      'This line is no part of the record; it was probably copied along with it.',
      'Delete it, and the other line like it at the end.',
    )
  if (/missing closing .*quote/i.test(message)) return { problem: unclosedQuote(), opens: 'quote' }
  return (
    explainDash(error) ??
    explained[code]?.(error) ??
    signFirst(error) ??
    told(
      `This cannot be understood: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
      'Look at this line and the one before: every field is `name: value`, and what belongs to it is indented by two spaces.',
    )
  )
}

const tab: TextProblem = {
  code: 'yaml-tab',
  message: 'This line is indented with a tab.',
  hint: 'Use the space bar in place of the tab key: two spaces for each level.',
}

/** A value that starts with a sign of YAML, for which the library stumbles only later in the line. */
function signFirst({ line, lineStart }: LibraryError): Explained | undefined {
  const found = /^(\s*(?:- +)?(?:[^\s:]+: +)?)([*&!@`%|>])/.exec(line)
  const [, start = '', sign] = found ?? []
  return sign ? { problem: special(sign, line), offset: lineStart + start.length } : undefined
}

const noComma = told(
  'There is a comma missing here, or a colon too many.',
  'Between `{` and `}` put commas between the fields, and quotation marks around a value with a comma or a colon.',
)
const lostEntry = told(
  'This list belongs to no field.',
  'Write it below a field that has nothing after its colon, such as `phones:`.',
)

/** What the codes of the library mean to an editor. */
const explained: Readonly<Record<string, (error: LibraryError) => Explained | undefined>> = {
  MULTIPLE_DOCS: () =>
    told(
      'A line of dashes or dots ends the record before this.',
      'Take that line out. A second record goes into a file of its own.',
    ),
  MULTILINE_IMPLICIT_KEY: (error) => (/^-\s/.test(error.rest) ? lostEntry : noColon(error)),
  BLOCK_AS_IMPLICIT_KEY: (error) => {
    if (/^\?(?:\s|$)/.test(error.rest))
      return { problem: questionFirst(error.rest.split('\n', 1)[0]!, error.line) }
    return /:\s+\S/.test(error.rest.split('\n', 1)[0] ?? '')
      ? told('This value holds a colon with a space after it.', quoteIt(error.line))
      : tooFarIn(error)
  },
  MISSING_CHAR: (error) => {
    const { message, rest, before } = error
    if (/flow (map|sequence) must end/i.test(message)) return neverClosed(message)
    if (/directives/i.test(message)) return { problem: special('%', error.line) }
    if (/sequence item/i.test(message)) return misplaced(error)
    if (/flow map items/.test(message)) return noComma
    if (/comments must be/i.test(message))
      return told(
        'A `#` starts a comment only after a space.',
        'Write a space before it, or quotation marks around the whole value.',
      )
    return /map values/.test(message) && !/^\s/.test(rest) && before !== ''
      ? noColon(error)
      : undefined
  },
  BAD_INDENT: (error) =>
    /^flow/i.test(error.message) && /end with/.test(error.message)
      ? neverClosed(error.message)
      : misplaced(error),
  BAD_SCALAR_START: ({ rest, line }) => ({ problem: special(rest.charAt(0), line) }),
  BAD_ALIAS: ({ rest, line }) => ({ problem: special(rest.charAt(0), line) }),
  TAG_RESOLVE_FAILED: ({ line }) => ({ problem: tagged(line) }),
  MULTIPLE_TAGS: ({ line }) => ({ problem: tagged(line) }),
  MULTIPLE_ANCHORS: ({ line }) => ({ problem: anchored(line) }),
  BAD_DQ_ESCAPE: () =>
    told(
      'A backslash has a special meaning between double quotation marks.',
      'Use single quotation marks around this value, or none.',
    ),
  BLOCK_IN_FLOW: () => noComma,
  UNEXPECTED_TOKEN: (error) => {
    const { message, rest, before, line } = error
    const above = before.trimEnd()
    const last = above.slice(-1)
    const sameLine = !before.includes('\n', above.length)
    const [, sign] = /^\s*([,;.])\s*(?:\n|$)/.exec(rest) ?? []
    if (/at node end/.test(message) && sameLine && /["'\]}]/.test(last) && sign)
      return told(
        `Something follows the \`${last}\` on this line.`,
        `Take the \`${sign}\` at its end out.`,
      )
    if (/at node end/.test(message) && sameLine && /["']/.test(last))
      return told('Something follows the closing quotation mark on this line.', unquoted(line))
    if (/at node end/.test(message) && sameLine && /[\]}]/.test(last))
      return told(`Something follows the \`${last}\` on this line.`, quoteIt(line))
    if (/at node end/.test(message)) return sameLine ? undefined : misplaced(error)
    if (/unexpected scalar token|flow-(map|seq)-start/i.test(message)) return noComma
    if (/block-seq-ind on same line/.test(message) && /^-[ \t]*(?:\r?\n|$)/.test(rest))
      return told(
        'This dash stands where a value should.',
        'Write a value in its place, or take the line out.',
      )
    if (/block-seq-ind on same line/.test(message))
      return told(
        'A list cannot start on the line of its field.',
        'Start it on the next line, each entry with `- `.',
      )
    if (/header includes extra|not a YAML token/i.test(message))
      return told(
        'After `|` or `>` the text starts on the next line.',
        'Move what stands behind it to the next line and indent it by two spaces.',
      )
    if (/flow-(map|seq)-end/.test(message))
      return told(
        `This \`${rest.charAt(0)}\` closes nothing.`,
        'Take it out, or add what opens it.',
      )
    return /, in flow/.test(message)
      ? told('There is nothing before this comma.', 'Take the comma out.')
      : undefined
  },
}

const neverClosed = (message: string): Explained => {
  const [open, close] = /sequence/i.test(message) ? '[]' : '{}'
  return {
    problem: syntax(
      `A \`${open}\` is opened here and never closed.`,
      `Add the closing \`${close}\` on the same line.`,
    ),
    opens: 'bracket',
  }
}
