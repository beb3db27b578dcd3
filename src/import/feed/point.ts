import { isObject } from '../../text/is-object.ts'
import { addValue } from '../model/item.ts'
import type { Json } from '../read/json.ts'
import { at, cellsIn } from './place.ts'
import type { Found, Walking } from './walking.ts'

/** A GeoJSON point: longitude first. */
export function addPoint({ item, value, place }: Found, { ledger }: Walking): void {
  const { coordinates, ...rest } = isObject(value) ? value : { coordinates: value }
  for (const [key, other] of Object.entries(rest))
    for (const cell of cellsIn(other, at(place, key), ledger)) cell.drop('nesting')
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as Json[]) : []
  for (const [field, one] of Object.entries({ longitude, latitude }))
    for (const cell of cellsIn(one, at(place, 'coordinates'), ledger)) addValue(item, field, cell)
}
