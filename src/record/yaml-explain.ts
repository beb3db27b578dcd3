import { quote } from './quote.ts'
import { quoteIt, unquoted } from './yaml-line.ts'
import {
  type TextProblem,
  anchored,
  special,
  syntax,
  tagged,
  unclosedQuote,
} from './yaml-problem.ts'

/** An error of the YAML library, and the text around it. */
export interface LibraryError {
  readonly code: string
  readonly message: string
  /** How many characters come before the error. */
  readonly offset: number
  /** The whole line on which the error is, and how many characters come before it. */
  readonly line: string
  readonly lineStart: number
  /** The text from the error on, and before it. */
  readonly rest: string
  readonly before: string
}

/** What an error means, and where to look: at the error, at another place, or at what was opened before it. */
export interface Explained {
  readonly problem: TextProblem
  readonly offset?: number
  readonly opens?: 'quote' | 'bracket'
}

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
  if (/:[ \t]+$/.test(error.before) && /^\?[ \t]*(?:\r?\n|$)/.test(error.rest))
    return told(
      'A question mark cannot stand in place of a value.',
      'Write the value, or take the line out: what is not known is left out.',
    )
  if (/^\s*(?:```|~~~)/.test(line))
    return told(
      'This line is no part of the record; it was probably copied along with it.',
      'Delete it, and the other line like it at the end.',
    )
  if (/missing closing .*quote/i.test(message)) return { problem: unclosedQuote(), opens: 'quote' }
  return (
    explained[code]?.(error) ??
    signFirst(error) ??
    told(
      `This cannot be understood: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
      'Look at this line and the one before: every field is `name: value`, and what belongs to it is indented by two spaces.',
    )
  )
}

const told = (message: string, hint: string): Explained => ({ problem: syntax(message, hint) })

const tab: TextProblem = {
  code: 'yaml-tab',
  message: 'This line is indented with a tab.',
  hint: 'Use the space bar in place of the tab key: two spaces for each level.',
}

/** A line that does not start where it should, or an entry without its dash. */
function misplaced({ line, lineStart, before }: LibraryError): Explained {
  const text = line.trim()
  const [above = ''] = before.trimEnd().split('\n').slice(-1)
  const problem =
    /^\s*- /.test(above) && !/^- |:(?: |$)/.test(text)
      ? syntax(
          'This line has no dash, and the one above it has.',
          `Write ${quote(`- ${text}`)}, with its dash right below the one above.`,
        )
      : syntax(
          'This line starts further left or right than the lines that it belongs to.',
          'Fields of the same thing start in the same column; what belongs to one of them is two spaces further in.',
        )
  return { problem, offset: lineStart + line.length - line.trimStart().length }
}

/** A line without a colon, or with something else in its place. */
function noColon({ line, rest, before }: LibraryError): Explained {
  const field = firstOf(before, line)
  const [, entry] = /^\s*- (\S.*)$/.exec(line.trimEnd()) ?? []
  if (field && entry && fieldBelow(line, rest))
    return told(
      'Other fields of this entry follow, so its first line needs the name of a field as well.',
      `Write ${quote(`- ${field}: ${entry}`)}.`,
    )
  const [, start = '', name, sign = '', value = ''] =
    /^\s*(- )?([A-Za-z_]+)(:| ?= ?)(\S.*)$/.exec(line) ?? []
  if (name && !value.startsWith('//'))
    return told(
      sign === ':'
        ? 'There is no space after this colon.'
        : 'There is an equals sign where a colon belongs.',
      `Write ${quote(`${start}${name}: ${value.trim()}`)}.`,
    )
  return told(
    'This line has no colon with a space after it.',
    'A field is written `name: value`. If this is a text that goes on from the line above, put two spaces before it.',
  )
}

/** Lists whose entries can be a text alone, each with the field that this text is. */
const TEXT_OF: ReadonlyMap<string, string> = new Map([
  ['locations', 'location'],
  ['phones', 'number'],
  ['service_areas', 'name'],
  ['contacts', 'name'],
  ['languages', 'name'],
])

/** The field that the text of an entry stands for, by the list above it that the entry is in. */
function firstOf(before: string, line: string): string | undefined {
  const indent = line.length - line.trimStart().length
  const above = before.split('\n').slice(0, -1).reverse()
  const owner = above.find((text) => /^ *[a-z_]+: *\r?$/.test(text) && start(text) <= indent)
  return TEXT_OF.get(owner?.trim().replace(':', '') ?? '')
}

const start = (text: string) => text.length - text.trimStart().length

/** Whether the line below starts further in than the dash of this one, and is a field. */
function fieldBelow(line: string, rest: string): boolean {
  const [, below = ''] = rest.split('\n')
  return /^\s*[a-z_]+:(?:\s|$)/.test(below) && start(below) > start(line)
}

/** A field that starts further right than the one above it, which has a value of its own already. */
function tooFarIn({ line, rest, offset }: LibraryError): Explained {
  if (/:\s*$/.test(line) && /^\s*(?:- )?[^:]+: /.test(line))
    return told('This value ends with a colon.', quoteIt(line))
  const [first = '', gap = ''] = /^[^\n]*((?:\n[ \t]*)+)/.exec(rest) ?? []
  const [, name] = /^\s*(?:- )?([^:]+):/.exec(line) ?? []
  return {
    problem: syntax(
      'This line starts further right than the one above it, as if it belonged to that.',
      name
        ? `Let it start in the same column as ${quote(`${name}:`)}.`
        : 'Fields of the same thing start in the same column.',
    ),
    ...(gap && { offset: offset + first.length }),
  }
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
  BLOCK_AS_IMPLICIT_KEY: (error) =>
    /^[^\n]*:\s*\S/.test(error.rest.split('\n', 1)[0] ?? '')
      ? told('This value holds a colon with a space after it.', quoteIt(error.line))
      : tooFarIn(error),
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
