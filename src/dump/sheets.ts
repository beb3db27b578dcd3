import type { Lists } from '../feed/lists.ts'
import { type EntityName, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import type { Settings } from '../record/settings/settings.ts'

/** A sheet that people edit: one row for each record, with the fields that hold one value. */
export interface Sheet {
  readonly name: string
  readonly kind: SheetKind
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly string[])[]
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
}

export const ID = 'id'
/** For whoever adds a row: the organization of a service. */
export const ORGANIZATION = 'Organization'

/** The columns of a sheet: the id, which is hidden, and the fields of the standard that hold one value. */
export function columnsOf(kind: SheetKind, { private_fields }: Settings): readonly SheetColumn[] {
  const hidden = new Set(private_fields)
  const fields = Object.entries(fieldsOf(kind)).filter(
    ([name, field]) => isCell(name, field) && !hidden.has(`${kind}.${name}`),
  )
  const columns = fields.map(([name, { values }]): SheetColumn => ({
    header: headerOf(name),
    field: name,
    ...(values && { choices: values }),
  }))
  const [first, ...others] = columns
  const owner = kind === 'service' ? [{ header: ORGANIZATION }] : []
  return [{ header: ID }, first!, ...owner, ...others]
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
  return sheetKinds.map((kind) => {
    const columns = columnsOf(kind, settings)
    const rows = [...documents[kind]()].map((document) =>
      columns.map((column) => cellOf(column, document as Readonly<Record<string, unknown>>)),
    )
    return { name: SHEETS[kind], kind, columns, rows }
  })
}

function cellOf(
  { header, field }: SheetColumn,
  document: Readonly<Record<string, unknown>>,
): string {
  const value =
    header === ORGANIZATION && field === undefined
      ? (document.organization as { name?: string } | undefined)?.name
      : document[field ?? ID]
  const text = value === undefined ? '' : String(value)
  return text.length > MAX_CELL ? '' : text
}
