import type { Area, GeoJson } from '../record/area.ts'
import { geometriesOf } from '../record/geometries.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Written } from '../record/schema/written.ts'
import { type AreaMisprint, misprintIn } from '../countries/area-misprint.ts'
import { readBareArea } from '../countries/bare-area.ts'
import { formatPostcode } from '../countries/postcode.ts'

/** A service area in the fields in which it is published. */
export interface PublishedArea {
  readonly name?: string
  readonly description?: string
  readonly extent?: string
  readonly extent_type?: 'geojson' | 'topojson' | 'kml' | 'text'
  readonly uri?: string
}

/** What the name of an area can mean in a directory. */
export interface AreaNames {
  readonly areas: ReadonlyMap<string, Area>
  readonly countries: Settings['countries']
}

/** A service area that names a file of areas/ which does not exist. */
export interface UnknownArea {
  readonly unknown: string
}

/**
 * Reads a service area in its short or long form. A text alone is, in this order: the name of a nation, a code of the
 * Government Statistical Service, a postcode or the first part of one, a file of areas/. Any other text is a name, except
 * a word in small letters, which can only be a mistake.
 */
export function readServiceArea(
  written: string | Written<'service_area'>,
  { areas, countries }: AreaNames,
): PublishedArea | UnknownArea {
  return typeof written === 'string'
    ? readBare(written.trim(), { areas, countries })
    : readLong(written, { areas, countries })
}

/** The file of areas/ that a service area names, when it does not exist. */
export function unknownArea(
  written: string | Written<'service_area'>,
  { areas, countries }: AreaNames,
): string | undefined {
  if (typeof written !== 'string')
    return written.area === undefined || areas.has(written.area) ? undefined : written.area
  const text = written.trim()
  const isName = readBareArea(text, countries).kind !== 'other' || areas.has(text)
  return isName || !isSlug(text) ? undefined : text
}

/** Explains a text that looks like a postcode or a code and is none. */
export const misprintedArea = (
  written: string | Written<'service_area'>,
  { areas, countries }: AreaNames,
): AreaMisprint | undefined =>
  typeof written !== 'string' || areas.has(written.trim())
    ? undefined
    : misprintIn(written, countries)

/** True when a text is a word in small letters, or the name of a file with its folder or extension. */
const isSlug = (text: string) => /^(?:areas\/)?[a-z0-9-]+(?:\.geojson)?$/.test(text)

function readBare(text: string, { areas, countries }: AreaNames): PublishedArea | UnknownArea {
  const read = readBareArea(text, countries)
  if (read.kind === 'nation' || read.kind === 'code')
    return { name: text, uri: addressOf(read.code) }
  if (read.kind === 'postcode') return ofPostcodes([formatPostcode(read.postcode)])
  const area = areas.get(text)
  if (area) return ofArea(area)
  return isSlug(text) ? { unknown: text } : { name: text }
}

function readLong(
  written: Written<'service_area'>,
  { areas, countries }: AreaNames,
): PublishedArea | UnknownArea {
  const { name, description, postcodes, area, code, uri, extent, extent_type } = written
  const own = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(extent !== undefined && { extent }),
    ...(extent_type !== undefined && { extent_type }),
    ...(uri !== undefined && { uri }),
  }
  if (area !== undefined) {
    const found = areas.get(area)
    return found ? { ...ofArea(found), ...own } : { unknown: area }
  }
  if (postcodes !== undefined) {
    return { ...ofPostcodes(postcodes.map((postcode) => spell(postcode, countries))), ...own }
  }
  if (code !== undefined) return { name: code, uri: addressOf(code), ...own }
  if (name === undefined && uri !== undefined) return { name: uri, ...own }
  return own
}

const ofPostcodes = (postcodes: readonly string[]): PublishedArea => ({
  name: postcodes.join(', '),
  extent: postcodes.join(', '),
  extent_type: 'text',
})

/** A postcode in its usual spelling. Text that is not a postcode is left for the rule `bad-postcode`. */
function spell(text: string, countries: Settings['countries']): string {
  const read = readBareArea(text, countries)
  return read.kind === 'postcode' ? formatPostcode(read.postcode) : text
}

/** The outlines of an area without the other properties, which may not be for the public. */
export function outlineOf(geojson: GeoJson): object {
  const geometries = [...geometriesOf(geojson)].map(({ type, ...rest }) => ({
    type,
    coordinates: (rest as { coordinates?: unknown }).coordinates,
  }))
  const [only] = geometries
  return geometries.length === 1 && only ? only : { type: 'GeometryCollection', geometries }
}

const ofArea = ({ name, geojson }: Area): PublishedArea => ({
  name,
  extent: JSON.stringify(outlineOf(geojson)),
  extent_type: 'geojson',
})

/** The address under which the Office for National Statistics describes an area. */
const addressOf = (code: string) => `http://statistics.data.gov.uk/id/statistical-geography/${code}`
