import { GUARDED_KEYS } from '../record/guarded-keys.ts'
import { linesOf } from '../text/lines.ts'

/**
 * Whether a text seems to change what only editors decide. This reads lines, because nothing reads YAML at the edge; the inbox and
 * the check of the pull request compare values, which finds every spelling.
 */
export function changesGuarded(before: string | undefined, after: string): boolean {
  // A new record gets its id in the form.
  const keys = GUARDED_KEYS.filter((key) => before !== undefined || key !== 'id')
  const guarded = new RegExp(`^(?:${HIDING}|(["']?)(?:${keys.join('|')})\\1[ \\t]*:)`)
  const [was = [], is = []] = [before ?? '', after].map((text) =>
    fieldsOf(text).filter((field) => guarded.test(field)),
  )
  return (
    !was.every((field) => is.includes(field)) ||
    !is.every((field) => was.includes(field)) ||
    keys.some((key) => countOf(key, after) > countOf(key, before ?? ''))
  )
}

/** A key that YAML finds elsewhere: behind a question mark, tag, anchor or alias, in merged fields, or in escapes. */
const HIDING = String.raw`[?!&*<]|"[^"\n]*\\`

/** How often a key stands at the start of a line or between braces, at any depth. */
const countOf = (key: string, text: string): number =>
  text.match(new RegExp(`(?:^|[\\n{,])[ \\t-]*(["']?)${key}\\1[ \\t]*:`, 'g'))?.length ?? 0

/** The fields at the top of a record, each with the lines below it, without blank lines and comments at its end. */
const fieldsOf = (text: string): string[] =>
  linesOf(text)
    .join('\n')
    .split(/\n(?=[^\s#-])/)
    .map((field) => {
      const lines = field.split('\n')
      const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('#'))
      return lines.slice(0, last + 1).join('\n')
    })
