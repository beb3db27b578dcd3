import guesses from './presets/guesses.json' with { type: 'json' }

/** The probable target of a column by its folded name; undefined for an unknown name. */
export function guessTarget(name: string): string | undefined {
  const guess = (text: string) => GUESSES.find(([pattern]) => pattern.test(text))?.[1]
  return guess(name) ?? guess(name.replace(PREFIX, ''))
}

/** Prefixes of column names that name the entity of the row. */
const PREFIX = /^(?:service|activity|session|event|club|venue|location|place|contact)_/

/** Where columns go by their folded names; the first that fits counts. */
const GUESSES = guesses.map(([pattern = '', target = '']) => [new RegExp(pattern), target] as const)
