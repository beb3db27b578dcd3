import guesses from './presets/guesses.json' with { type: 'json' }

/** What a column probably becomes, by its folded name; undefined where its name says nothing. */
export function guessTarget(name: string): string | undefined {
  const guess = (text: string) => GUESSES.find(([pattern]) => pattern.test(text))?.[1]
  return guess(name) ?? guess(name.replace(PREFIX, ''))
}

/** What stands before the names of columns and says only what the row is about. */
const PREFIX = /^(?:service|activity|session|event|club|venue|location|place|contact)_/

/** Where columns go by their folded names; the first that fits counts. */
const GUESSES = guesses.map(([pattern = '', target = '']) => [new RegExp(pattern), target] as const)
