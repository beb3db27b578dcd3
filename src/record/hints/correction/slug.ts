import { SLUG } from '../../schema/formats.ts'
import { type Guess, writeLine } from './wrong-text.ts'

/** A slug with spaces, underscores or capital letters. */
export const slug: Guess = (wrong) => {
  const joined = wrong.text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return wrong.schema.format === 'slug' && SLUG.test(joined) ? writeLine(wrong, joined) : undefined
}
