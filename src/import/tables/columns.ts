import type { Rule } from '../../record/mapping/rule.ts'
import type { TableKind } from '../mapping/kinds.ts'
import { inlineRule, kindOfEntries, ruleFor } from '../mapping/vocabulary.ts'
import { SHARED } from '../model/model.ts'

/** What a column holds: keys of other rows, or what a rule says. */
export type Column = { readonly to: LinkedKind; readonly isList: boolean } | { readonly rule: Rule }

/** The table that a key leads to: one of the standard, that of the row itself, or any. */
export type LinkedKind = TableKind | 'parent' | 'any'

/** What a column of an HSDS table holds, in a package with tables of some kinds. */
export function columnOf(
  kind: TableKind,
  name: string,
  tables: ReadonlySet<TableKind | undefined>,
): Column {
  if (kind === 'history' && name !== 'id') return { rule: { to: 'internal' } }
  const rule = ruleFor(kind, name)
  const isList = name.endsWith('s')
  if (rule.read === 'link') return { to: linkedKind(rule.to), isList }
  if (rule.read !== 'entries') return { rule }
  const of = kindOfEntries(kind, rule.to)
  // Entries in a package without their table are in the column itself.
  if (of && !isShared(of) && !tables.has(of)) return { rule: inlineRule(of) ?? { to: 'no-home' } }
  return of ? { to: linkedKind(rule.to, of), isList } : { rule: { to: 'no-home' } }
}

const linkedKind = (field: string, of = field as LinkedKind): LinkedKind =>
  field === 'parent' || field === 'parent_organization' ? 'parent' : of

/** Whether the rows of a table are records of their own. */
export const isShared = (kind: TableKind): boolean => (SHARED as readonly string[]).includes(kind)
