import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { extensionField } from '../model/extension-field.ts'
import type { ItemKind } from '../model/item.ts'
import { resolvePath } from '../sheets/paths.ts'
import { type ColumnRule, type Target, toTarget } from '../sheets/target.ts'
import { TABLE_KINDS, type TableKind } from './kinds.ts'
import { holderOf } from './owners.ts'
import names from './columns.json' with { type: 'json' }
import { ownValue } from '../../text/own-value.ts'

/** What a column holds: a value, the keys of other rows, or something for the staff. */
export type Column =
  | { readonly is: 'id' }
  | { readonly is: 'value'; readonly field: string }
  | { readonly is: 'link'; readonly to: LinkedKind; readonly isList?: true }
  | { readonly is: 'internal' | 'own-date' | 'nesting' | 'unknown' }
  /** A field of an entry inside the record, as vendors flatten it. */
  | { readonly is: 'path'; readonly target: Target }

/** The table that a key leads to: one of the standard, that of the row itself, or any. */
export type LinkedKind = TableKind | 'parent' | 'any'

interface Names {
  /** Names of earlier versions and of variants, by table. */
  readonly renamed: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Columns of vendors in the tables of records. */
  readonly flat: Readonly<Record<string, Readonly<Record<string, ColumnRule>>>>
  /** The targets of columns of entries in a package that has no table of those entries. */
  readonly inline: Readonly<Partial<Record<TableKind, ColumnRule>>>
  /** Columns with keys of other rows. */
  readonly links: Readonly<Record<string, LinkedKind>>
}

const { renamed: RENAMED, flat: FLAT, inline: INLINE, links: LINKS } = names as unknown as Names

/** Columns for the staff of a source, in any table. */
const INTERNAL =
  /(?:^|_)(?:private|internal|submitter|admin|reviewer?|record_editor|editor|updated_by|update_email|authorised_by|gdpr|assurer_email|assured_by|confidential_?data|notes?_private|staff)(?:_|$)|^(?:review_status|import_notes|assured_email)$/

export const isInternal = (name: string): boolean => INTERNAL.test(name)

/** What a column of an HSDS table holds, in a package with tables of some kinds. Names are folded. */
export function columnOf(
  kind: TableKind,
  name: string,
  tables: ReadonlySet<TableKind | undefined>,
): Column {
  if (name === 'id') return { is: 'id' }
  if (kind === 'history') return { is: 'internal' }
  if (name === 'last_modified') return { is: 'own-date' }
  if (name === 'link_entity') return { is: 'nesting' }
  if (isInternal(name)) return { is: 'internal' }
  const renamed = ownValue(RENAMED[kind], name)
  if (renamed !== undefined)
    return renamed === '' ? { is: 'unknown' } : { is: 'value', field: renamed }
  const flat = ownValue(FLAT[kind], name)
  if (flat !== undefined) return { is: 'path', target: toTarget(flat) }
  const child = ownValue(TABLE_KINDS, name)
  if (child && holderOf(child, kind) !== undefined && !isField(kind, name))
    return columnOfEntries(kind, child, tables)
  const eligibility =
    /^(?:criteria|critera|eligibility)_(?!description)/.test(name) && kind === 'service'
  if (eligibility) return { is: 'path', target: { to: 'eligibility_description' } }
  if (kind === 'service' && name.startsWith('social_media'))
    return { is: 'path', target: { to: 'additional_urls.url' } }
  const link = ownValue(LINKS, name)
  if (link && !(kind === 'taxonomy_term' && name === 'taxonomy_id'))
    return { is: 'link', to: link, ...(name.endsWith('s') && { isList: true as const }) }
  if (link) return { is: 'link', to: 'taxonomy' }
  return { is: 'value', field: isField(kind, name) ? name : extensionField(name) }
}

/** The keys of the entries of a record, or, in a package without their table, the entries themselves. */
function columnOfEntries(
  kind: TableKind,
  child: TableKind,
  tables: ReadonlySet<TableKind | undefined>,
): Column {
  if (tables.has(child)) return { is: 'link', to: child, isList: true }
  const target = INLINE[child] && toTarget(INLINE[child])
  return target && resolvePath(kind as ItemKind, target.to)
    ? { is: 'path', target }
    : { is: 'unknown' }
}

/** Whether the standard has a field of text, a number or a choice by this name. */
export function isField(kind: TableKind | ItemKind, name: string): boolean {
  if (!entityNames.includes(kind as EntityName)) return false
  const fields = fieldsOf(kind as EntityName)
  if (!Object.hasOwn(fields, name)) return false
  const card = fields[name]!
  return card.links === undefined && !('of' in card) && !card.derived
}
