import { REMOVED_FILE } from '../../../record/schema/removed.ts'
import type { Rule } from '../rule.ts'
import { publishedIds } from './published-ids.ts'

/** A removed id may be replaced by one that was itself removed later. */
export const unknownReplacement: Rule = {
  code: 'unknown-replacement',
  severity: 'error',
  means: 'A removed id is replaced by one that is not published.',
  *directory(directory) {
    const { removed, isWhole } = directory
    if (removed.length === 0 || !isWhole) return
    const published = publishedIds(directory)
    const listed = new Set(removed.map(({ id }) => id))
    for (const [i, { id, replaced_by }] of removed.entries()) {
      if (!replaced_by || published.has(replaced_by)) continue
      if (replaced_by !== id && listed.has(replaced_by)) continue
      yield {
        message: `\`replaced_by\` is ${replaced_by}, but nothing that is published has this id.`,
        hint: 'Write the `id` of the record that replaces it.',
        place: { file: REMOVED_FILE, path: ['removed', i, 'replaced_by'] },
      }
    }
  },
}
