import type { Service } from '../../directory/directory.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'

/** Nobody can ask about a service, neither there nor at its organization. */
export function* noContact({ services, isPublic }: Advised): Generator<Advice> {
  const ways = HINTS.flatMap(([name, hint]) => (isPublic(`service.${name}`) ? [hint] : []))
  if (ways.length === 0) return
  for (const service of services)
    if (!canBeAsked(service))
      yield {
        code: 'no-contact',
        message: 'There is no way to get in touch about this service.',
        hint: `Add ${either.format(ways)}; those of its organization would do as well.`,
        place: placeIn(service),
        about: service,
      }
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** What can be added to a service. */
const HINTS = [
  ['phones', 'a telephone number under `phones:`'],
  ['email', 'an `email:`'],
  ['url', 'its web page as `url:`'],
  ['contacts', 'somebody who can be reached under `contacts:`'],
] as const

const WAYS = [
  'email',
  'url',
  'website',
  'phones',
  'contacts',
  'additional_urls',
  'additional_websites',
]

/** Whether a service, its organization, or one of its places says how to get in touch. */
const canBeAsked = ({ value, organization, places }: Service) =>
  canBeReached(value) ||
  canBeReached(organization.value) ||
  places.some((pair) => canBeReached(pair.value) || canBeReached(pair.location.value))

function canBeReached(owner: object): boolean {
  const fields = owner as Readonly<Record<string, unknown>>
  return WAYS.some((name) => {
    const way = fields[name]
    if (name === 'contacts') return ((way ?? []) as object[]).some(canBeReached)
    return Array.isArray(way) ? way.length > 0 : way !== undefined
  })
}
