import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Directory, Linked, Service } from '../directory.ts'

/** A published record needs one that is a draft, so it could not be published whole. */
export function* draftReference({
  services,
  organizations,
  locations,
}: Directory): Generator<Diagnostic> {
  for (const service of services) {
    if (service.draft) continue
    if (service.organization.draft) yield problem(service, service.organization, ['organization'])
    yield* places(service)
  }
  for (const organization of organizations)
    if (!organization.draft && organization.parent?.draft)
      yield problem(organization, organization.parent, ['parent_organization'])
  for (const location of locations)
    if (!location.draft && location.organization?.draft)
      yield problem(location, location.organization, ['organization'])
}

function* places({ places }: Service): Generator<Diagnostic> {
  for (const pair of places)
    if (pair.location.draft) yield problem(pair, pair.location, ['location'])
}

const problem = (
  { place }: Pick<Linked<'service'>, 'place'>,
  { slug }: { readonly slug: string },
  path: readonly string[],
): Diagnostic => ({
  code: 'draft-reference',
  message: `\`${slug}\` is a draft, and this record is not.`,
  hint: `Take \`draft: true\` out of \`${slug}\`, or make this record a draft as well.`,
  place: { ...place, path: [...place.path, ...path] },
})
