/** The tiers of government that postcode files know, and that a rule can ask about. */
export type Level = 'country' | 'region' | 'county' | 'district' | 'ward' | 'parish'

/** How the codes of each tier begin. */
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

/**
 * The tier of a GSS code, by its first three characters; nothing for tiers that postcode files
 * leave out.
 */
export const levelOf = (code: string): Level | undefined =>
  LEVELS.find((level) => PREFIXES[level].includes(code.slice(0, 3)))

/** The GSS code that a text is, whatever the case. */
export function codeIn(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^[EWSNKLMJ]\d{8}$/.test(code) ? code : undefined
}

/** The GSS code that a web address holds; any host may name it. */
export const codeInAddress = (uri: string): string | undefined =>
  /(?<![A-Za-z0-9])[EWSNKLMJ]\d{8}(?![A-Za-z0-9])/.exec(uri)?.[0]
