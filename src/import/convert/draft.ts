import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import type { Cell } from '../model/cell.ts'

/** A value of a record that is being made, and the cells that it comes from. None for a value that we added. */
export class DraftValue {
  readonly text: string
  readonly cells: readonly Cell[]
  /** For the name of a record: its name at the first import. An editor may have renamed, merged or removed it since. */
  readonly was: string

  constructor(text: string, cells: readonly Cell[] = [], was = text) {
    this.text = text
    this.cells = cells
    this.was = was
  }
}

/** The name by which records refer to another one: now, empty when an editor removed it, and at the first import. */
export interface Name {
  readonly now: string
  readonly was: string
}

export const draftName = ({ now, was }: Name, cells: readonly Cell[] = []): DraftValue =>
  new DraftValue(now, cells, was)

/** A record that is being made: as its YAML, with leaves in place of texts. */
export type Draft = DraftValue | Draft[] | DraftRecord
export interface DraftRecord {
  [field: string]: Draft
}

export type DraftPath = readonly (string | number)[]

/** The raw value that the YAML of a record has; with `was`, the one that it would have if no record had been renamed. */
export function toRaw(made: Draft, form: 'text' | 'was' = 'text'): Raw {
  if (made instanceof DraftValue) return made[form]
  if (Array.isArray(made))
    return made.map((item) => toRaw(item, form)).filter((raw) => !isGone(raw))
  return Object.fromEntries(
    Object.entries(made)
      .map(([field, value]) => [field, toRaw(value, form)] as const)
      .filter(([, raw]) => !isGone(raw)),
  ) as RawObject
}

/** The name of a record that an editor removed, or a list of such names. */
const isGone = (raw: Raw) => raw === '' || (Array.isArray(raw) && raw.length === 0)

/** Every leaf of a record, with its path. */
export function* draftValuesOf(
  made: Draft,
  path: DraftPath = [],
): Generator<[DraftValue, DraftPath]> {
  if (made instanceof DraftValue) yield [made, path]
  else if (Array.isArray(made))
    for (const [i, item] of made.entries()) yield* draftValuesOf(item, [...path, i])
  else
    for (const [field, value] of Object.entries(made)) yield* draftValuesOf(value, [...path, field])
}

/** The value at a path; undefined where there is none. */
export const draftAt = (made: Draft, path: DraftPath): Draft | undefined =>
  path.reduce<Draft | undefined>(
    (here, step) =>
      here === undefined || here instanceof DraftValue
        ? undefined
        : (here as Record<string | number, Draft | undefined>)[step],
    made,
  )

/**
 * Removes the value at a path and the parents that become empty. Returns the removed leaves. Positions in lists move, so
 * callers remove paths from the last to the first.
 */
export function removeAt(root: DraftRecord, path: DraftPath): DraftValue[] {
  const gone = draftAt(root, path)
  if (gone === undefined || path.length === 0) return []
  const parent = draftAt(root, path.slice(0, -1))!
  const last = path.at(-1)!
  if (Array.isArray(parent)) parent.splice(last as number, 1)
  else delete (parent as DraftRecord)[last as string]
  const isEmpty = Array.isArray(parent)
    ? parent.length === 0
    : Object.keys(parent).every((field) => field === 'public')
  const above = isEmpty && path.length > 1 ? removeAt(root, path.slice(0, -1)) : []
  return [...[...draftValuesOf(gone)].map(([leaf]) => leaf), ...above]
}

/** Two values as one; either where there is no other. */
export function joined(
  by: string,
  first: DraftValue | undefined,
  second: DraftValue | undefined,
): DraftValue | undefined {
  if (!first || !second) return first ?? second
  return new DraftValue(first.text + by + second.text, [...first.cells, ...second.cells])
}

/** An object without the fields that have no value. */
export const compact = (fields: Readonly<Record<string, Draft | undefined>>): DraftRecord =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, Draft] =>
        entry[1] !== undefined && !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  )
