import type { Settings } from '../../record/settings/settings.ts'
import type { Written } from '../../record/schema/written.ts'
import type { ObjectRule } from './rule.ts'

/** Of latitude and longitude, one is missing. */
export const coordinatesHalved: ObjectRule<'location'> = {
  entity: 'location',
  *check({ latitude, longitude }, at) {
    if ((latitude === undefined) === (longitude === undefined)) return
    const [here, missing] =
      latitude === undefined
        ? (['longitude', 'latitude'] as const)
        : (['latitude', 'longitude'] as const)
    yield {
      code: 'coordinates-halved',
      message: `This place has a \`${here}\` and no \`${missing}\`.`,
      hint: `Add the \`${missing}\`, or take both out: a place is then found by its postcode.`,
      place: at(here),
    }
  },
}

/** The box around the United Kingdom, the Isle of Man and the Channel Islands, generously. */
const isBritish = (latitude: number, longitude: number) =>
  latitude >= 49 && latitude <= 61.5 && longitude >= -9 && longitude <= 2.5

/** A place lies in Britain only when its latitude and longitude are exchanged. */
export const coordinatesSwapped: ObjectRule<'location'> = {
  entity: 'location',
  *check({ latitude, longitude }, at) {
    if (latitude === undefined || longitude === undefined) return
    if (isBritish(latitude, longitude) || !isBritish(longitude, latitude)) return
    yield {
      code: 'coordinates-swapped',
      message: `\`latitude\` is ${latitude} and \`longitude\` is ${longitude}; they look exchanged.`,
      hint: 'In Britain the latitude is the one between 49 and 61. Exchange the two.',
      place: at('latitude'),
    }
  },
}

/** A place with an address in Britain lies there only when its longitude has a minus sign, and it has none. */
export const longitudeWithoutMinus: ObjectRule<'location'> = {
  entity: 'location',
  *check(place, at) {
    if (nationality(place) !== 'british' || !isMirrored(place)) return
    yield {
      code: 'longitude-without-minus',
      message: 'This place has an address in Britain, and its `longitude` lies far east of it.',
      hint: `${WEST} ${ABROAD}`,
      place: at('longitude'),
    }
  },
}

/** A place with an address in Britain, or with none in a directory of Britain, lies somewhere else. */
export const coordinatesAbroad: ObjectRule<'location'> = {
  entity: 'location',
  *check(place, at, settings) {
    const { latitude, longitude } = place
    if (latitude === undefined || longitude === undefined) return
    if (isBritish(latitude, longitude) || isBritish(longitude, latitude)) return
    const where = nationality(place)
    const isHome = where === 'unknown' && isBritishOnly(settings)
    if (where === 'british' ? isMirrored(place) : !isHome) return
    yield {
      code: 'coordinates-abroad',
      message: isHome
        ? 'This place lies outside Britain, and no address says that it is abroad.'
        : 'This place has an address in Britain, and its coordinates lie outside.',
      hint: `${isMirrored(place) ? WEST : 'Look it up on a map, or take both lines out: a place is then found by its postcode.'} ${ABROAD}`,
      place: at('latitude'),
    }
  },
}

/** No number is shown, for the place may be confidential. */
const WEST =
  'Did you leave the minus sign out? West of Greenwich the longitude is below zero: write `-` before it.'
const ABROAD = 'A place abroad has an address with a `country` of its own.'

/** Whether a place lies in Britain only on the other side of Greenwich. Up to 2.5 degrees both sides are British. */
const isMirrored = ({ latitude = 0, longitude = 0 }: Written<'location'>) =>
  !isBritish(latitude, longitude) && longitude > 0 && isBritish(latitude, -longitude)

/** What the addresses of buildings say; one to which letters go may be anywhere. */
function nationality({ addresses = [] }: Written<'location'>): 'british' | 'foreign' | 'unknown' {
  const countries = addresses
    .filter(({ address_type }) => address_type === 'physical')
    .map(({ country }) => country)
  if (countries.length === 0) return 'unknown'
  return countries.every((country) => country === 'GB') ? 'british' : 'foreign'
}

const isBritishOnly = ({ countries }: Settings) => countries.every((country) => country === 'GB')
