import { type Layout, findColumns, parseHeader, zipCode } from './layout.ts'

const COLUMNS = {
  'ZIP code': /^(geoid|zcta5|zip)$/,
  latitude: /^intptlat$/,
  longitude: /^intptlong$/,
}

/** The layout of the Census Bureau's gazetteer of ZIP code areas, separated by tabs until 2024 and by bars since, with a header row. */
export function census(firstLine: string): Layout | undefined {
  const delimiter = firstLine.includes('|') ? '|' : '\t'
  const header = parseHeader(firstLine, delimiter)
  if (!header.includes('geoid') || !header.includes('aland')) return undefined
  const columns = findColumns(header, COLUMNS)
  return {
    source: 'census',
    country: 'US',
    delimiter,
    header,
    width: header.length,
    levels: [],
    read: (row) =>
      zipCode(
        row.text(columns['ZIP code']),
        row.text(columns.latitude),
        row.text(columns.longitude),
      ),
  }
}

const GEONAMES = { country: 0, postcode: 1, latitude: 9, longitude: 10 }
const GEONAMES_WIDTH = 12

/** The layout of the postal codes of GeoNames for the United States: no header row, and sometimes several rows for one code. */
export function geonames(firstLine: string): Layout | undefined {
  const fields = firstLine.split('\t')
  if (fields.length !== GEONAMES_WIDTH || fields[GEONAMES.country] !== 'US') return undefined
  return {
    source: 'geonames',
    country: 'US',
    delimiter: '\t',
    header: undefined,
    width: GEONAMES_WIDTH,
    levels: [],
    read: (row) =>
      zipCode(
        row.text(GEONAMES.postcode),
        row.text(GEONAMES.latitude),
        row.text(GEONAMES.longitude),
      ),
  }
}
