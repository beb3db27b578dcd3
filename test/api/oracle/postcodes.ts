/** A postcode of the test country: its point, and the codes of its areas. */
export type PostcodeRow = readonly [
  unit: string,
  latitude: number,
  longitude: number,
  codes: string,
]

/** Two sectors with three postcodes in each outcode. CH is on both sides of a border. */
const OUTCODES = [
  ['BS3', 51.44, -2.6, 'E92000001 E06000023 E0500001'],
  ['BS4', 51.435, -2.57, 'E92000001 E06000023 E0500002'],
  ['BA1', 51.39, -2.36, 'E92000001 E06000022 E0500003'],
  ['CF10', 51.48, -3.18, 'W92000004 W06000015 W0500001'],
  ['CH5', 53.2, -3.02, 'W92000004 W06000005 W0500002'],
  ['EH1', 55.95, -3.19, 'S92000003 S12000036 S1300001'],
] as const

export const POSTCODES: readonly PostcodeRow[] = OUTCODES.flatMap(([outcode, north, east, codes]) =>
  [1, 4].flatMap((sector) =>
    ['AA', 'AB', 'BD'].map((letters, i): PostcodeRow => [
      `${outcode} ${sector}${letters}`,
      round(north + sector * 0.002 + i * 0.0007),
      round(east + sector * 0.003 - i * 0.0011),
      `${codes}${sector}`,
    ]),
  ),
)

/** The ingested file, which lacks one outcode and some postcodes of others. */
export const INGESTED = POSTCODES.filter(
  ([unit]) => !unit.startsWith('EH1 ') && unit !== 'BS3 1AB' && !unit.startsWith('BA1 4'),
)

/** The possible nations of a postcode, by its letters. */
export const NATIONS: Readonly<Record<string, readonly string[]>> = {
  BS: ['E92000001'],
  BA: ['E92000001'],
  EX: ['E92000001'],
  CF: ['W92000004'],
  CH: ['E92000001', 'W92000004'],
  EH: ['S92000003'],
}

/** A postcode, or the beginning of one. */
export interface Asked {
  readonly area: string
  readonly outcode: string
  readonly sector?: string
  readonly unit?: string
}

/** Reads a postcode: `BS3 1AA`, `bs31aa`, `BS3 1`, `BS3`. */
export function readPostcode(text: string): Asked {
  const pattern = /^([A-Z]+)(\d[A-Z\d]?)(?: *(\d)([A-Z]{2})| +(\d))?$/
  const [, area = '', district = '', digit, letters, alone] = pattern.exec(
    text.trim().toUpperCase(),
  )!
  const outcode = area + district
  if (letters)
    return { area, outcode, sector: `${outcode} ${digit}`, unit: `${outcode} ${digit}${letters}` }
  return alone ? { area, outcode, sector: `${outcode} ${alone}` } : { area, outcode }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
