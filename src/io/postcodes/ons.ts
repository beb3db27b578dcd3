import { isInBritain } from '../../countries/gb/britain.ts'
import type { Level } from '../../countries/gb/gss.ts'
import { type Layout, createCodeFilter, findColumns, parseHeader, splitPostcode } from './layout.ts'

const COLUMNS = {
  postcode: /^(pcds|pcd8|pcd2|pcd7|pcd)$/,
  'date of termination': /^doterm$/,
  latitude: /^lat$/,
  longitude: /^long$/,
  country: /^ctry(\d\dcd)?$/,
  region: /^rgn(\d\dcd)?$/,
  county: /^(oscty|cty(\d\dcd)?)$/,
  district: /^(oslaua|laua|lad\d\dcd)$/,
  ward: /^(osward|ward|wd\d\dcd)$/,
}
const PARISH = /^(parish|parncp\d\dcd)$/
const TRAITS = [
  COLUMNS.postcode,
  COLUMNS['date of termination'],
  COLUMNS.district,
  COLUMNS.latitude,
]

/** How to read the ONS directories. */
export interface OnsOptions {
  /** Keep the postcodes of Northern Ireland, which have another licence. */
  readonly northernIreland: boolean
}

/** The layout of the postcode directories of the Office for National Statistics, ONSPD and NSPL, of any year. */
export function ons(
  firstLine: string,
  path: string,
  { northernIreland }: OnsOptions,
): Layout | undefined {
  const header = parseHeader(firstLine, ',')
  const traits = TRAITS.filter((trait) => header.some((name) => trait.test(name)))
  if (traits.length < 3) return undefined
  const columns = findColumns(header, COLUMNS)
  const parish = header.findIndex((name) => PARISH.test(name))
  const { ward, district, county, region, country } = columns
  const codeColumns = [...(parish < 0 ? [] : [parish]), ward, district, county, region, country]
  const levels: Level[] = ['country', 'region', 'county', 'district', 'ward']
  const realCodes = createCodeFilter()
  return {
    source: /nspl/i.test(path) ? 'nspl' : 'onspd',
    country: 'GB',
    delimiter: ',',
    header,
    width: header.length,
    levels: parish < 0 ? levels : [...levels, 'parish'],
    read(row) {
      if (row.text(columns['date of termination']) !== '') return 'terminated'
      const postcode = splitPostcode(row.text(columns.postcode))
      if (!postcode) return 'not-a-postcode'
      if (postcode.area === 'BT' && !northernIreland) return 'northern-ireland'
      const codes = realCodes(codeColumns.map(row.text))
      const point = {
        latitude: Number(row.text(columns.latitude) || NaN),
        longitude: Number(row.text(columns.longitude) || NaN),
      }
      // A postcode whose place is not known has 99.999999, 0.
      if (isInBritain(point.latitude, point.longitude)) return { ...postcode, codes, point }
      return codes.length > 0 ? { ...postcode, codes } : 'without-place'
    },
  }
}
