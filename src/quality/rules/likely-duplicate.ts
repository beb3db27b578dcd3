import { explain } from '../../match/explain.ts'
import { matchesOf } from '../../match/directory-matches.ts'
import type { MatchRecord } from '../../match/record.ts'
import { type QualityRule, type Subject, placeIn } from './quality-rule.ts'

const WHAT = { organization: 'organization', location: 'place', service: 'service' } as const

export const likelyDuplicate: QualityRule = {
  code: 'likely-duplicate',
  means: 'Two records are likely to be about the same service, organization or place.',
  costs: 10,
  *check({ directory, services, organizations, locations }) {
    const subjects = new Map<string, Subject>(
      [...services, ...organizations, ...locations].map((subject) => [subject.id, subject]),
    )
    const told = new Set<Subject>()
    for (const { a, b, compared } of matchesOf(directory))
      // Each of the two has the advice, so that a change sees it that touches only one.
      for (const [one, other] of [[a, b] as const, [b, a] as const]) {
        const about = subjects.get(one.id)
        if (!about || told.has(about)) continue
        told.add(about)
        yield {
          message: `This looks like the ${WHAT[one.kind]} in ${other.file}: it has ${explain(compared)}.`,
          hint: hintFor(one, other),
          place: placeIn(about, 'name'),
          about,
        }
      }
  },
}

const hintFor = (one: MatchRecord, other: MatchRecord): string =>
  `If they are the same, keep one: \`osd merge ${one.slug} ${other.slug}\`. If not, say so: \`osd match\` asks, and never again.`
