import type { FormDocuments } from '../../forms/change/lenses/lens.ts'
import { lensOf } from '../../forms/change/lenses/lens-of.ts'
import { ADDRESS_FIELDS, fieldsOfKind } from '../../forms/questions/fields.ts'
import type { SheetKind } from './sheets.ts'

/** Stands for a list that lines cannot say, such as times in the long form. */
export const IN_RECORD = '(only in the record)'

/** The fields of a sheet that hold a list, one line for each entry. */
export const listFieldsOf = (kind: SheetKind): readonly string[] =>
  fieldsOfKind(kind).filter((field) => lensOf(kind, field).toLine)

/** The fields of a sheet that are those of the first address. */
export const addressFieldsOf = (kind: SheetKind): readonly string[] =>
  kind === 'location' ? ADDRESS_FIELDS : []

/** The cells of the lists and of the address of a document, by field. References are the slugs by which records refer. */
export function listCells<K extends SheetKind>(
  kind: K,
  document: FormDocuments[K],
  slugs: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const cells = [...addressFieldsOf(kind), ...listFieldsOf(kind)].map((field) => {
    const { read, toLine } = lensOf(kind, field)
    const value = read(document as object as Readonly<Record<string, unknown>>)
    if (!toLine) return [field, String(value)] as const
    const lines = (value as readonly never[] | undefined)?.map((entry) => toLine(entry, slugs))
    return [field, lines?.every(isLine) ? lines.join('\n') : IN_RECORD] as const
  })
  return new Map(cells)
}

/** An entry with a line break in it would be read as two. */
const isLine = (line: string | undefined): boolean => line !== undefined && !/[\r\n]/.test(line)
