import { type NationCode, nationsOf } from './postcode-area.ts'
import type { Postcode } from '../postcode.ts'

/** A nation, an island, or another country: land that nobody's area leaves by mistake. */
export type Land = Exclude<NationCode, 'L93000001'> | 'JE' | 'GY' | 'US'

/** South, north, west and east, in degrees. */
export type LandBox = readonly [south: number, north: number, west: number, east: number]

const BOXES = `
  E92000001: 49.8 51.26 -6.5 1.8, 51.26 51.42 -3.1 1.8, 51.42 51.85 -2.9 1.8, 51.85 54 -3.35 1.8, 54 55.85 -3.75 1.8
  W92000004: 51.35 51.55 -5.7 -2.85, 51.55 51.95 -5.7 -2.64, 51.95 52.85 -5.7 -2.95, 52.85 53.5 -5.7 -2.7
  S92000003: 54.6 55.02 -5.25 -3, 55.02 55.45 -5.25 -2.3, 55.26 55.45 -8.7 -5.25, 55.45 61 -8.7 -0.7
  N92000002: 54 55.26 -8.2 -5.4, 55.26 55.33 -6.4 -6.1
  M83000003: 54 54.45 -4.9 -4.25
  JE: 49.1 49.37 -2.35 -1.9
  GY: 49.37 49.8 -2.8 -2.1
  US: -15 72 -180 -60, 13 21 144 147
`

/** The lands, each with boxes that together hold all of it, and as little of its neighbours as some boxes can. */
export const LANDS = BOXES.trim()
  .split(/\n */)
  .map((line) => line.split(': '))
  .map(([land, boxes = '']) => [land as Land, boxes.split(', ').map(toBox)] as const)

function toBox(text: string): LandBox {
  const [south = 0, north = 0, west = 0, east = 0] = text.split(' ').map(Number)
  return [south, north, west, east]
}

/** The lands that a postcode may be in: two where a border runs through its area. */
export const landsOf = ({ country, area }: Pick<Postcode, 'country' | 'area'>): readonly Land[] =>
  country === 'US' ? ['US'] : landsOfArea(area)

/** The lands that a British postcode area may be in, by its letters. */
export const landsOfArea = (area: string): readonly Land[] =>
  (/^(?:JE|GY)$/.test(area) ? [area] : (nationsOf(area) ?? [])) as readonly Land[]

/** The lands that the area with a GSS code may be in, by its first letter; none for a group of nations. */
export const landsOfCode = (code: string): readonly Land[] =>
  code.startsWith('L')
    ? ['JE', 'GY']
    : LANDS.map(([land]) => land).filter((land) => land.length > 2 && land[0] === code[0])

export const isInBox = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  [south, north, west, east]: LandBox,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east
