import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import { type Item, addChild, addValue, createItem } from '../model/item.ts'
import { fold } from '../read/table.ts'
import { taxonomyNamed } from '../tables/taxonomy-named.ts'
import { type JsonObject, isObject, listOf } from './json.ts'
import { type Place, at, cellsIn } from './place.ts'
import { foldKey } from './key-rule.ts'
import type { Found, Walking } from './walking.ts'

/** Names in a list, or objects with one, as terms of a taxonomy of their own. */
export function addTerms(
  vocabulary: string,
  { item, value, place }: Found,
  walking: Walking,
): void {
  const { ledger } = walking
  for (const one of listOf(value)) {
    const cells = isObject(one) ? nameCells(one, place, ledger) : cellsIn(one, place, ledger)
    for (const cell of cells) addTerm(item, { vocabulary, cell, name: cell.text.trim() }, walking)
  }
}

/** A switch such as `age_band_under_2: true` as the term `Under 2`. */
export function addBand(
  vocabulary: string,
  { item, key, value, place }: Found,
  walking: Walking,
): void {
  const name = key.replace(/^age_?band_?/i, '').replaceAll('_', ' ')
  for (const cell of cellsIn(value, place, walking.ledger))
    if (/^true$/i.test(cell.text)) addTerm(item, { vocabulary, cell, name }, walking)
    else cell.drop('says-nothing')
}

function addTerm(
  item: Item,
  { vocabulary, cell, name }: { vocabulary: string; cell: Cell; name: string },
  { model, source }: Walking,
): void {
  const term = createItem('taxonomy_term')
  term.key = `${fold(vocabulary)}:${fold(name)}`
  addValue(term, 'name', cell.change('term').as(name.slice(0, 1).toUpperCase() + name.slice(1)))
  addChild(term, 'taxonomy', taxonomyNamed([new Cell('', '', vocabulary)], { model, source }))
  addChild(item, 'taxonomy_terms', model.add(term as never))
}

const NAMES = new Set(['name', 'audiencetype', 'label'])

/** The cells of the name of an object; its other cells are not needed. */
function nameCells(json: JsonObject, place: Place, ledger: Ledger): Cell[] {
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
