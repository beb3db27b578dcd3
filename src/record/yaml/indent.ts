import { quote } from '../../text/quote.ts'
import { gluedDash } from './dash.ts'
import { type Explained, type LibraryError, told } from './error.ts'
import { quoteIt } from './line.ts'
import { syntax } from './problem.ts'

/** A line that does not start where it should, or an entry without its dash. */
export function misplaced(error: LibraryError): Explained {
  const { line, lineStart, before } = withWords(error)
  const text = line.trim()
  const above = before.slice(0, lineStart)
  const [last = ''] = above.trimEnd().split('\n').slice(-1)
  const problem =
    gluedDash(line, above) ??
    (/^\s*- /.test(last) && !/^-(?: |$)|:(?: |$)/.test(text)
      ? syntax(
          'This line has no dash, and the one above it has.',
          `Write ${quote(`- ${text.replace(BULLET, '')}`)}, with its dash right below the one above.`,
        )
      : syntax(
          'This line starts further left or right than the lines that it belongs to.',
          'Fields of the same thing start in the same column; what belongs to one of them is two spaces further in.',
        ))
  return { problem, offset: lineStart + line.length - line.trimStart().length }
}

/** Signs that are typed where a dash should be. */
const BULLET = /^(?:[•▪·–—]\s*)+/

/** An error where there are words again; the library finds it on an empty line before them. */
function withWords(error: LibraryError): LibraryError {
  const { line, rest, before } = error
  const [empty = ''] = line.trim() === '' ? (/^(?:[ \t\r]*\n)+/.exec(rest) ?? []) : []
  if (empty === '') return error
  const [words = ''] = rest.slice(empty.length).split(/\r?\n/, 1)
  return { ...error, line: words, before: before + empty, lineStart: before.length + empty.length }
}

/** A field that starts further right than the one above it, which has a value of its own already. */
export function tooFarIn({ line, rest, offset }: LibraryError): Explained {
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
