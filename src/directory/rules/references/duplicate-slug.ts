import type { Place } from '../../../diagnostics/diagnostic.ts'
import { quote } from '../../../text/quote.ts'
import type { Finding, Rule } from '../rule.ts'

export const duplicateSlug: Rule = {
  code: 'duplicate-slug',
  severity: 'error',
  means: 'Two terms of a taxonomy, or two programmes of an organization, have the same slug.',
  *directory({ taxonomies, organizations }) {
    for (const { terms } of taxonomies) yield* duplicatesIn(terms, 'terms of this taxonomy')
    for (const { programs } of organizations)
      yield* duplicatesIn(programs, 'programmes of this organization')
  },
}

function* duplicatesIn(
  things: readonly { readonly slug: string; readonly place: Place; readonly value: object }[],
  nouns: string,
): Generator<Finding> {
  const seen = new Set<string>()
  for (const { slug, place, value } of things) {
    if (seen.has(slug))
      yield {
        message: `Two ${nouns} have the \`slug\` ${quote(slug)}.`,
        hint: 'Change one of the two slugs, and write the new one in the records that mean it.',
        place: { ...place, path: [...place.path, 'slug' in value ? 'slug' : 'name'] },
      }
    seen.add(slug)
  }
}
