import type { Level } from '../../record/gss.ts'
import type { Box } from '../../coverage/point.ts'
import type { Country } from '../../record/postcode.ts'
import type { SourceName } from './layout.ts'

/**
 * What content/postcodes/index.json says about one postcode area (about ZIP codes with the same
 * three digits).
 */
export interface AreaSummary {
  readonly postcodes: number
  /** The smallest box around its points; absent when it has none. */
  readonly box?: Box
  /** The shards: outcodes, or the three digits themselves. */
  readonly shards: readonly string[]
}

/** What content/postcodes/index.json says about one country. */
export interface CountrySummary {
  readonly source: SourceName
  readonly title: string
  readonly edition: string
  readonly attribution: readonly string[]
  /** Whether the source is whole: then a code that is not in the list of areas does not exist. */
  readonly complete: boolean
  readonly levels: readonly Level[]
  readonly postcodes: number
  readonly areas: Readonly<Record<string, AreaSummary>>
}

/** content/postcodes/index.json. */
export interface PostcodeIndex {
  readonly version: 1
  readonly countries: Readonly<Partial<Record<Country, CountrySummary>>>
}

/** The names of the files beside the folders of shards. */
export const INDEX_FILE = 'index.json'
export const ATTRIBUTION_FILE = 'ATTRIBUTION.txt'

/** The GSS codes and names of a country's areas. */
export const areasFile = (country: Country): string => `${country.toLowerCase()}-areas.json`

/** Reads the index; throws when it is of a version that we do not know. */
export function parsePostcodeIndex(text: string): PostcodeIndex {
  const index = JSON.parse(text) as PostcodeIndex
  if (index.version !== 1)
    throw new Error(`${INDEX_FILE} is of another version. Run \`osd postcodes\` again.`)
  return index
}

/** Writes the index, an area a line, so that a change can be read. */
export function formatPostcodeIndex({ version, countries }: PostcodeIndex): string {
  const blocks = Object.entries(countries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, { areas, ...facts }]) => {
      const lines = Object.entries(areas)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([area, summary]) => `      ${JSON.stringify(area)}: ${JSON.stringify(summary)}`)
      const head = JSON.stringify(facts, null, 2).slice(2, -2).replaceAll('\n', '\n  ')
      return `    ${JSON.stringify(country)}: {\n    ${head.trim()},\n      "areas": {\n${lines.join(',\n')}\n      }\n    }`
    })
  return `{\n  "version": ${version},\n  "countries": {\n${blocks.join(',\n')}\n  }\n}\n`
}
