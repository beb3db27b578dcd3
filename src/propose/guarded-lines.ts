import { GUARDED_KEYS } from '../record/guarded-keys.ts'

/**
 * The guarded key at the top of a record whose lines a text changes. This reads lines, because nothing reads YAML at the edge;
 * the check of the pull request finds the other spellings.
 */
export const changedGuard = (before: string | undefined, after: string): string | undefined =>
  GUARDED_KEYS.find((key) => {
    // A new record gets its id in the form.
    if (before === undefined && key === 'id') return false
    return linesOf(before ?? '', key) !== linesOf(after, key)
  })

/** The lines of a key at the top of a record, with those of its value. */
const linesOf = (text: string, key: string): string =>
  [...text.matchAll(new RegExp(`^(["']?)${key}\\1[ \\t]*:.*(?:\\r?\\n[ \\t-].*)*`, 'gm'))]
    .map(([lines]) => lines.trimEnd())
    .join('\n')
