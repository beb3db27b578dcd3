import { GUARDED_KEYS } from '../../../record/guarded-keys.ts'
import { linesOf } from '../../../text/lines.ts'

/**
 * Whether a text seems to change what only editors decide. This reads lines, because nothing reads YAML at the edge; the inbox and
 * the check of the pull request compare values, which finds every spelling.
 */
export const changesGuarded = (before: string | undefined, after: string): boolean =>
  GUARDED_KEYS.some((key) => {
    // A new record gets its id in the form.
    if (before === undefined && key === 'id') return false
    const [was, is] = [before ?? '', after].map((text) => foundIn(linesOf(text).join('\n'), key))
    return was!.atTop !== is!.atTop || was!.count < is!.count
  })

/** A key that YAML finds elsewhere: behind a question mark, tag, anchor or alias, in merged fields, or in escapes. */
const HIDING = String.raw`[?!&*<]|"[^"\n]*\\`
/** The rest of a line, and the lines below that belong to it. */
const VALUE = String.raw`.*(?:(?:\n(?:#.*)?)*\n[ \t-].*)*`

/** The fields of a key at the top of a record with their values, and how often it is there at any depth. */
const foundIn = (text: string, key: string) => ({
  atTop: text
    .match(new RegExp(`^\\uFEFF?(?:${HIDING}|(["']?)${key}\\1[ \\t]*:)${VALUE}`, 'gm'))
    ?.join('\n'),
  count: text.match(new RegExp(`(?:^|[{,?])[ \\t-]*(["']?)${key}\\1\\s*:`, 'gm'))?.length ?? 0,
})
