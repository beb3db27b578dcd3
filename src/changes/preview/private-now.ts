import { hide } from '../../privacy/mask.ts'
import { matchesOf } from '../../privacy/span.ts'
import { toPattern } from '../../privacy/text-pattern.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../record/yaml/raw.ts'
import type { Version } from '../version.ts'

/** Shorter values are too common elsewhere. */
const MIN_LENGTH = 5

/** Hides what a change makes private: it was published before, but is below `private:` in a file that the change touches. */
export function hidePrivateNow(before: Version, after: Version): (text: string) => string {
  const patterns = [...after.texts]
    .filter(([file, text]) => before.texts.get(file) !== text && text.includes('private'))
    .flatMap(([file, text]) => [...privateTexts(parseYaml(file, text).value, false)])
    .filter(({ length }) => length >= MIN_LENGTH)
    .map((text) => toPattern(text))
  return (text) =>
    hide(
      text,
      patterns.flatMap((pattern) => [...matchesOf(text, pattern)]),
    )
}

function* privateTexts(value: Raw | undefined, isPrivate: boolean): Generator<string> {
  if (Array.isArray(value))
    for (const item of value as readonly Raw[]) yield* privateTexts(item, isPrivate)
  else if (isRawObject(value))
    for (const [key, item] of Object.entries(value))
      yield* privateTexts(item, isPrivate || key === 'private')
  else if (isPrivate && value !== undefined && value !== null) yield String(value)
}
