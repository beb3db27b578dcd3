import type { Lists } from '../../feed/lists.ts'
import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import { createIsPrivate } from '../../record/schema/private-fields.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { addressFieldsOf, listCells, listFieldsOf } from './list-cells.ts'

/** A sheet with a header and rows of text. */
export interface ReadSheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly string[])[]
}

/** A sheet that people edit: one row for each record, with fields that hold one value and lists that lines can say. */
export interface Sheet extends ReadSheet {
  readonly kind: SheetKind
}

/** The records that have a sheet. */
export const SHEETS = {
  service: 'Services',
  organization: 'Organizations',
  location: 'Locations',
} as const satisfies Partial<Record<EntityName, string>>
export type SheetKind = keyof typeof SHEETS
export const sheetKinds = Object.keys(SHEETS) as readonly SheetKind[]

export interface SheetColumn {
  /** The name of the field in words: `Minimum age`. */
  readonly header: string
  /** The id of the record, and the name of the organization of a service, are no fields that can be changed. */
  readonly field?: string
  /** The only values allowed. */
  readonly choices?: readonly string[]
  /** The cell holds a list, one entry a line. */
  readonly isList?: true
  /** In characters. */
  readonly width?: number
}

export const ID = 'id'
/** For whoever adds a row: the organization of a service. */
export const ORGANIZATION = 'Organization'

/** The columns of a sheet: the id, which is hidden, the fields of the standard that hold one value, and the lists. */
export function columnsOf(kind: SheetKind, { private_fields }: Settings): readonly SheetColumn[] {
  const isPrivate = createIsPrivate(private_fields ?? [])
  const fields = Object.entries(fieldsOf(kind)).filter(
    ([name, field]) => isCell(name, field) && !isPrivate(kind, name),
  )
  const columns = fields.map(([name, { values }]): SheetColumn => ({
    header: headerOf(name),
    field: name,
    ...(values && { choices: values }),
  }))
  const address = addressFieldsOf(kind)
    .filter((name) => !isPrivate(kind, 'addresses') && !isPrivate('address', name))
    .map((name) => ({ header: headerOf(name), field: name }))
  const lists = listFieldsOf(kind)
    .filter((name) => !isPrivate(kind, name))
    .map((name) => ({ header: headerOf(name), field: name, isList: true as const }))
  const [first, ...others] = columns
  const owner = kind === 'service' ? [{ header: ORGANIZATION }] : []
  return [{ header: ID }, first!, ...owner, ...others, ...address, ...lists]
}

const isCell = (name: string, { type, links, repeats, derived }: Field) =>
  type !== 'object' &&
  type !== 'array' &&
  links === undefined &&
  repeats === undefined &&
  derived === undefined &&
  name !== 'id' &&
  name !== 'last_modified'

const headerOf = (field: string) =>
  `${field[0]!.toUpperCase()}${field.slice(1).replaceAll('_', ' ')}`

/** The most characters that a cell of a workbook can have. */
const MAX_CELL = 32_767

/** The sheets of a directory, made of its documents. Confidential places are in none. */
export function composeSheets(lists: Lists, settings: Settings): readonly Sheet[] {
  const documents: Readonly<Record<SheetKind, () => Iterable<object>>> = {
    service: () => lists.services.map(({ detail }) => detail()),
    organization: () => lists.organizations.map(({ detail }) => detail()),
    location: () => lists.places(),
  }
  const slugs = lists.slugs?.() ?? new Map()
  return sheetKinds.map((kind) => {
    const columns = columnsOf(kind, settings)
    const rows = [...documents[kind]()].map((document) => {
      const cells = listCells(kind, document as never, slugs)
      return columns.map((column) =>
        cellOf(column, document as Readonly<Record<string, unknown>>, cells),
      )
    })
    return { name: SHEETS[kind], kind, columns, rows }
  })
}

function cellOf(
  { header, field }: SheetColumn,
  document: Readonly<Record<string, unknown>>,
  cells: ReadonlyMap<string, string>,
): string {
  const value =
    header === ORGANIZATION && field === undefined
      ? (document.organization as { name?: string } | undefined)?.name
      : (cells.get(field ?? ID) ?? document[field ?? ID])
  const text = value === undefined ? '' : String(value)
  return text.length > MAX_CELL ? '' : text
}
