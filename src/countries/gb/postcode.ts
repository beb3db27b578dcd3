import type { ParsedPostcode, Postcode } from '../postcode.ts'
import { nationsOf } from './postcode-area.ts'
import { AREA, DISTRICT, UNIT } from './postcode-grammar.ts'

/** How much of a postcode is written, each with the groups area, district, sector digit and unit. */
const FORMS = {
  unit: new RegExp(`^(${AREA})(${DISTRICT})(\\d)(${UNIT})$`),
  sector: new RegExp(`^(${AREA}) ?(${DISTRICT}) (\\d)$`),
  outcode: new RegExp(`^(${AREA}) ?(${DISTRICT})$`),
  area: new RegExp(`^(${AREA})$`),
}

/** Girobank, forces post offices and overseas territories. */
const PLACELESS = /^(GIR0AA|BFPO\d{1,4}|(ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA)1ZZ|AI2640)$/
const PLACELESS_AREAS = ['BF', 'BX']

/** Full stops and hyphens are dropped from a whole postcode only: `BS1-5` may be a range. */
export function parseBritishPostcode(spaced: string): ParsedPostcode {
  const compact = spaced.replace(/[ .-]/g, '')
  if (PLACELESS.test(compact)) return { problem: 'no-location' }
  const match =
    FORMS.unit.exec(compact) ??
    FORMS.sector.exec(spaced) ??
    FORMS.outcode.exec(spaced) ??
    FORMS.area.exec(spaced)
  const [, area, district, sector, rest] = match ?? []
  if (area === undefined) return { problem: 'malformed' }
  if (PLACELESS_AREAS.includes(area)) return { problem: 'no-location' }
  if (!nationsOf(area)) return { problem: 'no-such-area' }
  return { postcode: british(area, district, sector, rest) }
}

function british(area: string, district?: string, digit?: string, rest?: string): Postcode {
  if (district === undefined) return { country: 'GB', kind: 'area', area }
  const outcode = area + district
  if (digit === undefined) return { country: 'GB', kind: 'outcode', area, outcode }
  const sector = `${outcode} ${digit}`
  if (rest === undefined) return { country: 'GB', kind: 'sector', area, outcode, sector }
  return { country: 'GB', kind: 'unit', area, outcode, sector, unit: sector + rest }
}
