import type { FormKind, FormValue } from '../../questions/fields.ts'
import { lensOf } from './lens-of.ts'

/** Stands for a list that lines cannot say, such as times in the long form. */
export const IN_RECORD = '(only in the record)'

/** Whether a field is a list that a cell can hold, a line for each entry. */
export const isCellList = (kind: FormKind, field: string): boolean =>
  lensOf(kind, field).toLine !== undefined

/** The cell of a value. References are the slugs by which records refer. */
export function cellOf(
  [kind, field]: readonly [FormKind, string],
  value: FormValue | undefined,
  slugOf: (id: string) => string | undefined,
): string {
  const { toLine } = lensOf(kind, field)
  if (!toLine) return String(value ?? '')
  const lines = (value as readonly never[] | undefined)?.map((entry) => toLine(entry, slugOf))
  return lines?.every(isLine) ? lines.filter(Boolean).join('\n') : IN_RECORD
}

/** A value for people, a line for each entry, with the names of what it refers to. Nothing of an entry is left out. */
export const linesFor = (
  [kind, field]: readonly [FormKind, string],
  value: FormValue | undefined,
  nameOf: (reference: string) => string | undefined,
): readonly string[] =>
  [value ?? []]
    .flat()
    .map((entry) => {
      const { toLine, saidBy = [], refers } = lensOf(kind, field)
      if (typeof entry === 'string') return (refers && nameOf(entry)) ?? entry
      const line = toLine?.(entry as never, nameOf)
      const left = Object.keys(entry).filter((part) => !line || !saidBy.includes(part))
      const texts = left.map((part) => nameOf(entry[part]!) ?? entry[part]!)
      return [line, ...texts].filter(Boolean).join(', ').replaceAll('\n', '; ')
    })
    .filter(Boolean)

/** An entry with a line break in it would be read as two. */
const isLine = (line: string | undefined): boolean => line !== undefined && !/[\r\n]/.test(line)
