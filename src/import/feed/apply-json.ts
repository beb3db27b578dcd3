import { isObject } from '../../text/is-object.ts'
import type { ItemKind } from '../../record/mapping/paths.ts'
import type { Rule } from '../../record/mapping/rule.ts'
import { applyRule } from '../mapping/apply-rule.ts'
import { capitalised, kindOfEntries } from '../mapping/vocabulary.ts'
import type { Cell } from '../model/cell.ts'
import type { Item } from '../model/item.ts'
import type { SharedKind } from '../model/model.ts'
import { addEntries } from './entries.ts'
import { listOf } from '../read/json.ts'
import { cellsIn } from './place.ts'
import { addPoint } from './point.ts'
import { addReviews } from './reviews.ts'
import { nameCells } from './terms.ts'
import type { Found, Walking } from './walking.ts'
import { addWords } from './words.ts'

/** Puts the value of a key where its rule says. */
export function applyJson(rule: Rule, found: Found, walking: Walking): void {
  const { item, value, place } = found
  const { ledger } = walking
  if (rule.read === 'entries' || (rule.to === 'vocabulary' && isObject(value)))
    return addEntries(entriesOf(item.kind, rule.to), found, walking)
  if (rule.read === 'inline') {
    for (const one of listOf(value))
      if (isObject(one)) walking.fill(item, one, place)
      else for (const cell of cellsIn(one, place, ledger)) cell.drop('no-home')
    return
  }
  if (rule.read === 'point') return addPoint(found, walking)
  if (rule.read === 'reviews') return addReviews(found, walking)
  if (rule.read === 'words') return addWords(rule, found, walking)
  if (rule.read === 'link') {
    for (const cell of cellsIn(value, place, ledger)) addLink(rule.to, { item, cell }, walking)
    return
  }
  const isTerm = rule.to === 'taxonomy_terms'
  for (const one of isTerm ? listOf(value) : [value]) {
    const cells =
      isTerm && isObject(one) ? nameCells(one, place, ledger) : cellsIn(one, place, ledger)
    for (const cell of cells)
      applyRule(
        item,
        isTerm && rule.when === undefined ? cell.as(capitalised(cell.text.trim())) : cell,
        isTerm ? { split: [], ...rule } : rule,
        { ...walking, entries: found.entries },
      )
  }
}

/** The entries of a field. In a feed an attribute is a term, and some vendors put places where others have pairs. */
function entriesOf(kind: ItemKind, to: string): { readonly list: ItemKind; readonly as: string } {
  if (to === 'vocabulary') return { list: 'taxonomy', as: 'taxonomy' }
  if (to === 'attributes') return { list: 'taxonomy_term', as: 'taxonomy_terms' }
  if (to === 'locations' && kind === 'service')
    return { list: 'service_at_location', as: 'service_at_locations' }
  return { list: kindOfEntries(kind, to) as ItemKind, as: to }
}

/** The fields that name another record. The keys of other records say only where the item is. */
const LINKED: Readonly<Record<string, SharedKind>> = {
  organization: 'organization',
  location: 'location',
  parent: 'taxonomy_term',
  parent_organization: 'organization',
  taxonomy: 'taxonomy',
}
const LINKING: ReadonlySet<ItemKind> = new Set([
  ...(['service', 'service_at_location', 'location', 'organization', 'taxonomy_term'] as const),
])

function addLink(
  as: string,
  { item, cell }: { readonly item: Item; readonly cell: Cell },
  { links }: Walking,
): void {
  if (as === 'service_at_location') item.pair = cell.text.trim()
  const to = LINKED[as]
  if (!to || !LINKING.has(item.kind) || (as === 'location' && item.kind === 'service')) {
    cell.drop('nesting')
    return
  }
  const own = links.get(item)
  if (own) own.push({ as, to, cell })
  else links.set(item, [{ as, to, cell }])
}
