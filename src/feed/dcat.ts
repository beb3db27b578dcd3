import { COUNTRIES, type Country } from '../countries/countries.ts'
import type { Document } from '../hsds/types.ts'
import type { Source } from '../record/source.ts'
import type { Settings } from '../record/settings/settings.ts'
import { csvDump, dumpFiles } from './dumps.ts'
import { DCAT, OPENAPI } from './paths.ts'
import { PROFILE } from './root.ts'

/** What a catalogue says of the records. */
export interface Described {
  /** The locations of services, without confidential ones. */
  readonly places: Iterable<Document<'location'>>
  /** When a record last changed. */
  readonly modified?: string | undefined
  /** The directories from which records were imported. */
  readonly sources?: readonly Source[] | undefined
}

/**
 * The catalogue for harvesters of open data: DCAT-AP 3 (https://semiceu.github.io/DCAT-AP/releases/3.0.0/) as JSON-LD. Without a
 * `base_url` its addresses are relative to its own.
 */
export function composeDcat(
  settings: Settings,
  { places, modified, sources: all = [] }: Described,
): object {
  const sources = all.filter(({ settings: { own } }) => !own)
  const {
    title,
    description = title,
    publisher,
    licence,
    data_guide,
    language,
    base_url = '',
    countries,
  } = settings
  const text = (value: string) => ({ '@language': language, '@value': value })
  const at = (path: string) => ({ '@id': `${base_url}${path}` })
  const licensed = licence && { 'dct:license': { '@id': licence, '@type': 'dct:LicenseDocument' } }
  const common = {
    'dct:title': text(title),
    'dct:description': text(description),
    ...(publisher?.name && { 'dct:publisher': agent(publisher) }),
    ...licensed,
    'dct:language': { '@id': languageAddress(language), '@type': 'dct:LinguisticSystem' },
    ...(modified && { 'dct:modified': { '@type': 'xsd:dateTime', '@value': modified } }),
  }
  const api = {
    '@type': 'dcat:Distribution',
    'dct:title': { '@language': 'en', '@value': 'The API' },
    'dcat:accessURL': at('/'),
    'dcat:mediaType': mediaType('application/json'),
    'dct:conformsTo': standard(PROFILE),
    ...licensed,
    'dcat:accessService': {
      '@type': 'dcat:DataService',
      'dct:title': text(title),
      'dcat:endpointURL': at('/'),
      'dcat:endpointDescription': at(OPENAPI),
      'dct:conformsTo': standard(PROFILE),
    },
  }
  const dumps = dumpFiles.map(({ path, title: said }) => ({
    '@type': 'dcat:Distribution',
    'dct:title': { '@language': 'en', '@value': said },
    'dcat:accessURL': at(path),
    'dcat:downloadURL': at(path),
    ...(path === csvDump.path ? TABLES : LINES),
    ...licensed,
  }))
  return {
    '@context': CONTEXT,
    ...at(`${DCAT}#catalogue`),
    '@type': 'dcat:Catalog',
    ...common,
    'foaf:homepage': { ...at('/'), '@type': 'foaf:Document' },
    'dcat:dataset': {
      ...at(`${DCAT}#dataset`),
      '@type': 'dcat:Dataset',
      ...common,
      'dcat:keyword': KEYWORDS,
      'dcat:theme': THEME,
      ...(data_guide && { 'foaf:page': { '@id': data_guide, '@type': 'foaf:Document' } }),
      ...(publisher?.email && {
        'dcat:contactPoint': {
          '@type': 'vcard:Organization',
          'vcard:fn': publisher.name ?? title,
          'vcard:hasEmail': { '@id': `mailto:${publisher.email}` },
        },
      }),
      'dct:conformsTo': standard(PROFILE),
      'dct:spatial': [...countries.map(country), ...boxAround(places)],
      ...(sources.length > 0 && { 'dct:source': sources.map(sourceOf) }),
      'dcat:distribution': [api, ...dumps],
    },
  }
}

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  gsp: 'http://www.opengis.net/ont/geosparql#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}

const standard = (address: string) => ({ '@id': address, '@type': 'dct:Standard' })

const mediaType = (type: string) => ({
  '@id': `https://www.iana.org/assignments/media-types/${type}`,
  '@type': 'dct:MediaType',
})

/** Lines of JSON have no media type of their own in the register. */
const LINES = {
  'dcat:mediaType': mediaType('application/json'),
  'dcat:compressFormat': mediaType('application/gzip'),
  'dct:conformsTo': standard(PROFILE),
}
const TABLES = {
  'dcat:mediaType': mediaType('text/csv'),
  'dcat:packageFormat': mediaType('application/zip'),
  'dct:conformsTo': [
    standard('https://docs.openreferral.org/en/v3.0.0/'),
    standard('https://specs.frictionlessdata.io/tabular-data-package/'),
  ],
}

const agent = ({ name, url, identifier }: NonNullable<Settings['publisher']>) => ({
  '@type': 'foaf:Agent',
  'foaf:name': name,
  ...(identifier && { 'dct:identifier': identifier }),
  ...(url && { 'foaf:homepage': { '@id': url, '@type': 'foaf:Document' } }),
})

/** A source with its licence and the words that its publisher asks for. A web address is given without its query. */
function sourceOf({ name, settings: { source = '', licence, attribution } }: Source): object {
  const url = /^https?:/i.test(source) && URL.canParse(source) ? new URL(source) : undefined
  return {
    ...(url && { '@id': `${url.origin}${url.pathname}` }),
    '@type': 'dcat:Dataset',
    'dct:title': name,
    ...(licence && { 'dct:license': { '@id': licence, '@type': 'dct:LicenseDocument' } }),
    ...(attribution && {
      'dct:rights': { '@type': 'dct:RightsStatement', 'rdfs:label': attribution },
    }),
  }
}

/** DCAT-AP names countries and languages by tables of the Publications Office of the EU. */
const AUTHORITY = 'http://publications.europa.eu/resource/authority'
const LANGUAGES: Readonly<Record<string, string>> = { en: 'ENG', cy: 'CYM', gd: 'GLA', ga: 'GLE' }

const country = (code: Country) => ({
  '@id': `${AUTHORITY}/country/${COUNTRIES[code].alpha3}`,
  '@type': 'dct:Location',
})

/** The theme "population and society" of the table of data themes. */
const THEME = { '@id': `${AUTHORITY}/data-theme/SOCI`, '@type': 'skos:Concept' }

/** Words by which catalogues of open data find directories of this kind. */
const KEYWORDS = ['local services', 'community services', 'Open Referral UK', 'HSDS'].map(
  (word) => ({ '@language': 'en', '@value': word }),
)

const languageAddress = (tag: string) => {
  const code = LANGUAGES[tag.slice(0, 2).toLowerCase()]
  return code === undefined
    ? `http://id.loc.gov/vocabulary/iso639-1/${tag.slice(0, 2)}`
    : `${AUTHORITY}/language/${code}`
}

/** The smallest box that contains all places; none when no place has coordinates. */
function boxAround(places: Iterable<Document<'location'>>): object[] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { longitude, latitude } of places) {
    if (longitude === undefined || latitude === undefined) continue
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  if (west > east) return []
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const polygon = corners.map((corner) => corner.join(' ')).join(', ')
  return [
    {
      '@type': 'dct:Location',
      'dcat:bbox': { '@type': 'gsp:wktLiteral', '@value': `POLYGON((${polygon}))` },
    },
  ]
}
