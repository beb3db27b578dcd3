import { type Rule, SOURCES } from '../../feed-rule.ts'
import { documentOf } from '../../survey/exchange.ts'
import { type Survey, surveyExchanges } from '../../survey/survey.ts'
import { expected } from './expected.ts'

/** Field names of pages in version 1. */
const OLD_FIELDS = ['content', 'totalElements', 'totalPages', 'number']

export const oldEdition: Rule = {
  id: 'old-edition',
  severity: 'fail',
  means: 'The feed is of version 1 of the standard.',
  basis: { says: 'Pages of version 3.0 have total_items and contents.', where: SOURCES.api },
  eclipses: true,
  *judge(survey) {
    const signs = signsOfVersion1(survey)
    if (signs.length === 0) return
    const occurrence = {
      value: signs.join(', '),
      message: 'This is a feed of version 1 of the standard, which version 3.0 has replaced.',
      hint: 'Publish version 3.0. It has other lists, field names and ids.',
    }
    // At every endpoint, because it explains whatever else is wrong there.
    for (const exchange of expected(survey)) yield { exchange, ...occurrence }
  },
}

function signsOfVersion1(survey: Survey): readonly string[] {
  const pages = surveyExchanges(survey)
    .map(documentOf)
    .filter((document) => document?.contents === undefined)
  const fields = pages
    .map((page) => OLD_FIELDS.filter((name) => page && name in page))
    .find(({ length }) => length > 1)
  if (!fields) return []
  const [first] = pages.flatMap((page) => (Array.isArray(page?.content) ? page.content : []))
  const isNumbered = typeof (first as { readonly id?: unknown } | undefined)?.id === 'number'
  return isNumbered ? [...fields, 'ids that are numbers'] : fields
}
