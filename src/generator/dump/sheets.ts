import type { Lists } from '../../feed/lists.ts'
import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import { cellOf, isCellList } from '../../forms/change/lenses/cell.ts'
import { lensOf } from '../../forms/change/lenses/lens-of.ts'
import { type Source, toText } from '../../forms/change/lenses/lens.ts'
import { shownOf } from '../../forms/change/published-record.ts'
import { ADDRESS_FIELDS, type FormField, fieldsOfKind } from '../../forms/questions/fields.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { createIsPrivate } from '../../record/schema/private-fields.ts'
import type { Settings } from '../../record/settings/settings.ts'

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
  const address = (kind === 'location' ? ADDRESS_FIELDS : [])
    .filter((name) => !isPrivate(kind, 'addresses') && !isPrivate('address', name))
    .map((name) => ({ header: headerOf(name), field: name }))
  const lists = fieldsOfKind(kind)
    .filter((name) => isCellList(kind, name) && !isPrivate(kind, name))
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

/**
 * The sheets of a directory, made of its documents, with the times of its records: a document has none that say their exceptions.
 * Confidential places are in none.
 */
export function composeSheets(lists: Lists, settings: Settings): readonly Sheet[] {
  const documents: Readonly<Record<SheetKind, () => Iterable<Source>>> = {
    service: () => lists.services.map(({ detail }) => detail() as object as Source),
    organization: () => lists.organizations.map(({ detail }) => detail() as object as Source),
    location: () => lists.places() as Iterable<object> as Iterable<Source>,
  }
  const [slugs, records] = [lists.slugs?.(), lists.records?.()]
  const slugOf = (id: string) => slugs?.get(id)
  return sheetKinds.map((kind) => {
    const columns = columnsOf(kind, settings)
    const rows = [...documents[kind]()].map((document) => {
      const record = records?.get(String(document.id)) ?? {}
      const [, shown] = shownOf(kind, document, record as RawObject, slugOf)
      return columns.map(({ header, field = ID }) => {
        if (header === ORGANIZATION)
          return toText((document.organization as Source | undefined)?.name)
        const isAsked = fieldsOfKind(kind).includes(field as FormField)
        const value = isAsked ? shown[field as FormField] : lensOf(kind, field).read(document)
        return toCell(cellOf([kind, field], value, slugOf))
      })
    })
    return { name: SHEETS[kind], kind, columns, rows }
  })
}

const toCell = (text: string) => (text.length > MAX_CELL ? '' : text)
