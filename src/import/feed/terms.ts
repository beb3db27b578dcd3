import { isObject } from '../../text/is-object.ts'
import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import type { JsonObject } from '../read/json.ts'
import { type Place, at, cellsIn } from './place.ts'
import { foldKey } from '../mapping/vocabulary.ts'
import type { Walking } from './walking.ts'

const NAMES = new Set(['name', 'audiencetype', 'label'])

/** The cells of the name of an object; its other cells are not needed. */
export function nameCells(json: JsonObject, place: Place, ledger: Ledger): Cell[] {
  const name = Object.keys(json).find((key) => NAMES.has(foldKey(key)))
  return Object.entries(json).flatMap(([key, value]) => {
    const cells = cellsIn(value, at(place, key), ledger)
    if (key === name) return cells
    for (const cell of cells) cell.drop('nesting')
    return []
  })
}

const WRAPPERS = new Set(['taxonomy', 'taxonomyterm'])

/** A term may be wrapped: `{ taxonomy: {…} }`, `{ taxonomy_term: {…} }`. */
export function unwrapTerm(
  json: JsonObject,
  place: Place,
  { ledger }: Walking,
): { readonly json: JsonObject; readonly place: Place } {
  const inner = Object.entries(json).find(
    (entry): entry is [string, JsonObject] => WRAPPERS.has(foldKey(entry[0])) && isObject(entry[1]),
  )
  if (!inner) return { json, place }
  for (const [key, value] of Object.entries(json))
    if (key !== inner[0])
      for (const cell of cellsIn(value, at(place, key), ledger)) cell.drop(wrappingReason(key))
  return { json: inner[1], place: at(place, inner[0]) }
}

function wrappingReason(key: string) {
  const name = foldKey(key)
  if (name === 'id') return 'entry-id'
  return name === 'value' || name === 'label' ? 'no-home' : 'nesting'
}
