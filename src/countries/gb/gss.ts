/** The tiers of government that postcode files have codes of. */
export type Level = 'country' | 'region' | 'county' | 'district' | 'ward' | 'parish'

/** The prefixes of the codes of each tier. */
const PREFIXES: Readonly<Record<Level, string>> = {
  country: 'E92 W92 S92 N92 L93 M83',
  region: 'E12',
  county: 'E10',
  district: 'E06 E07 E08 E09 W06 S12 N09',
  ward: 'E05 W05 S13 N08',
  parish: 'E04 W04',
}

/** All tiers, from the widest to the narrowest. */
export const LEVELS = Object.keys(PREFIXES) as readonly Level[]

/** The tier of a GSS code, by its first three characters. Nothing for tiers that postcode files omit. */
export const levelOf = (code: string): Level | undefined =>
  LEVELS.find((level) => PREFIXES[level].includes(code.slice(0, 3)))

/** Reads a GSS code in any case. */
export function codeIn(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^[EWSNKLMJ]\d{8}$/.test(code) ? code : undefined
}

/** Finds the GSS code in a web address of any host. */
export const codeInAddress = (uri: string): string | undefined =>
  /(?<![A-Za-z0-9])[EWSNKLMJ]\d{8}(?![A-Za-z0-9])/.exec(uri)?.[0]
