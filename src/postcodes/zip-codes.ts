import { type Layout, findColumns, zipCode } from './layout.ts'

const COLUMNS = {
  'ZIP code': /^(geoid|zcta5|zip)$/,
  latitude: /^intptlat$/,
  longitude: /^intptlong$/,
}

/**
 * The Census Bureau's gazetteer of ZIP code areas: tabs until 2024, bars since; names of columns in
 * the first line.
 */
export function census(firstLine: string): Layout | undefined {
  const delimiter = firstLine.includes('|') ? '|' : '\t'
  const header = firstLine.split(delimiter).map((name) =>
    name
      .replace(/^(\ufeff|ï»¿)/, '')
      .trim()
      .toLowerCase(),
  )
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

/**
 * The postal codes of GeoNames for the United States; no line of names, and sometimes several rows
 * a code.
 */
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
