import { documentOf } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type Survey, surveyed } from '../survey.ts'
import { expected } from './answers.ts'

/** The names by which pages of version 1 are known. */
const OLD = ['content', 'totalElements', 'totalPages', 'number']

export const oldEdition: Rule = {
  id: 'old-edition',
  severity: 'fail',
  means: 'The feed is one of version 1 of the standard.',
  basis: { says: 'Version 3.0 has pages with total_items and contents.', where: STANDARD.api },
  eclipses: true,
  *judge(survey) {
    const signs = oldSigns(survey)
    if (signs.length === 0) return
    const found = {
      value: signs.join(', '),
      message: 'This is a feed of version 1 of the standard, which version 3.0 has replaced.',
      hint: 'Publish version 3.0; its lists, field names and ids are others.',
    }
    // What else such a feed does otherwise follows from that.
    for (const exchange of expected(survey)) yield { exchange, ...found }
  },
}

/** What in the lists is of version 1. */
function oldSigns(survey: Survey): readonly string[] {
  const pages = surveyed(survey)
    .map(documentOf)
    .filter((document) => document?.contents === undefined)
  const signs = pages.map((page) => OLD.filter((name) => page && name in page))
  const found = signs.find(({ length }) => length > 1) ?? []
  const [first] = pages.flatMap((page) => (Array.isArray(page?.content) ? page.content : []))
  const isNumbered = typeof (first as { readonly id?: unknown } | undefined)?.id === 'number'
  return found.length > 0 && isNumbered ? [...found, 'ids that are numbers'] : found
}
