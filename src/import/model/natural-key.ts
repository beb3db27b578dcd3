import { fold } from './fold.ts'
import { type Item, childrenOf, textOf } from './item.ts'
import type { ModelBuilder } from './model.ts'

/** What tells items without an id apart. */
export function naturalKey(item: Item): string | undefined {
  const name = fold(textOf(item, 'name'))
  if (item.kind === 'location') {
    const parts = [name, ...addressParts(item)]
    return parts.some(Boolean) ? `#${parts.join('|')}` : undefined
  }
  if (name === '') return undefined
  if (item.kind === 'service') {
    const [organization] = childrenOf(item, 'organization')
    return `#${organization?.key ?? ''}|${name}`
  }
  if (item.kind === 'taxonomy_term') return `#${childrenOf(item, 'taxonomy')[0]?.key ?? ''}|${name}`
  return `#${name}`
}

function addressParts(location: Item): readonly string[] {
  const [address] = childrenOf(location, 'addresses')
  return ['postal_code', 'address_1'].map((field) => (address ? fold(textOf(address, field)) : ''))
}

/**
 * The key of a place: a name alone, such as “Village hall”, is the same place only below the same `owner` and in the same town.
 * The first has the plain key, so that it keeps its id.
 */
export function placeKey(location: Item, owner: string, model: ModelBuilder): string | undefined {
  const key = naturalKey(location)
  if (key === undefined || addressParts(location).some(Boolean)) return key
  const [address] = childrenOf(location, 'addresses')
  location.owner = `${owner}|${address ? fold(textOf(address, 'city')) : ''}`
  const known = model.find('location', key)
  return !known || known.owner === location.owner ? key : `${key}|${location.owner}`
}
