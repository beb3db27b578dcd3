import { didYouMean, suggest } from '../../../text/suggest.ts'
import type { Guess } from './wrong-text.ts'

/** A misspelt choice. */
export const similarChoice: Guess = ({ text, schema }) => {
  const choice = suggest(text, schema.enum ?? [])
  return choice && didYouMean(choice)
}
