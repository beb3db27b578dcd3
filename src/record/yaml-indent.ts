import { quote } from './quote.ts'
import { type Explained, type LibraryError, told } from './yaml-error.ts'
import { quoteIt } from './yaml-line.ts'
import { syntax } from './yaml-problem.ts'

/** A line that does not start where it should, or an entry without its dash. */
export function misplaced({ line, lineStart, before }: LibraryError): Explained {
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
