import {
  type Item,
  addChild,
  addValue,
  childrenOf,
  createItem,
  textOf,
  valuesOf,
} from '../model/item.ts'
import { SHARED } from '../model/model.ts'
import { naturalKey } from '../model/natural-key.ts'
import { taxonomyNamed } from '../model/taxonomy-named.ts'
import type { Place } from './place.ts'
import { joinSchedules } from './join-schedules.ts'
import type { Walking } from './walking.ts'

/** Completes an item that was read. One that is shared gets its key, and joins the other copies of it. */
export function register(item: Item, { record }: Place, walking: Walking): Item {
  if (!(SHARED as readonly string[]).includes(item.kind)) return completeEntry(item)
  if (item.kind === 'taxonomy_term') completeTerm(item, walking)
  if (item.kind === 'service') {
    hidePlaces(item)
    joinSchedules(item)
  }
  const key = item.key ?? naturalKey(item)
  if (item.key === undefined && key !== undefined) {
    item.key = key
    item.isWeak = true
    walking.ledger.remarks.add(
      `${item.kind} records without an id are told apart by their names or addresses`,
      record,
    )
  }
  const shared = walking.model.add(item as never)
  if (item.kind === 'organization')
    for (const service of childrenOf(item, 'services'))
      if (!service.children.has('organization') && !walking.links.has(service))
        addChild(service, 'organization', shared)
  return shared
}

/** An entry inside a record has no key. The pair of service and place keeps its id, which is published. */
function completeEntry(item: Item): Item {
  if (item.kind !== 'service_at_location') keepEntryId(item)
  if (item.kind === 'cost_option' && isBlankPrice(item)) {
    for (const cell of valuesOf(item, 'amount')) cell.drop('says-nothing')
    item.values.delete('amount')
  }
  delete item.key
  return item
}

/** Feeds of version 1 fill an amount of 0 where they say no price; in version 3 it has a currency, and is free. */
const isBlankPrice = (item: Item): boolean =>
  Number(textOf(item, 'amount')) === 0 &&
  ['option', 'amount_description', 'currency'].every((field) => textOf(item, field) === '')

/** The id of an entry is not a value of it. */
function keepEntryId(item: Item): void {
  const [id] = valuesOf(item, 'id')
  for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
  item.values.delete('id')
  if (id) item.entryId = id
}

function completeTerm(item: Item, { links, model, source }: Walking): void {
  const [id] = valuesOf(item, 'id')
  if (id && /^[\w.-]+:[\w.-]+$/.test(id.text) && !item.values.has('code'))
    addValue(item, 'code', id.as(id.text))
  const vocabulary = valuesOf(item, 'vocabulary')
  const [taxonomy] = childrenOf(item, 'taxonomy')
  if (taxonomy) {
    for (const cell of vocabulary) for (const twin of valuesOf(taxonomy, 'name')) cell.repeat(twin)
    return
  }
  const link = links.get(item)?.find(({ to }) => to === 'taxonomy')
  if (link) {
    const named = createItem('taxonomy')
    named.key = link.cell.text.trim()
    if (vocabulary.length > 0) addValue(named, 'name', ...vocabulary)
    addChild(item, 'taxonomy', model.add(named as never))
    return
  }
  const [parent] = childrenOf(item, 'parent')
  const inherited =
    vocabulary.length === 0 && parent ? childrenOf(parent, 'taxonomy')[0] : undefined
  addChild(item, 'taxonomy', inherited ?? taxonomyNamed(vocabulary, { model, source }))
}

/** A service that hides its address hides those of its places. */
function hidePlaces(item: Item): void {
  const hides = valuesOf(item, 'hides')
  if (hides.length === 0) return
  for (const pair of childrenOf(item, 'service_at_locations'))
    for (const location of childrenOf(pair, 'location'))
      if (!location.values.has('visibility')) addValue(location, 'visibility', ...hides)
}
