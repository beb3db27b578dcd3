import { nationNamed } from '../../../places/nation.ts'
import { isAllowed } from './allowed.ts'
import { type Guess, writeLine } from './wrong-text.ts'

/** A nation of the United Kingdom, where a country code is wanted. */
export const country: Guess = (wrong) =>
  isAllowed('GB', wrong.schema) && nationNamed(wrong.text) ? writeLine(wrong, 'GB') : undefined
