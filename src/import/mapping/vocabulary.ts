import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { type ItemKind, entityOf } from '../../record/mapping/paths.ts'
import { type Rule, type WrittenRule, toRule } from '../../record/mapping/rule.ts'
import { ownValue } from '../../text/own-value.ts'
import { extensionField } from '../model/extension-field.ts'
import { fold } from '../model/fold.ts'
import { TABLE_KINDS, type TableKind } from './kinds.ts'
import { holderOf } from './owners.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

/*
 * What the columns of tables and the keys of feeds mean, in every version and dialect of HSDS: vocabulary.json has the names that are
 * not those of the standard, by the kind of what they belong to; what stands `first` is the same in all of them, and so is what the
 * standard leaves to `else`. `inline` says what a column of entries becomes where they have no table of their own.
 */
const {
  kinds,
  first,
  else: others,
  inline,
} = vocabulary as unknown as {
  readonly kinds: Readonly<Partial<Record<TableKind, Readonly<Record<string, WrittenRule>>>>>
  readonly first: Readonly<Record<string, WrittenRule>>
  readonly else: Readonly<Record<string, WrittenRule>>
  readonly inline: Readonly<Partial<Record<TableKind, WrittenRule>>>
}

/** What a name of a column or a key means in an item of a kind. */
export function ruleFor(kind: TableKind, name: string): Rule {
  const key = foldKey(name)
  if (key === 'id') return { to: 'key' }
  const known = ownValue(kinds[kind], key) ?? ownValue(first, key)
  if (known !== undefined) return toRule(known)
  if (isInternal(fold(name))) return { to: 'internal' }
  return (
    STANDARD.get(kind)?.get(key) ??
    entriesRule(kind, name) ??
    ruleIn(others, key) ??
    startingRule(kind, name) ?? { to: extensionField(name) }
  )
}

/** What a column of entries becomes where they have no table of their own. */
export const inlineRule = (kind: TableKind): Rule | undefined => ruleIn(inline, kind)

const ruleIn = (rules: Readonly<Record<string, WrittenRule>>, key: string): Rule | undefined => {
  const known = ownValue(rules, key)
  return known === undefined ? undefined : toRule(known)
}

/** A key without case, `_` and `-`, by which names are compared. */
export const foldKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Columns for the staff of a source, in any table. */
const INTERNAL =
  /(?:^|_)(?:private|internal|submitter|admin|reviewer?|record_editor|editor|updated_by|update_email|authorised_by|gdpr|assurer_email|assured_by|confidential_?data|notes?_private|staff)(?:_|$)|^(?:review_status|import_notes|assured_email)$/

export const isInternal = (name: string): boolean => INTERNAL.test(name)

/** Whether the standard has a field of text, a number or a choice by this name. */
export const isField = (kind: TableKind, name: string): boolean => {
  const rule = STANDARD.get(kind)?.get(foldKey(name))
  return rule !== undefined && rule.read === undefined
}

/** Names such as `contact` and `regular_schedules` are tables, whose entries the item holds. */
function entriesRule(kind: TableKind, name: string): Rule | undefined {
  const child = ownValue(TABLE_KINDS, fold(name))
  const holder = child && holderOf(child, kind)
  return holder === undefined ? undefined : { to: holder, read: 'entries' }
}

/** Names that begin alike: `ageband*` stands for all of them, and `{column}` for the rest of the name. */
function startingRule(kind: TableKind, name: string): Rule | undefined {
  const rules = kinds[kind] ?? {}
  const key = foldKey(name)
  const start = Object.keys(rules).find(
    (one) => one.endsWith('*') && key.startsWith(one.slice(0, -1)),
  )
  if (start === undefined) return undefined
  const rule = toRule(rules[start]!)
  if (rule.say === undefined) return rule
  let length = start.length - 1
  while (foldKey(name.slice(0, length)) !== start.slice(0, -1)) length++
  const rest = fold(name.slice(length)).replaceAll('_', ' ')
  return { ...rule, say: rule.say.replace('{column}', capitalised(rest)) }
}

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The fields of the standard. Those that lead to the item which holds this one are among the `others`. */
const STANDARD = new Map<TableKind, ReadonlyMap<string, Rule>>(
  entityNames.map((entity) => [entity, standardRules(entity)]),
)

function standardRules(entity: EntityName): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const [name, card] of Object.entries(fieldsOf(entity))) {
    const { links, repeats, of } = card as { links?: string; repeats?: string; of?: ItemKind }
    if (links !== undefined) continue
    rules.set(foldKey(name), of ? { to: name, read: 'entries' } : { to: repeats ?? name })
  }
  return rules
}

/** The fields whose entries are of another kind than the standard says, or that it does not have. */
const ENTRY_KINDS: Readonly<Record<string, TableKind>> = {
  attributes: 'attribute',
  eligibility: 'eligibility',
  holiday_schedules: 'holiday_schedule',
  locations: 'location',
  parent: 'taxonomy_term',
  parent_organization: 'organization',
  taxonomy: 'taxonomy',
  taxonomy_terms: 'taxonomy_term',
}

/** The kind of the entries in a field of an item; undefined where it has no such entries. */
export const kindOfEntries = (kind: TableKind, field: string): TableKind | undefined =>
  ownValue(ENTRY_KINDS, field) ?? entityOf(kind as ItemKind, field)
