import { distanceBetween } from '../text/distance.ts'
import { parseBritishPlace } from '../countries/gb/british-place.ts'
import { type Town, townKey } from './pages/towns.ts'

/** A place that a search can be near, and what tells it from others of its name. */
export interface NamedPlace extends Town {
  /** Empty for a town of the directory. */
  readonly county: string
}

/** How a place is written so that it is the only one: `Newport, Isle of Wight`. */
export const withCounty = ({ name, county }: NamedPlace): string =>
  county === '' ? name : `${name}, ${county}`

/** The same, where no other of its name is offered: `Leeds`. */
export const wholeName = (place: NamedPlace): string =>
  townKey(place.county) === townKey(place.name) ? place.name : withCounty(place)

/** The places of Great Britain in these lines whose name begins as that of the text. */
export const startingLike = (text: string, lines: readonly string[]): readonly NamedPlace[] => {
  const first = townKey(text)[0]
  return lines.filter((line) => townKey(line.slice(0, 2))[0] === first).map(parseBritishPlace)
}

/** The places that a text names, with or without their county. */
export function placesCalled(text: string, places: readonly NamedPlace[]): readonly NamedPlace[] {
  const whole = townKey(text)
  const comma = text.indexOf(',')
  const [before, after] = [text.slice(0, comma), text.slice(comma + 1)].map(townKey)
  return places.filter(({ name, county }) => {
    const key = townKey(name)
    if (key === whole) return true
    if (county === '' || !whole.startsWith(`${key} `)) return false
    const of = townKey(county)
    return whole === `${key} ${of}` || (comma > 0 && key === before && of.startsWith(after!))
  })
}

/** Shorter names are like too many others. */
const MIN_LETTERS = 4

/** The places that are spelt almost like a text, the most similar first. */
export function placesLike(text: string, places: readonly NamedPlace[]): readonly NamedPlace[] {
  const wanted = townKey(text)
  if (wanted.length < MIN_LETTERS) return []
  const most = wanted.length > 7 ? 2 : 1
  return places
    .filter(({ name }) => Math.abs(name.length - wanted.length) <= most + 1)
    .map((place) => ({ place, steps: distanceBetween(wanted, townKey(place.name), most + 1) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps)
    .map(({ place }) => place)
}
