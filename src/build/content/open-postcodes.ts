import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostcodeSource } from '../../coverage/gazetteer/postcode-source.ts'
import type { Directory } from '../../directory/directory.ts'
import { INDEX_FILE } from '../postcodes/postcode-index.ts'
import { type ScopePlace, readPostcodes } from '../postcodes/read.ts'

const folderOf = (content: string) => join(content, 'postcodes')

/** The ingested postcodes of a content folder that its directory publishes; none where nothing was ingested. */
export const openPostcodes = (
  content: string,
  { settings, services }: Directory,
): readonly PostcodeSource[] =>
  readPostcodes(folderOf(content), {
    countries: settings.countries,
    areas: settings.postcodes.areas,
    places: placesOf(services),
  })

/** What tells one ingestion from another. */
export function postcodesMark(content: string): string {
  const file = join(folderOf(content), INDEX_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

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
