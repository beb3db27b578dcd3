import type { Country } from '../../countries/countries.ts'
import { isOnline } from '../../values/delivery.ts'
import { type ReadAddress, readAddress } from '../../values/address.ts'
import { isNoPlace } from '../../values/no-place.ts'
import {
  type Item,
  addChild,
  addValue,
  childrenOf,
  createItem,
  textOf,
  valuesOf,
} from '../model/item.ts'

/** The parts of an address that stand behind a name, each with its field. */
const FIELDS = [
  ['town', 'city'],
  ['county', 'state_province'],
  ['postcode', 'postal_code'],
  ['country', 'country'],
] as const satisfies readonly (readonly [keyof ReadAddress, string])[]

/**
 * Takes the address out of the name of a place that has it in its name: `Old Hall, 1 Mill Lane, Little Wick BS3 1QG`; of a hidden place
 * the name, too. A name without a street needs its postcode, since its last part may be another name.
 */
export function splitName(place: Item, countries: readonly Country[]): void {
  const [cell, other] = valuesOf(place, 'name')
  const [address] = childrenOf(place, 'addresses')
  const line = address ? textOf(address, 'address_1') : ''
  const isOther = isOnline(line) || isNoPlace(line)
  if (!cell && address && isOther && address.values.size === 1) {
    addValue(place, 'name', ...valuesOf(address, 'address_1'))
    place.children.delete('addresses')
  }
  const has = (field: string) => address !== undefined && textOf(address, field) !== ''
  if (!cell || other || has('address_1') || has('city')) return
  const { street, town, postcode, ...rest } = readAddress(cell.text, countries)
  const isAddress = postcode !== undefined || (has('postal_code') && /\d/.test(street ?? ''))
  if (!street || !town || !isAddress || (postcode && has('postal_code'))) return
  const [name = street, ...lines] = street.split(', ')
  const read = { town, postcode, ...rest }
  cell.change('list')
  const entry = address ?? createItem('address')
  if (!address) addChild(place, 'addresses', entry)
  const isShown = ['', 'full'].includes(textOf(place, 'visibility'))
  place.values.delete('name')
  if (isShown) addValue(place, 'name', cell.as(name))
  addValue(entry, 'address_1', cell.as(isShown ? lines.join(', ') || name : street))
  for (const [part, field] of FIELDS)
    if (read[part] !== undefined && !has(field)) addValue(entry, field, cell.as(read[part]))
}
