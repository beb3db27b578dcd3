import { INCODE, OUTCODE } from '../../countries/gb/postcode-grammar.ts'
import { type Layout, createCodeFilter, splitPostcode } from './layout.ts'
import { fromNationalGrid } from './national-grid.ts'

/** The columns of Code-Point Open. Its files have no header row. */
const COLUMNS = {
  postcode: 0,
  easting: 2,
  northing: 3,
  country: 4,
  county: 7,
  district: 8,
  ward: 9,
}
const WIDTH = 10

const FIRST_LINE = new RegExp(String.raw`^"?${OUTCODE} *${INCODE} *"?,\d{1,2},\d+,\d+,`)

/** The layout of Ordnance Survey's Code-Point Open: Great Britain, a file for each postcode area, points on the National Grid. */
export function codePointOpen(firstLine: string): Layout | undefined {
  if (!FIRST_LINE.test(firstLine) || firstLine.split(',').length !== WIDTH) return undefined
  const realCodes = createCodeFilter()
  return {
    source: 'code-point-open',
    country: 'GB',
    delimiter: ',',
    header: undefined,
    width: WIDTH,
    levels: ['country', 'county', 'district', 'ward'],
    read(row) {
      const postcode = splitPostcode(row.text(COLUMNS.postcode))
      if (!postcode) return 'not-a-postcode'
      const easting = Number(row.text(COLUMNS.easting))
      const northing = Number(row.text(COLUMNS.northing))
      const { ward, district, county, country } = COLUMNS
      const codes = realCodes([ward, district, county, country].map(row.text))
      if (!isOnGrid(easting, northing)) return { ...postcode, codes }
      return { ...postcode, codes, point: fromNationalGrid(easting, northing) }
    },
  }
}

/** A postcode without a known point has 0, 0. */
const isOnGrid = (easting: number, northing: number) =>
  easting > 0 && easting < 700_000 && northing > 0 && northing < 1_300_000
