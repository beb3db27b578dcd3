import type { Cell } from '../model/cell.ts'
import { isExtension } from '../model/extension-field.ts'
import {
  type Item,
  type ItemKind,
  addChild,
  addValue,
  childrenOf,
  createItem,
} from '../model/item.ts'
import { addEntries } from './entries.ts'
import { isObject, listOf } from './json.ts'
import { cellsIn } from './place.ts'
import { addPoint } from './point.ts'
import { addReviews } from './reviews.ts'
import type { KeyRule } from './key-rule.ts'
import { addBand, addTerms } from './terms.ts'
import type { Found, Walking } from './walking.ts'
import { addWords } from './words.ts'
import { ownValue } from '../../text/own-value.ts'

/** Puts the value of a key where its rule says. */
export function applyRule(rule: KeyRule, found: Found, walking: Walking): void {
  const { item, value, place } = found
  if ('list' in rule) return addEntries(rule, found, walking)
  if ('inline' in rule) {
    for (const one of listOf(value))
      if (isObject(one)) walking.fill(item, one, place)
      else for (const cell of cellsIn(one, place, walking.ledger)) cell.drop('no-home')
    return
  }
  if ('terms' in rule) return addTerms(rule.terms, found, walking)
  if ('band' in rule) return addBand(rule.band, found, walking)
  if ('point' in rule) return addPoint(found, walking)
  if ('review' in rule) return addReviews(found, walking)
  if ('words' in rule && 'label' in rule) return addWords(rule, found, walking)
  if ('value' in rule && !('of' in rule) && rule.value === 'vocabulary' && isObject(value))
    return addEntries({ list: 'taxonomy', as: 'taxonomy' }, found, walking)
  const cells = cellsIn(value, place, walking.ledger)
  if ('value' in rule && !('of' in rule)) return addValues(rule, item, cells)
  for (const cell of cells)
    if ('id' in rule) addId(item, cell)
    else if ('link' in rule) addLink(rule, { item, cell }, walking)
    else if ('flag' in rule) addFlag(rule, item, cell)
    else if ('drop' in rule) cell.drop(rule.drop)
    else addChoice(rule, item, cell)
}

function addId(item: Item, cell: Cell): void {
  item.key = cell.text.trim()
  addValue(item, 'id', cell)
}

function addLink(
  { link: to, as }: Extract<KeyRule, { link: string }>,
  { item, cell }: { readonly item: Item; readonly cell: Cell },
  { links }: Walking,
): void {
  const own = links.get(item)
  if (own) own.push({ as, to, cell })
  else links.set(item, [{ as, to, cell }])
}

function addFlag(
  { flag, words }: { readonly flag: string; readonly words: string },
  item: Item,
  cell: Cell,
): void {
  if (/^(?:true|yes|1)$/i.test(cell.text.trim()))
    addValue(item, flag, cell.change('words').as(words))
  else cell.drop('says-nothing')
}

function addChoice(
  { value, of }: { readonly value: string; readonly of: Readonly<Record<string, string>> },
  item: Item,
  cell: Cell,
): void {
  const said = ownValue(of, cell.text.trim().toLowerCase())
  if (said === undefined) cell.drop('says-nothing')
  else addValue(item, value, cell.change('words').as(said))
}

function addValues(
  { value, label, in: inside }: Exclude<Extract<KeyRule, { value: string }>, { of: object }>,
  item: Item,
  cells: readonly Cell[],
): void {
  const owner = inside ? entryOf(item, inside) : item
  for (const cell of cells) {
    cell.isUnknown = isExtension(value)
    addValue(owner, value, label ? cell.change('words').as(`${label}: ${cell.text.trim()}.`) : cell)
  }
}

/** The address of a place is one entry, whichever keys fill it; of others each key makes one. */
function entryOf(
  item: Item,
  { field, kind }: { readonly field: string; readonly kind: ItemKind },
): Item {
  const known = childrenOf(item, field).find((child) => child.key === undefined)
  if (known && kind === 'address') return known
  const entry = createItem(kind)
  addChild(item, field, entry)
  return entry
}
