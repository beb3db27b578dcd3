import type { Source } from './lenses/lens.ts'
import { lensOf } from './lenses/lens-of.ts'
import {
  type FormField,
  type FormKind,
  type FormValue,
  fieldsOfKind,
  textsIn,
  typeOf,
} from '../questions/fields.ts'

/** A field of two records, with a text for each line of its values. */
export interface ComparedField {
  readonly field: FormField
  readonly values: readonly [readonly string[], readonly string[]]
  readonly isSame: boolean
}

/** The published name of what a field refers to. */
export type NameOf = (field: FormField, reference: string) => string

/** Two records as they are written, field by field, as a form would show them. Fields that neither has are left out. */
export const sideBySide = (
  kind: FormKind,
  [one, other]: readonly [Source, Source],
  nameOf: NameOf,
): readonly ComparedField[] =>
  fieldsOfKind(kind).flatMap((field) => {
    const read = (record: Source) => linesOf(kind, field, lensOf(kind, field).read(record), nameOf)
    const values = [read(one), read(other)] as const
    if (values[0].length === 0 && values[1].length === 0) return []
    const isSame = values[0].join('\n') === values[1].join('\n')
    return [{ field, values, isSame }]
  })

function linesOf(
  kind: FormKind,
  field: FormField,
  value: FormValue | undefined,
  nameOf: NameOf,
): readonly string[] {
  const type = typeOf(kind, field)
  const lines =
    type === 'group'
      ? [value ?? []].flat().map((entry) => textsIn([entry]).join(', '))
      : textsIn(value)
  const refers = type === 'reference' || type === 'references'
  return lines.filter(Boolean).map((line) => (refers ? nameOf(field, line) : line))
}
