import { formats } from '../../schema/formats.ts'
import { type Guess, writeLine } from './wrong-text.ts'

/** An email address with a space in it, or with other characters around it. */
export const email: Guess = (wrong) => {
  if (wrong.schema.format !== 'email') return undefined
  const [only = '', ...more] = wrong.text.match(ADDRESS) ?? []
  const candidates = [
    wrong.text.replace(/\s+/g, ''),
    more.length === 0 ? only.replace(/\.$/, '') : '',
  ]
  const address = candidates.find((text) => formats.email?.test(text))
  return address && writeLine(wrong, address)
}

/** Matches from the start of a word only; a long word would otherwise take quadratic time. */
const ADDRESS = /(?<![^\s<>()[\]"“”‘’,;:])[^\s<>()[\]"“”‘’,;:]+@[^\s<>()[\]"“”‘’,;:]+/g
