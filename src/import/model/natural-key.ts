import { fold } from '../read/table.ts'
import { type Item, childrenOf, textOf } from './item.ts'

/** What tells items without an id apart. */
export function naturalKey(item: Item): string | undefined {
  const name = fold(textOf(item, 'name'))
  if (item.kind === 'location') {
    const [address] = childrenOf(item, 'addresses')
    const parts = [
      name,
      ...['postal_code', 'address_1'].map((field) => (address ? fold(textOf(address, field)) : '')),
    ]
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
