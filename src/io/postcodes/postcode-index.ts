import { COUNTRY_CODES, type Country } from '../../countries/countries.ts'
import { Ajv } from 'ajv'
import type { Box } from '../../coverage/format/point.ts'
import { once } from '../../text/memoise.ts'
import { LEVELS, type Level } from '../../countries/gb/gss.ts'
import type { SourceName } from './layout.ts'
import type { LevelCodes } from './level-codes.ts'

/** A postcode area in content/postcodes/index.json. For ZIP codes: those with the same first three digits. */
export interface AreaSummary {
  readonly postcodes: number
  /** The bounding box of its points. Absent when it has none. */
  readonly box?: Box
  /** The names of its shards: outcodes, or the three digits. */
  readonly shards: readonly string[]
}

/** A country in content/postcodes/index.json. */
export interface CountrySummary {
  readonly source: SourceName
  readonly title: string
  readonly edition: string
  readonly attribution: readonly string[]
  /** True when the source is complete. Then a code that is not in the list of areas does not exist. */
  readonly complete: boolean
  readonly levels: readonly Level[]
  readonly postcodes: number
  readonly areas: Readonly<Record<string, AreaSummary>>
}

/** The content of content/postcodes/index.json. */
export interface PostcodeIndex {
  readonly version: 1
  readonly countries: Readonly<Partial<Record<Country, CountrySummary>>>
}

export const INDEX_FILE = 'index.json'
export const ATTRIBUTION_FILE = 'ATTRIBUTION.txt'

/** The file with the GSS codes and names of a country's areas. */
export const areasFile = (country: Country): string => `${country.toLowerCase()}-areas.json`

/** The names of all shards of a country. */
export const shardsOf = ({ areas }: CountrySummary): readonly string[] =>
  Object.values(areas).flatMap(({ shards }) => shards)

/** True when the file of areas is used. An extract cannot say which codes exist. */
export const hasAreas = ({ complete, levels }: CountrySummary): boolean =>
  complete && levels.length > 0

/** Parses the index. Undefined when the text is damaged or of another version. */
export function parsePostcodeIndex(text: string): PostcodeIndex | undefined {
  const index = parseJson(text)
  return isIndex()(index) ? index : undefined
}

/** Parses the file of areas. Undefined when the text is damaged or of another version. */
export function parseAreaCodes(text: string): LevelCodes | undefined {
  const file = parseJson(text)
  return isAreas()(file) ? file.areas : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Formats the index with one line for each area, so that a diff can be read. */
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

const TEXT = { type: 'string' }
const COUNT = { type: 'integer', minimum: 0 }

const AREA = {
  type: 'object',
  required: ['postcodes', 'shards'],
  properties: {
    postcodes: COUNT,
    box: { type: 'array', minItems: 4, maxItems: 4, items: { type: 'number' } },
    shards: { type: 'array', items: { type: 'string', pattern: '^[A-Z0-9]{1,4}$' } },
  },
}

const COUNTRY = {
  type: 'object',
  required: [
    'source',
    'title',
    'edition',
    'attribution',
    'complete',
    'levels',
    'postcodes',
    'areas',
  ],
  properties: {
    source: TEXT,
    title: TEXT,
    edition: TEXT,
    attribution: { type: 'array', items: TEXT },
    complete: { type: 'boolean' },
    levels: { type: 'array', items: { enum: LEVELS } },
    postcodes: COUNT,
    areas: { type: 'object', additionalProperties: AREA },
  },
}

const isIndex = once(() =>
  new Ajv().compile<PostcodeIndex>({
    type: 'object',
    required: ['version', 'countries'],
    properties: {
      version: { const: 1 },
      countries: {
        type: 'object',
        properties: Object.fromEntries(COUNTRY_CODES.map((code) => [code, COUNTRY])),
        additionalProperties: false,
      },
    },
  }),
)

const isAreas = once(() =>
  new Ajv().compile<{ readonly areas: LevelCodes }>({
    type: 'object',
    required: ['version', 'areas'],
    properties: {
      version: { const: 1 },
      areas: {
        type: 'object',
        propertyNames: { enum: LEVELS },
        additionalProperties: { type: 'object', additionalProperties: TEXT },
      },
    },
  }),
)
