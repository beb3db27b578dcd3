import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { isInternal } from '../tables/columns.ts'
import dialects from './dialects.json' with { type: 'json' }
import { fold } from '../read/table.ts'
import { extensionField } from '../model/extension-field.ts'
import type { ItemKind } from '../model/item.ts'
import { type KeyRule, foldKey } from './key-rule.ts'
import { ownValue } from '../../text/own-value.ts'

/**
 * Keys of the dialects of version 1 and of vendors, by the kind of item; a text in place of a rule is the field of a value. Others
 * have the names of the standard.
 */
const OWN = dialects as unknown as Readonly<
  Partial<Record<ItemKind, Readonly<Record<string, KeyRule | string>>>>
>

const value = (field: string): KeyRule => ({ value: field })
const TERM: KeyRule = { list: 'taxonomy_term', as: 'taxonomy_terms' }

/** Keys that say where in the document something is. */
const NESTING =
  /^(?:link|linkid|serviceid|locationid|organizationid|contactid|phoneid|programid|serviceatlocationid|linktype|linkentity|linktaxonomycollection|servicetaxonomycollection|prerequisitetaxonomies|services)$/
const DATES =
  /^(?:createdat|updatedat|created|updated|lastmodified|modified|lastupdate|lastupdated)$/

/** What a key becomes in an item of a kind. */
export function ruleFor(kind: ItemKind, key: string): KeyRule {
  const name = foldKey(key)
  if (name === 'id') return { id: true }
  const own = ownValue(OWN[kind], name)
  if (own) return typeof own === 'string' ? value(own) : own
  if (name === 'attributes') return TERM
  if (isInternal(fold(key))) return { drop: 'internal' }
  if (name === 'lastmodified') return { drop: 'own-date' }
  const standard = STANDARD.get(kind)?.get(name)
  if (standard) return standard
  if (DATES.test(name)) return { drop: 'own-date' }
  if (NESTING.test(name)) return { drop: 'nesting' }
  if (name.startsWith('ageband')) return { band: 'Age bands' }
  return value(extensionField(key))
}

/** The fields of the standard. */
const STANDARD = new Map<ItemKind, ReadonlyMap<string, KeyRule>>(
  entityNames.map((entity) => [entity, standardRules(entity)]),
)

function standardRules(entity: EntityName): Map<string, KeyRule> {
  const rules = new Map<string, KeyRule>()
  for (const [name, card] of Object.entries(fieldsOf(entity))) {
    const { links, repeats, of } = card as { links?: string; repeats?: string; of?: string }
    if (name === 'metadata') rules.set(name, { drop: 'internal' })
    else if (links !== undefined) rules.set(foldKey(name), { drop: 'nesting' })
    else if (of !== undefined) rules.set(foldKey(name), { list: of as ItemKind, as: name })
    else rules.set(foldKey(name), { value: repeats ?? name })
  }
  return rules
}
