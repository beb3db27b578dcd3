import { createMemoryStore } from '../../src/api/memory-store.ts'
import { createFind } from '../../src/finder/create-find.ts'
import { loadContent } from '../../src/generator/pipeline.ts'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import type { Document } from '../../src/hsds/types.ts'
import { sectorTable } from './sector-table.ts'

type PlaceOf = readonly [latitude: number, longitude: number, doubt: number]

/** A service as a reader of the records sees it. */
export interface Known {
  readonly name: string
  /** Its name, and the names of its topics. */
  readonly label: string
  /** Everything else that its record says. */
  readonly text: string
  readonly isOpen: boolean
  /** Its place is known by a postcode that no table has. The directory's own places then tell, which the oracle does not follow. */
  readonly isEstimated: boolean
  readonly places: readonly PlaceOf[]
}

/** The results of a search on all its pages, under their headings; empty before the first. */
export interface Shown {
  readonly page: string
  readonly results: readonly { readonly heading: string; readonly service: Known }[]
}

/** A directory that can be searched, and its services as their records have them, by the addresses of their pages. */
export async function townOf(folder: string) {
  const loaded = await loadContent(folder)
  const site = composeSite(loaded.directory!, loaded)
  const lookup = createLookup(site, nodePlatform)
  const find = createFind({
    store: createMemoryStore(lookup),
    manifest: lookup.manifest,
    now: () => new Date('2026-11-24T12:30:00Z'),
  })
  const pages = new Map(site.feed.lists.services.map(({ id, page }) => [id, page]))
  const hidden = site.feed.lists.confidential ?? new Set()
  const known = new Map(
    site.feed.lists.services.map(({ detail }) => {
      const service = detail()
      return [pages.get(service.id)!, knownOf(service, hidden)] as const
    }),
  )

  return async (query: string): Promise<Shown> => {
    const results: { heading: string; service: Known }[] = []
    let heading = ''
    let first = ''
    for (let number = 1; ; number++) {
      const address = `https://town.example.org/find?${query}&page=${number}`
      const page = await (await find(new Request(address)))!.text()
      first ||= page
      const found = [
        ...page.matchAll(
          /<h2 class="\w+">([^<]+)<\/h2>\s*<ul class="results">|<h3><a href="\/find\/services\/([^"]+)"/g,
        ),
      ]
      for (const [, title, slug] of found)
        if (title !== undefined) heading = title === 'With all of your words' ? '' : title
        else results.push({ heading, service: known.get(slug!)! })
      if (!page.includes('rel="next"')) return { page: first, results }
    }
  }
}

function knownOf(service: Document<'service'>, hidden: ReadonlySet<string>): Known {
  const { name, alternate_name = '', attributes = [], status, ...rest } = service
  const topics = attributes.flatMap(({ taxonomy_term }) => taxonomy_term?.name ?? [])
  const places = (service.service_at_locations ?? []).flatMap(({ location }): PlaceOf[] => {
    if (!location || hidden.has(location.id) || location.location_type === 'virtual') return []
    const { latitude, longitude, addresses = [] } = location
    if (latitude !== undefined && longitude !== undefined) return [[latitude, longitude, 0]]
    return addresses
      .map(({ postal_code }) => sectorTable(postal_code))
      .slice(0, 1)
      .flatMap((one) => (one ? [one] : []))
  })
  return {
    name,
    label: [name, alternate_name, ...topics].join(' ').toLowerCase(),
    text: JSON.stringify([rest, attributes]).toLowerCase(),
    isOpen: status === 'active',
    isEstimated:
      places.length === 0 &&
      (service.service_at_locations ?? []).some(({ location }) => location?.addresses?.length),
    places,
  }
}

/** Metres along the ground, by the spherical law of cosines. */
export function metresBetween(
  [latitude, longitude]: readonly number[],
  [north, east]: readonly number[],
): number {
  const [a, b, c] = [latitude!, north!, east! - longitude!].map((one) => (one * Math.PI) / 180)
  const cosine = Math.sin(a!) * Math.sin(b!) + Math.cos(a!) * Math.cos(b!) * Math.cos(c!)
  return 6_371_009 * Math.acos(Math.min(1, cosine))
}

/** How far a service is: of its nearest place, whose doubt counts as distance; Infinity without one. */
export const distanceOf = ({ places }: Known, from: readonly number[]): number =>
  places.reduce(
    (least, [latitude, longitude, doubt]) =>
      Math.min(least, metresBetween(from, [latitude, longitude]) + doubt),
    Infinity,
  )
