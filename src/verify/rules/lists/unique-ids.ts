import { type Rule, SOURCES } from '../../feed-rule.ts'
import { idsOf } from '../../survey/survey.ts'
import { misnumberedPages } from './page-ignored.ts'
import { shuffledPage } from './page-order.ts'
import { listsOf } from './page.ts'

export const uniqueIds: Rule = {
  id: 'unique-ids',
  severity: 'fail',
  means: 'A list has the same id twice.',
  basis: { says: 'An id belongs to one record of its kind.', where: SOURCES.schema },
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      // Misnumbered pages and pages in changing order repeat items, and break other rules.
      if ([...misnumberedPages(list)].length > 0 || shuffledPage(survey, list)) continue
      const seen = new Set<string>()
      for (const { exchange } of pages)
        for (const [index, id] of idsOf(exchange).entries()) {
          if (seen.has(id))
            yield {
              exchange,
              path: ['contents', index, 'id'],
              value: id,
              message: 'The list has this id twice.',
              hint: 'List every record once, and give every record an id of its own.',
            }
          seen.add(id)
        }
    }
  },
}
