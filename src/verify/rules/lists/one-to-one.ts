import { fieldValuesOf } from '../../records/record-values.ts'
import { recordsOf } from '../../records/records.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'

/** The standard allows a taxonomy to show its terms in the list. */
const MAY_NEST = new Set(['taxonomy', 'taxonomy_term'])

export const oneToOne: Rule = {
  id: 'one-to-one',
  severity: 'fail',
  means: 'A list item has a field with an array.',
  basis: { says: 'Lists show only fields that have one value.', where: SOURCES.api },
  *judge(survey) {
    for (const record of recordsOf(survey)) {
      if (!record.isItem || MAY_NEST.has(record.entity)) continue
      for (const { path, value } of fieldValuesOf(record))
        if (Array.isArray(value) && value.length > 0)
          yield {
            exchange: record.exchange,
            path,
            value,
            message: 'A list item has a field with an array.',
            hint: 'Leave the field out of the list, and publish it in the full record.',
          }
    }
  },
}
