import { DEFAULT_COUNTRY, countryNamed } from '../../../countries/countries.ts'
import { nationNamed } from '../../../countries/gb/nation.ts'
import { isAllowed } from './allowed.ts'
import { type Guess, writeLine } from './wrong-text.ts'

/** The name of a country, or of a nation in it, where the code of a country is wanted. */
export const country: Guess = (wrong) => {
  const code = countryNamed(wrong.text) ?? (nationNamed(wrong.text) && DEFAULT_COUNTRY)
  return code && isAllowed(code, wrong.schema) ? writeLine(wrong, code) : undefined
}
