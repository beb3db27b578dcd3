import type { NearQuery } from '../api/near-query.ts'
import { type Town, townKey } from './pages/towns.ts'
import { suggest } from '../text/suggest.ts'
import type { FindQuery } from './find-query.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'

/** What a search means by where, and how it was understood. */
export interface Where {
  /** The postcode that says what is for people there. */
  readonly postcode?: string
  /** A better point to measure distances from than that of the postcode. */
  readonly point?: NonNullable<NearQuery['point']>
  /** The town that was meant. */
  readonly town?: string
}

/** Resolves the place of a search: a postcode, a town by its name or the most similar one, or else the position of the browser. */
export async function resolvePlace(
  { place, near }: Pick<FindQuery, 'place' | 'near'>,
  source: FindSource,
): Promise<Where | 'unknown'> {
  if (place === '') return near === '' ? {} : { point: toPoint(near.split(',').map(Number)) }
  // No town of Britain has a digit in its name, and every postcode has.
  if (/\d/.test(place)) return { postcode: place }
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

const whereIs = ({ name, postcode, point }: Town): Where => ({
  town: name,
  ...(postcode !== undefined && { postcode }),
  ...(point && { point: toPoint(point) }),
})

const toPoint = ([latitude = 0, longitude = 0]: readonly number[]) => ({ latitude, longitude })
