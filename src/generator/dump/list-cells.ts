import {
  ADDRESS_FIELDS,
  type FormField,
  fieldsOfKind,
  isListType,
  typeOf,
} from '../../forms/questions/fields.ts'
import type { ListField } from '../../forms/questions/questions.ts'
import { type FormDocuments, formValues } from '../../forms/change/form-values.ts'
import { ENTRY_LINES, type EntryLines } from './entry-lines.ts'
import type { SheetKind } from './sheets.ts'

/** Stands for a list that lines cannot say, such as times in the long form. */
export const IN_RECORD = '(only in the record)'

/** The fields of a sheet that hold a list, one line for each entry. */
export const listFieldsOf = (kind: SheetKind): readonly string[] => [
  ...fieldsOfKind(kind).filter((field) => isListType(typeOf(kind, field))),
  ...Object.keys(ENTRY_LINES[kind]),
]

/** The fields of a sheet that are those of the first address. */
export const addressFieldsOf = (kind: SheetKind): readonly string[] =>
  kind === 'location' ? ADDRESS_FIELDS : []

/** How the entries of a list are written, where the form for a change does not show them. */
export const entryLinesOf = (kind: SheetKind, field: string): EntryLines | undefined =>
  (ENTRY_LINES[kind] as Readonly<Record<string, EntryLines>>)[field]

/** The cells of the lists and of the address of a document, by field. References are the slugs by which records refer. */
export function listCells<K extends SheetKind>(
  kind: K,
  document: FormDocuments[K],
  slugs: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const values = formValues(kind, document)
  const cells = new Map<string, string>()
  for (const field of addressFieldsOf(kind)) cells.set(field, String(values[field as FormField]))
  for (const field of listFieldsOf(kind)) {
    const rule = entryLinesOf(kind, field)
    const entries = (document as Readonly<Record<string, unknown>>)[field]
    const lines = rule
      ? ((entries ?? []) as readonly Readonly<Record<string, unknown>>[]).map(rule.toLine)
      : linesOf(values[field as ListField], typeOf(kind, field) === 'references', slugs)
    cells.set(field, lines?.every(isLine) ? lines.join('\n') : IN_RECORD)
  }
  return cells
}

const linesOf = (
  value: string | readonly string[] | undefined,
  areReferences: boolean,
  slugs: ReadonlyMap<string, string>,
): readonly (string | undefined)[] | undefined =>
  value === undefined
    ? undefined
    : [value].flat().map((one) => (areReferences ? slugs.get(one) : one))

/** An entry with a line break in it would be read as two. */
const isLine = (line: string | undefined): boolean => line !== undefined && !/[\r\n]/.test(line)
