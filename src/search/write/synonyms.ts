import { BRITISH_SYNONYMS } from './british-synonyms.ts'
import { WELSH_SYNONYMS } from './welsh-synonyms.ts'

/** Words that people search for, and words of records by which they should find them. */
export interface Synonym {
  /** A record that says this … */
  readonly said: string
  /** … is also found by this. */
  readonly asked: string
}

/** The groups of synonyms of a directory: its own, and those for Britain unless it does without. */
export const synonymGroups = ({
  synonyms,
  british_synonyms,
}: {
  readonly synonyms: readonly string[]
  readonly british_synonyms: boolean
}): readonly string[] => [
  ...synonyms,
  ...(british_synonyms ? [...BRITISH_SYNONYMS, ...WELSH_SYNONYMS] : []),
]

/**
 * The synonyms of a group. In `skint, debt` a record with either word is found by the other; in `skint, broke => debt` a
 * record with `debt` is found by `skint` and `broke`, and not the other way round.
 */
export function readGroup(group: string): Synonym[] {
  const [left = '', right] = group.split('=>').map(wordsOf)
  const pairs = (asked: readonly string[], said: readonly string[]) =>
    said.flatMap((one) =>
      asked.filter((other) => other !== one).map((other) => ({ said: one, asked: other })),
    )
  return right ? pairs(left as string[], right) : pairs(left as string[], left as string[])
}

const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
