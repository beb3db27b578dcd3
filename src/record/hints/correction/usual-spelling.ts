import { DEFAULT_COUNTRIES } from '../../../countries/countries.ts'
import { normaliseValue } from '../../normalise/value.ts'
import { isAllowed } from './allowed.ts'
import { type Guess, writeLine } from './wrong-text.ts'

/** A value in another spelling, such as `www.example.org` or `9am`. */
export const usualSpelling: Guess = (wrong) => {
  const { text, schema } = wrong
  const usual = normaliseValue({ text, schema, beside: () => undefined }, DEFAULT_COUNTRIES)
  return usual !== text && isAllowed(usual, schema) ? writeLine(wrong, usual) : undefined
}
