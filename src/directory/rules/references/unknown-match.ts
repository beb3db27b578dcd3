import { MATCHES_FILE } from '../../../record/schema/matches.ts'
import type { Rule } from '../rule.ts'
import { publishedIds } from './published-ids.ts'

/** An answer about a record that is gone. It says nothing any more, and stops nothing. */
export const unknownMatch: Rule = {
  code: 'unknown-match',
  severity: 'advice',
  means: 'An answer in matches.yaml is about an id that no record has.',
  *directory(directory) {
    const { matches, removed, isWhole } = directory
    if (matches.length === 0 || !isWhole) return
    const known = new Set([
      ...publishedIds(directory).keys(),
      ...removed.map(({ id }) => id),
      // Drafts.
      ...[directory.organizations, directory.locations, directory.services].flatMap((some) =>
        some.map(({ id }) => id),
      ),
    ])
    for (const [i, answer] of matches.entries())
      for (const name of ['id', 'other'] as const)
        if (!known.has(answer[name]))
          yield {
            message: `\`${name}\` is ${answer[name]}, but no record has this id.`,
            hint: 'Delete the line, or correct the id.',
            place: { file: MATCHES_FILE, path: ['matches', i, name] },
          }
  },
}
