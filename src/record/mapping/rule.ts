import { type Raw, isRawObject } from '../yaml/raw.ts'

/*
 * One language says what a source means: a column of a sheet or of a table, or a key of JSON, becomes a field by a rule. Publishers
 * write it below `mapping:` of a source; presets and the names of HSDS are files of it.
 */

/** What a column or a key becomes. */
export interface Rule {
  /** The path of a field, such as `phones.number` or `locations.postal_code`; or one of `WORDS`. */
  readonly to: string
  /** How it is read; as text without it. */
  readonly read?: Reader
  /** Separates several values in a cell. */
  readonly split?: readonly string[]
  /** The taxonomy of terms. */
  readonly taxonomy?: string
  /** What each value means, in small letters. Others say nothing, unless there is a `*`; `=` is the value as it is. */
  readonly values?: Readonly<Record<string, string>>
  /** The value that says something: `yes`, `no` or a text. For several columns, the value of each. */
  readonly when?: string | Readonly<Record<string, string>>
  /** What is written: `{}` is the value, `{Surname}` that of another column. */
  readonly say?: string
  /** A second field with the same value. */
  readonly also?: string
}

/**
 * The ways of reading. `words`: each value below a key, with its own key. `entries`: objects, or keys of other rows. `inline`: an
 * object whose keys belong to the record. `link`: the key of another record. `point`: longitude and latitude of GeoJSON. `reviews`:
 * what an inspector said.
 */
export type Reader = 'text' | 'words' | 'entries' | 'inline' | 'link' | 'point' | 'reviews'

/** The ways of reading that a mapping may name, because a cell has no objects. */
export const READERS_OF_CELLS: readonly Reader[] = ['text', 'point']

/** Targets that are no field: for the staff of the source, and for nothing. */
export const WORDS = ['internal', 'ignore'] as const

/** The keys that a rule may have in a mapping; `label: Parking` is short for `say: 'Parking: {}'`. */
export const KEYS = [
  ...(['to', 'read', 'split', 'taxonomy', 'values', 'when', 'say', 'also', 'label'] as const),
] as const

/** A rule as files of rules have it: a path alone, or an object. */
export type WrittenRule = string | Rule

export const toRule = (rule: WrittenRule): Rule => (typeof rule === 'string' ? { to: rule } : rule)

/** Reads the rule of a column from YAML; undefined when it says no target. */
export function readRule(raw: Raw): Rule | undefined {
  if (typeof raw === 'string') return raw.trim() === '' ? { to: 'ignore' } : { to: raw.trim() }
  if (raw === null) return { to: 'ignore' }
  if (!isRawObject(raw) || typeof raw.to !== 'string') return undefined
  const { to, read, split, taxonomy, label, values, also } = raw
  const say = typeof label === 'string' ? `${label}: {}` : raw.say
  const when = isRawObject(raw.when) ? textsIn(raw.when) : textOf(raw.when ?? null)
  return {
    to: to.trim(),
    ...(typeof read === 'string' && { read: read as Reader }),
    ...(split !== undefined && {
      split: Array.isArray(split) ? split.map(String) : [String(split)],
    }),
    ...(typeof taxonomy === 'string' && { taxonomy }),
    ...(typeof say === 'string' && { say }),
    ...(typeof also === 'string' && { also }),
    ...(when !== undefined && { when }),
    ...(isRawObject(values) && { values: textsIn(values, (key) => key.toLowerCase()) }),
  }
}

const textsIn = (
  object: Readonly<Record<string, Raw>>,
  spell = (key: string) => key,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [spell(key), textOf(value) ?? '']),
  )

/** YAML reads `when: yes` as a text and `when: true` as none. */
function textOf(raw: Raw): string | undefined {
  if (typeof raw === 'boolean') return raw ? 'yes' : 'no'
  return raw === null || typeof raw === 'object' ? undefined : String(raw)
}
