import type { Linked } from '../../directory.ts'
import type { Finding, Rule } from '../rule.ts'

export const draftReference: Rule = {
  code: 'draft-reference',
  severity: 'error',
  means: 'A published record refers to a draft.',
  *directory({ services, organizations, locations }) {
    for (const service of services) {
      if (service.draft) continue
      yield* check(service, service.organization, 'organization')
      for (const place of service.places) yield* check(place, place.location, 'location')
    }
    for (const organization of organizations)
      yield* check(organization, organization.parent, 'parent_organization')
    for (const location of locations) yield* check(location, location.organization, 'organization')
  },
}

function* check(
  { draft, place }: Pick<Linked<'service'>, 'draft' | 'place'>,
  other: { readonly draft: boolean; readonly slug: string } | undefined,
  field: string,
): Generator<Finding> {
  if (draft || !other?.draft) return
  yield {
    message: `\`${other.slug}\` is a draft, but this record is not.`,
    hint: `Delete \`draft: true\` from \`${other.slug}\`, or make this record a draft too.`,
    place: { ...place, path: [...place.path, field] },
  }
}
