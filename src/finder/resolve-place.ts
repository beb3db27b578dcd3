import type { NearQuery } from '../api/near-query.ts'
import { type Town, townKey } from './pages/towns.ts'
import { suggest } from '../text/suggest.ts'
import type { FindQuery } from './find-query.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'

/** What a search means by where: parameters of the API, and how it was understood. */
export interface Where {
  /** Its parameters for the API; none without a place. */
  readonly asked: Readonly<Record<string, string>>
  /** A better point to measure distances from than that of the postcode. */
  readonly point?: NonNullable<NearQuery['point']>
  /** The town that was meant. */
  readonly town?: string
}

/** The radius of a search around a point, in kilometres: ten miles. */
const RADIUS = '16.1'

const NOWHERE: Where = { asked: {} }

/** Resolves the place of a search: a postcode, a town by its name or the most similar one, or else the position of the browser. */
export async function resolvePlace(
  { place, near }: Pick<FindQuery, 'place' | 'near'>,
  source: FindSource,
): Promise<Where | 'unknown'> {
  if (place === '') return near === '' ? NOWHERE : { asked: { proximity: near, radius: RADIUS } }
  // No town of Britain has a digit in its name, and every postcode has.
  if (/\d/.test(place)) return { asked: { postcode: place } }
  const town = townCalled(place, await readFindJson<readonly Town[]>(source, 'towns.txt'))
  return town ? whereIs(town) : 'unknown'
}

/** The town with this name; else the only one that begins with it; else one that is spelt alike. */
function townCalled(place: string, towns: readonly Town[]): Town | undefined {
  const wanted = townKey(place)
  const keys = towns.map(({ name }) => townKey(name))
  const at = (index: number) => (index < 0 ? undefined : towns[index])
  const longer = keys.filter((key) => key.startsWith(`${wanted} `))
  return (
    at(keys.indexOf(wanted)) ??
    (longer.length === 1 ? at(keys.indexOf(longer[0]!)) : undefined) ??
    at(keys.indexOf(suggest(wanted, keys) ?? ''))
  )
}

function whereIs({ name, postcode, point }: Town): Where {
  const [latitude, longitude] = point ?? []
  const middle =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  if (postcode !== undefined)
    return { asked: { postcode }, town: name, ...(middle && { point: middle }) }
  return { asked: { proximity: [latitude, longitude].join(','), radius: RADIUS }, town: name }
}
