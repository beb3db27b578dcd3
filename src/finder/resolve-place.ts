import type { NearQuery } from '../api/near-query.ts'
import type { Country } from '../countries/countries.ts'
import { distanceInMetres } from '../countries/distance.ts'
import { parsePostcode } from '../countries/postcode.ts'
import { type Town, type TownsFile, townKey } from './pages/towns.ts'
import { type FindQuery, LOST } from './find-query.ts'
import { METRES_IN_A_MILE } from './in-miles.ts'
import {
  type NamedPlace,
  placesCalled,
  placesLike,
  startingLike,
  wholeName,
  withCounty,
} from './place-names.ts'
import { type FindSource, readFindJson } from './read-find-file.ts'

/** The resolved place of a search, and how it was understood. */
export interface Where {
  /** The postcode that says what is for people there. */
  readonly postcode?: string
  /** A better point to measure distances from than that of the postcode. */
  readonly point?: NonNullable<NearQuery['point']>
  /** The town that was meant. */
  readonly town?: string
}

/** A place that somebody must be asked about. */
export interface PlaceProblem {
  readonly problem: 'unknown' | 'similar' | 'several'
  /** Names that may have been meant. */
  readonly choices: readonly string[]
  /** A postcode of the directory; absent when it has none. */
  readonly example?: string | undefined
}

/** The most places to choose from. */
const MAX_CHOICES = 8

/**
 * Resolves the place of a search: a postcode, a town or an area of the directory, a place of Great Britain, or else the position
 * of the browser. A wrong letter or a name of several places is a question, and never guessed, unless only one of them is beside the
 * towns of the directory.
 */
export async function resolvePlace(
  { place, near }: Pick<FindQuery, 'place' | 'near'>,
  source: FindSource,
): Promise<Where | PlaceProblem> {
  if (place === '')
    return near === '' || near === LOST ? {} : { point: toPoint(near.split(',').map(Number)) }
  // No town of Britain has a digit in its name, and every postcode has.
  if (/\d/.test(place) && isPostcode(place, source.manifest.coverage.countries))
    return { postcode: place }
  const { own: towns, britain, letters } = await readFindJson<TownsFile>(source, 'towns.txt')
  const own = towns.map((town) => ({ ...town, county: '' }))
  const known = [own, startingLike(place, britain)].map((some) => placesCalled(place, some))
  const called = known.find((some) => some.length > 0) ?? []
  if (called.length === 1) return whereIs(called[0]!)
  const longer = called.length === 0 && beginningWith(place, own)
  if (longer) return whereIs(longer)
  const letter = townKey(place)[0] ?? ''
  const villages =
    letter !== '' && letters.includes(letter)
      ? startingLike(place, await readFindJson<readonly string[]>(source, `places/${letter}.txt`))
      : []
  const small = placesCalled(place, villages)
  const all = [...called, ...small]
  if (all.length > 0) return oneOf(all, called.length > 0 ? called : small, own)
  const like = placesLike(place, [...own, ...startingLike(place, britain), ...villages])
  const choices = [...new Set(like.map(wholeName))].slice(0, MAX_CHOICES)
  const example = towns.find(({ postcode }) => postcode !== undefined)?.postcode
  return { problem: choices.length > 0 ? 'similar' : 'unknown', choices, example }
}

/**
 * True when a name is that of a place: one of the directory alone or after a sign such as `near`, one of Great Britain only after a
 * sign, because towns are called Reading and Battle.
 */
export async function isKnownPlace(
  name: string,
  { isAlone }: { readonly isAlone: boolean },
  source: FindSource,
): Promise<boolean> {
  if (/\d/.test(name))
    return isAlone
      ? isPostcode(name, source.manifest.coverage.countries)
      : isPostcodeHere(name, source)
  const key = townKey(name)
  if (key.length < MIN_NAME) return false
  const { own, britain, letters } = await readFindJson<TownsFile>(source, 'towns.txt')
  const ours = own.map((town) => ({ ...town, county: '' }))
  if (placesCalled(name, ours).length > 0) return true
  if (isAlone) return false
  if (beginningWith(name, own) || placesCalled(name, startingLike(name, britain)).length > 0)
    return true
  if (!letters.includes(key[0]!)) return false
  const villages = await readFindJson<readonly string[]>(source, `places/${key[0]}.txt`)
  return placesCalled(name, startingLike(name, villages)).length > 0
}

/** True for a whole postcode, and for the first part of one where the directory has places: `B12` may be a vitamin. */
async function isPostcodeHere(name: string, source: FindSource): Promise<boolean> {
  const parsed = parsePostcode(name, source.manifest.coverage.countries)
  if (!('postcode' in parsed)) return false
  const { kind, area } = parsed.postcode
  if (kind === 'unit') return true
  const { own } = await readFindJson<TownsFile>(source, 'towns.txt')
  return own.some(({ postcode = '' }) => /^[A-Z]+/.exec(postcode)?.[0] === area)
}

/** Shorter names are words. */
const MIN_NAME = 3

/** True when a text is a postcode that is long enough to say where it is. */
function isPostcode(text: string, countries: readonly Country[]): boolean {
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed && parsed.postcode.kind !== 'area'
}

/** Where the only one of some places is, or the only one beside a town of the directory, said with its county; else which there are. */
function oneOf(
  all: readonly NamedPlace[],
  largest: readonly NamedPlace[],
  towns: readonly Town[],
): Where | PlaceProblem {
  const [one] = all
  if (one && all.length === 1) return whereIs(one)
  const [near, ...others] = all.filter((place) => towns.some((town) => isBeside(place, town)))
  return near && others.length === 0
    ? { ...whereIs(near), town: withCounty(near) }
    : { problem: 'several', choices: largest.slice(0, MAX_CHOICES).map(withCounty) }
}

const BESIDE = 10 * METRES_IN_A_MILE
const isBeside = ({ point }: Town, { point: other }: Town): boolean =>
  point !== undefined &&
  other !== undefined &&
  distanceInMetres(toPoint(point), toPoint(other)) <= BESIDE

/** The only place with a longer name that begins with these words. */
function beginningWith<T extends Town>(text: string, places: readonly T[]): T | undefined {
  const start = `${townKey(text)} `
  const longer = places.filter(({ name }) => townKey(name).startsWith(start))
  return longer.length === 1 ? longer[0] : undefined
}

const whereIs = ({ name, postcode, point }: Town): Where => ({
  town: name,
  ...(postcode !== undefined && { postcode }),
  ...(point && { point: toPoint(point) }),
})

const toPoint = ([latitude = 0, longitude = 0]: readonly number[]) => ({ latitude, longitude })
