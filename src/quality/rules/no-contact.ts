import type { Service } from '../../directory/directory.ts'
import { fieldsOf } from '../../hsds/entities.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'

/** Nobody can ask about a service, neither there nor at its organization. */
export function* noContact({ services, isPublic }: Advised): Generator<Advice> {
  const ways = WAYS.filter((name) => Object.hasOwn(fieldsOf('service'), name))
  if (!ways.some((name) => isPublic(`service.${name}`))) return
  for (const service of services)
    if (!canBeAsked(service))
      yield {
        code: 'no-contact',
        message: 'There is no way to get in touch about this service.',
        hint: 'Add a telephone number under `phones:`, an `email:`, or its web page as `url:`; those of its organization would do as well.',
        place: placeIn(service),
        about: service,
      }
}

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
