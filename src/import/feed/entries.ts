import { isObject } from '../../text/is-object.ts'
import type { ItemKind } from '../../record/mapping/paths.ts'
import { type Item, addChild, addValue, childrenOf, createItem } from '../model/item.ts'
import { Cell } from '../model/cell.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import { type Json, type JsonObject, listOf } from '../read/json.ts'
import { type Place, at, cellsIn } from './place.ts'
import type { Found, Walking } from './walking.ts'

/** Adds each object of a list to an item. */
export function addEntries(
  { list: kind, as }: { readonly list: ItemKind; readonly as: string },
  { item, value, place }: Found,
  walking: Walking,
): void {
  for (const one of listOf(value)) {
    if (kind === 'taxonomy_term' && isObject(one) && addAttribute(item, { one, place }, walking))
      continue
    const entry =
      kind === 'service_at_location' && isPlace(one)
        ? pairWith(one, place, walking)
        : walking.walk(kind, one, place)
    if (!entry) continue
    if (/\.regular_?schedules?$/i.test(place.path)) describedAsNote(entry)
    addChild(item, as, entry)
    if (kind === 'eligibility')
      for (const term of childrenOf(entry, 'taxonomy_terms')) addChild(item, 'taxonomy_terms', term)
  }
}

/** An attribute that says more than its term. Returns whether it is one. */
function addAttribute(
  item: Item,
  { one, place }: { readonly one: JsonObject; readonly place: Place },
  { ledger, walk }: Walking,
): boolean {
  const { value, label, link_type, taxonomy_term, ...rest } = one
  const attribute = createItem('attribute')
  if (typeof rest.id === 'string') attribute.entryId = new Cell(place.path, place.record, rest.id)
  // Other feeds say there what every attribute is.
  const linkType = hasDerivedId(attribute) ? link_type : undefined
  if ((value ?? label ?? linkType ?? null) === null || !isObject(taxonomy_term)) return false
  for (const [key, said] of Object.entries({ value, label, link_type: linkType }))
    for (const cell of cellsIn(said, at(place, key), ledger)) addValue(attribute, key, cell)
  for (const [key, said] of Object.entries({
    ...rest,
    ...(linkType === undefined && { link_type }),
  }))
    for (const cell of cellsIn(said, at(place, key), ledger))
      cell.drop(key === 'id' ? 'entry-id' : 'nesting')
  const term = walk('taxonomy_term', taxonomy_term, at(place, 'taxonomy_term'))
  if (term) addChild(attribute, 'taxonomy_term', term)
  addChild(item, 'attributes', attribute)
  return true
}

/** Some vendors put places where others have the pair of service and place. */
const isPlace = (json: Json): json is JsonObject =>
  isObject(json) && !('location' in json) && !('location_id' in json)

function pairWith(json: JsonObject, place: Place, { walk }: Walking): Item | undefined {
  const location = walk('location', json, place)
  if (!location) return undefined
  const pair = createItem('service_at_location')
  addChild(pair, 'location', location)
  return pair
}

/** Version 1 keeps notes on times in `description`: `Tue 12:00-14:00 (term time only)`. */
function describedAsNote({ values }: Item): void {
  const description = values.get('description')
  if (!description || values.has('notes')) return
  values.delete('description')
  values.set('notes', description)
}
