import { fold } from '../model/fold.ts'
import guesses from './guesses.json' with { type: 'json' }

/** The probable target of a column by its name; undefined for an unknown one. */
export function guessTarget(header: string): string | undefined {
  const name = fold(splitWords(header))
  const guess = (text: string) => GUESSES.find(([pattern]) => pattern.test(text))?.[1]
  const [first, ...others] = header.split(/\/| or /i).map((part) => guess(fold(part)))
  const either = others.includes('name') ? 'name' : first
  return guess(name) ?? guess(name.replace(PREFIX, '')) ?? (others.length > 0 ? either : undefined)
}

/** `serviceName` as `service Name`; an abbreviation in capitals is one word. */
export const splitWords = (header: string): string =>
  header.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')

/** Prefixes of column names that name the entity of the row, and the path above the key of an object. */
const PREFIX = /^(?:service|activity|session|event|club|venue|location|place|where|contact)_/

/** Where columns go by their folded names; the first that fits counts. */
const GUESSES = guesses.map(([pattern = '', target = '']) => [new RegExp(pattern), target] as const)
