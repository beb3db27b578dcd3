import type { Settings } from '../record/settings/settings.ts'
import type { Directory, Organization } from './directory.ts'

/** The slugs of the organizations that an account on GitHub cares for; undefined for one that the settings do not name. */
export function careOf(
  { pages }: Pick<Settings, 'pages'>,
  login: string,
): readonly string[] | undefined {
  const care = pages === 'off' ? {} : (pages.members?.care ?? {})
  // GitHub tells no accounts apart by their case.
  return Object.entries(care).find(([one]) => one.toLowerCase() === login.toLowerCase())?.[1]
}

/** True when an organization has a confidential place, or a service there. Who works for it is then confidential as well. */
export const isConfidential = (
  { locations, services }: Pick<Directory, 'locations' | 'services'>,
  organization: Organization,
): boolean =>
  locations.some(
    (location) => location.value.confidential && location.organization === organization,
  ) ||
  services.some(
    (service) =>
      service.organization === organization &&
      service.places.some(({ location }) => location.value.confidential),
  )

/** The organizations whose records are in some files: they themselves, their services, and places that are theirs or where these are. */
export function organizationsIn(
  {
    organizations,
    locations,
    services,
  }: Pick<Directory, 'organizations' | 'locations' | 'services'>,
  isIn: (file: string) => boolean,
): ReadonlySet<Organization> {
  const there = locations.filter(({ place }) => isIn(place.file))
  return new Set([
    ...organizations.filter(({ place }) => isIn(place.file)),
    ...there.flatMap(({ organization }) => organization ?? []),
    ...services
      .filter(
        ({ place, places }) =>
          isIn(place.file) || places.some(({ location }) => there.includes(location)),
      )
      .map(({ organization }) => organization),
  ])
}
