import type { Country } from './countries.ts'

/** The country that a text names, by its own name or by that of a nation in it, and nothing else. Two letters may be a state. */
export function countryNamed(text: string): Country | undefined {
  const plain = text.trim()
  if (BRITAIN.test(plain)) return 'GB'
  return AMERICA.test(plain) ? 'US' : undefined
}

const BRITAIN =
  /^(?:united kingdom|u\.?k\.?|great britain|g\.?b\.?|england|wales|scotland|northern ireland|gbr)$/i
const AMERICA = /^(?:u\.?s\.?a\.?|united states.*)$/i
