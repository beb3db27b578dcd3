import { type Raw, isRawObject } from '../../record/yaml/raw.ts'

/** What a column of a sheet becomes. */
export interface Target {
  /** The path of a field, such as `phones.number` or `locations.postal_code`; or one of `WORDS`. */
  readonly to: string
  /** Separates several values in a cell. */
  readonly split?: readonly string[]
  /** The taxonomy of terms. */
  readonly taxonomy?: string
  /** What each value means, in small letters. Others say nothing, unless there is a `*`. */
  readonly values?: Readonly<Record<string, string>>
  /** A second field with the same value. */
  readonly also?: string
  /** Stands before the value: `Parking: at the back`. */
  readonly label?: string
}

/** Targets that are no field: for the staff of the source, and for nothing. */
export const WORDS = ['internal', 'ignore'] as const

/** A column in a mapping: a path alone, or an object. */
export type ColumnRule = string | Target

export const toTarget = (rule: ColumnRule): Target =>
  typeof rule === 'string' ? { to: rule } : rule

/** Reads the rule of a column from the YAML of a mapping. */
export function readTarget(raw: Raw): Target | undefined {
  if (typeof raw === 'string') return raw.trim() === '' ? { to: 'ignore' } : { to: raw.trim() }
  if (raw === null) return { to: 'ignore' }
  if (!isRawObject(raw) || typeof raw.to !== 'string') return undefined
  const { to, split, taxonomy, label, values, also } = raw
  return {
    to: to.trim(),
    ...(typeof split === 'string' && { split: [split] }),
    ...(typeof taxonomy === 'string' && { taxonomy }),
    ...(typeof label === 'string' && { label }),
    ...(typeof also === 'string' && { also }),
    ...(isRawObject(values) && {
      values: Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key.toLowerCase(),
          typeof value === 'string' ? value : '',
        ]),
      ),
    }),
  }
}
