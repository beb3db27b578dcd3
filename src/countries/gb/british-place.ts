/** A city, town, council area, suburb or village of Great Britain. */
export interface BritishPlace {
  readonly name: string
  /** The county or council that tells it from others of its name. */
  readonly county: string
  /** The sector of the postcodes in its middle. */
  readonly postcode: string
  readonly point: readonly [latitude: number, longitude: number]
}

/** The shipped tables of places: cities, towns and council areas; suburbs and villages. One is a line, as in data/README.md. */
export interface BritishPlaces {
  readonly towns: readonly string[]
  readonly villages: readonly string[]
}

/** Reads a line of the tables: `Leeds|Leeds|LS1 3|53.801,-1.550`. */
export function parseBritishPlace(line: string): BritishPlace {
  const [name = '', county = '', postcode = '', point = ''] = line.split('|')
  const [latitude = 0, longitude = 0] = point.split(',').map(Number)
  return { name, county, postcode, point: [latitude, longitude] }
}

/** The attributions that the licences of the tables require. */
export const PLACES_ATTRIBUTION: readonly string[] = [
  'Contains Ordnance Survey data © Crown copyright and database right 2021.',
  'Contains Royal Mail data © Royal Mail copyright and database right 2021.',
  'Contains National Statistics data © Crown copyright and database right 2021.',
  'Names of councils: mySociety, CC BY 4.0.',
]
