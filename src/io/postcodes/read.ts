import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shardPath } from '../../coverage/gazetteer/gazetteer.ts'
import { type PostcodeSource, createLookup } from '../../coverage/gazetteer/postcode-source.ts'
import type { Point } from '../../coverage/format/point.ts'
import type { Country } from '../../countries/countries.ts'
import { parsePostcode } from '../../countries/postcode.ts'
import {
  type CountrySummary,
  areasFile,
  hasAreas,
  parseAreaCodes,
  shardsOf,
} from './postcode-index.ts'
import type { PostcodesFolder } from './postcodes-folder.ts'
import { type Scope, areasInScope } from './scope.ts'

/** A place of the directory, which decides what postcodes are published. */
export interface ScopePlace extends Partial<Point> {
  readonly postcode?: string
}

/** The postcodes to publish. */
export interface ReadPostcodesOptions {
  readonly countries: readonly Country[]
  readonly areas: Scope
  readonly places: Iterable<ScopePlace>
}

/** Opens ingested postcodes in which nothing is wrong. */
export function readPostcodes(
  { folder, index }: PostcodesFolder,
  { countries, areas, places }: ReadPostcodesOptions,
): readonly PostcodeSource[] {
  if (!index) return []
  const all = countries.flatMap((country) => {
    const summary = index.countries[country]
    return summary ? [{ country, summary, source: openSource(folder, country, summary) }] : []
  })
  const known =
    areas === 'auto'
      ? areasAndPoints(
          countries,
          all.map(({ source }) => source),
          places,
        )
      : NOWHERE
  return all.map(({ summary, source }) => {
    const candidates = Object.entries(summary.areas).map(([name, { box }]) => ({ name, box }))
    const chosen = areasInScope(candidates, areas, known)
    return { ...source, shards: chosen.flatMap((area) => summary.areas[area]?.shards ?? []).sort() }
  })
}

const NOWHERE = { areas: new Set<string>(), points: [] }

function openSource(folder: string, country: Country, summary: CountrySummary): PostcodeSource {
  const areas = hasAreas(summary)
    ? parseAreaCodes(readFileSync(join(folder, areasFile(country)), 'utf8'))
    : undefined
  return {
    country,
    edition: `${summary.title}, ${summary.edition}`,
    attribution: summary.attribution,
    levels: summary.levels,
    shards: shardsOf(summary),
    read: (shard) => readFileSync(join(folder, shardPath(country, shard))),
    ...(areas && { areas }),
  }
}

/** The postcode areas and the points of places. A place without coordinates has the point of its postcode. */
function areasAndPoints(
  countries: readonly Country[],
  sources: readonly PostcodeSource[],
  places: Iterable<ScopePlace>,
) {
  const lookup = createLookup({ countries, sources })
  const areas = new Set<string>()
  const points = new Map<string, Point>()
  for (const { postcode = '', latitude, longitude } of places) {
    const parsed = parsePostcode(postcode, countries)
    if ('postcode' in parsed) areas.add(parsed.postcode.area)
    const known = latitude !== undefined && longitude !== undefined
    const point = known ? { latitude, longitude } : lookup(postcode)?.point
    if (point) points.set(`${point.latitude.toFixed(2)} ${point.longitude.toFixed(2)}`, point)
  }
  return { areas, points: [...points.values()] }
}
