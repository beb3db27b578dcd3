import type { Service } from '../../directory/directory.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const noContact: QualityRule = {
  code: 'no-contact',
  means: 'There is no way to get in touch about a service.',
  costs: 20,
  *check({ services, isPublic }) {
    const ways = HINTS.flatMap(([name, hint]) => (isPublic(`service.${name}`) ? [hint] : []))
    if (ways.length === 0) return
    for (const service of services)
      if (!canBeContacted(service))
        yield {
          message: 'There is no way to get in touch about this service.',
          hint: `Add ${either.format(ways)}. Those of its organization count as well.`,
          place: placeIn(service),
          about: service,
        }
  },
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** What can be added to a service. */
const HINTS = [
  ['phones', 'a telephone number under `phones:`'],
  ['email', 'an `email:`'],
  ['url', 'its web page as `url:`'],
  ['contacts', 'somebody who can be reached under `contacts:`'],
] as const

/** Fields of any record by which people can get in touch. */
const WAYS = [
  'email',
  'url',
  'website',
  'phones',
  'contacts',
  'additional_urls',
  'additional_websites',
]

/** Whether a service, its organization, or one of its places has a contact. */
const canBeContacted = ({ value, organization, places }: Service) =>
  hasContact(value) ||
  hasContact(organization.value) ||
  places.some((pair) => hasContact(pair.value) || hasContact(pair.location.value))

function hasContact(owner: object): boolean {
  const fields = owner as Readonly<Record<string, unknown>>
  return WAYS.some((name) => {
    const way = fields[name]
    if (name === 'contacts') return ((way ?? []) as object[]).some(hasContact)
    return Array.isArray(way) ? way.length > 0 : way !== undefined
  })
}
