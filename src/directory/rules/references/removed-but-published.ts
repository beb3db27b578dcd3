import { REMOVED_FILE } from '../../../record/schema/removed.ts'
import type { Rule } from '../rule.ts'
import { publishedIds } from './published-ids.ts'

export const removedButPublished: Rule = {
  code: 'removed-but-published',
  severity: 'error',
  means: 'An id is listed as removed and still published.',
  *directory(directory) {
    const { removed } = directory
    if (removed.length === 0) return
    const files = publishedIds(directory)
    for (const [i, { id }] of removed.entries()) {
      const file = files.get(id)
      const isRepeated = removed.findIndex((entry) => entry.id === id) < i
      if (file === undefined || isRepeated) continue
      yield {
        message: `The id ${id} is listed as removed, but ${file} has it.`,
        hint: 'Delete this entry, or delete the record.',
        place: { file: REMOVED_FILE, path: ['removed', i, 'id'] },
      }
    }
  },
}
