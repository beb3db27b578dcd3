import type { Directory, Linked } from '../directory/directory.ts'

/** What of a directory is published: no draft, and nothing that is written inside one. */
export function publishedOf({
  organizations,
  locations,
  services,
}: Directory): Pick<Directory, 'organizations' | 'locations' | 'services'> {
  const drafts = new Set(services.filter(({ draft }) => draft).map(({ place }) => place.file))
  const isPublished = ({ draft, place }: Pick<Linked<'service'>, 'draft' | 'place'>) =>
    !draft && !drafts.has(place.file)
  return {
    organizations: organizations.filter(isPublished),
    locations: locations.filter(isPublished),
    services: services.filter(isPublished),
  }
}
