import { documentOf } from '../exchange.ts'
import { lists } from '../endpoint.ts'
import { type Rule, STANDARD } from '../rule.ts'

/** The names by which pages of version 1 are known. */
const OLD = ['content', 'totalElements', 'totalPages', 'number']

export const oldEdition: Rule = {
  id: 'old-edition',
  severity: 'fail',
  means: 'A list is that of version 1 of the standard.',
  basis: { says: 'Version 3.0 has pages with total_items and contents.', where: STANDARD.api },
  eclipses: true,
  *judge(survey) {
    for (const { collection } of lists)
      for (const exchange of survey.lists[collection].pages) {
        const document = documentOf(exchange)
        if (!document || document.contents !== undefined) continue
        const names = OLD.filter((name) => name in document)
        if (names.length < 2) continue
        yield {
          exchange,
          value: names.join(', '),
          message: 'This is a feed of version 1 of the standard, which version 3.0 has replaced.',
          hint: 'Publish version 3.0; its lists, field names and ids are others.',
        }
      }
  },
}
