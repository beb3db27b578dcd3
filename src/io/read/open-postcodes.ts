import type { PostcodeSource } from '../../coverage/gazetteer/postcode-source.ts'
import type { Directory } from '../../directory/directory.ts'
import type { PostcodesFolder } from '../postcodes/postcodes-folder.ts'
import { type ScopePlace, readPostcodes } from '../postcodes/read.ts'

/** The ingested postcodes that a directory publishes. */
export const openPostcodes = (
  ingested: PostcodesFolder,
  { settings, services }: Directory,
): readonly PostcodeSource[] =>
  readPostcodes(ingested, {
    countries: settings.countries,
    areas: settings.postcodes.areas,
    places: placesOf(services),
  })

function* placesOf(services: Directory['services']): Generator<ScopePlace> {
  for (const { places, draft } of services) {
    if (draft) continue
    for (const { location } of places) {
      const { latitude, longitude, addresses = [] } = location.value
      const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}
      if (addresses.length === 0) yield point
      for (const { postal_code } of addresses) yield { ...point, postcode: postal_code }
    }
  }
}
