import { type Rule, STANDARD } from '../rule.ts'
import { membersOf, recordsOf } from '../records.ts'

/** The standard lets a taxonomy show its terms in the list as well. */
const NESTS = new Set(['taxonomy', 'taxonomy_term'])

export const oneToOne: Rule = {
  id: 'one-to-one',
  severity: 'fail',
  means: 'An item of a list carries a list of its own.',
  basis: { says: 'Lists show only fields that have one value.', where: STANDARD.api },
  *judge(survey) {
    for (const shown of recordsOf(survey)) {
      if (!shown.isItem || NESTS.has(shown.entity)) continue
      for (const { path, value } of membersOf(shown))
        if (Array.isArray(value) && value.length > 0)
          yield {
            exchange: shown.exchange,
            path,
            value,
            message: 'An item of the list carries a list of its own.',
            hint: 'Leave it out here, and publish it in the full record.',
          }
    }
  },
}
