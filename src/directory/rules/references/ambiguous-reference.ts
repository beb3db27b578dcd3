import { quoteList, quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'
import { NOUNS } from './named.ts'

export const ambiguousReference: Rule = {
  code: 'ambiguous-reference',
  severity: 'error',
  means: 'A name could mean more than one thing.',
  *directory({ unresolved }) {
    for (const { kind, written, meanings, place } of unresolved)
      if (meanings)
        yield {
          message: `More than one ${NOUNS[kind]} is called ${quote(written)}.`,
          hint: `Write ${quoteList(meanings, 'or')}.`,
          place,
        }
  },
}
