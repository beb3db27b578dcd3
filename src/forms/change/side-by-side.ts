import { isObject } from '../../text/is-object.ts'
import { type Source, listAt } from './lenses/lens.ts'
import { linesFor } from './lenses/cell.ts'
import { lensOf } from './lenses/lens-of.ts'
import {
  type FormField,
  type FormKind,
  type FormValue,
  fieldsOfKind,
  isReferenceType,
  typeOf,
} from '../questions/fields.ts'

/** A field of two records, with a text for each line of its values. */
export interface ComparedField {
  readonly field: string
  readonly values: readonly [readonly string[], readonly string[]]
  readonly isSame: boolean
}

/** The published name of what a field refers to. */
export type NameOf = (field: FormField, reference: string) => string

/** Fields that say nothing about whether two records are the same. */
const LEFT_OUT: readonly string[] = ['id', 'last_modified', 'assured_date', 'assurer_email']

/**
 * Two records as they are written, field by field, as a form would show them, and below that what no question asks for. Fields that
 * neither has are left out.
 */
export function sideBySide(
  kind: FormKind,
  [one, other]: readonly [Source, Source],
  nameOf: NameOf,
): readonly ComparedField[] {
  const names = [...fieldsOfKind(kind), ...Object.keys(one), ...Object.keys(other)]
  return [...new Set<string>(names)].flatMap((field) => {
    const read = (record: Source) => linesOf(kind, field, record, nameOf)
    const values = [read(one), read(other)] as const
    if (LEFT_OUT.includes(field) || values.flat().length === 0) return []
    return [{ field, values, isSame: values[0].join('\n') === values[1].join('\n') }]
  })
}

function linesOf(kind: FormKind, field: string, record: Source, nameOf: NameOf): readonly string[] {
  const type = typeOf(kind, field)
  const written = [record[field] ?? []].flat()
  if (isReferenceType(type))
    return written
      .map((entry) => (isObject(entry) ? (entry.location ?? entry.name) : entry))
      .map((reference) => nameOf(field as FormField, String(reference)))
  const value: FormValue | undefined = type && lensOf(kind, field).read(record)
  if (value === undefined) return unasked(kind, field, record).map(toText)
  return linesFor([kind, field], value, (text) => text)
}

/** What a form does not show of a field: it shows the first address, and times that words can say. */
function unasked(kind: FormKind, field: string, record: Source): readonly unknown[] {
  if (field === 'addresses') return listAt(record, field).slice(1)
  if (field === 'schedules' && lensOf(kind, 'hours').read(record)) return []
  return [record[field] ?? []].flat()
}

const toText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)
