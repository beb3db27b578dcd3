import type { Cell } from '../model/cell.ts'
import { cleanText } from '../clean/clean-text.ts'
import type { Ledger } from '../model/findings.ts'
import { type Item, textOf } from '../model/item.ts'
import type { LinkedKind } from './columns.ts'

/** Finds the rows that a key names: by id, or by name where the tables are linked by names. */
export interface Resolver {
  find(to: LinkedKind, cell: Cell, isList: boolean): Item[]
  pair(service: Item, location: Item): Item | undefined
  setPair(service: Item, location: Item, pair: Item): void
}

export function createResolver(items: readonly Item[], ledger: Ledger): Resolver {
  const byId = new Map<string, Item>()
  const byName = new Map<string, Item>()
  const anyById = new Map<string, Item>()
  const pairs = new Map<Item, Map<Item, Item>>()
  for (const item of items) {
    if (item.key !== undefined) {
      const key = `${item.kind} ${item.key.toLowerCase()}`
      if (!byId.has(key)) byId.set(key, item)
      if (!anyById.has(item.key.toLowerCase())) anyById.set(item.key.toLowerCase(), item)
    }
    const name = nameOf(item)
    if (name !== '' && !byName.has(`${item.kind} ${name}`)) byName.set(`${item.kind} ${name}`, item)
  }
  const one = (to: LinkedKind, text: string): Item | undefined => {
    const key = text.trim().toLowerCase()
    if (to === 'any') return anyById.get(key)
    return byId.get(`${to} ${key}`) ?? byName.get(`${to} ${key}`)
  }
  return {
    find(to, cell, isList) {
      const whole = one(to, cell.text)
      const parts = whole ? [cell.text] : splitKeys(cell.text)
      const found = whole ? [whole] : parts.flatMap((part) => one(to, part) ?? [])
      if (found.length === 0) cell.drop(/^0?$/.test(cell.text.trim()) ? 'filler' : 'orphan')
      else cell.keep()
      if (found.length > 0 && found.length < parts.length)
        ledger.remarks.add(`some keys of a list in ${cell.field} lead nowhere`, cell.record)
      if (found.length > 1 && !isList) cell.change('spelling')
      return found
    },
    pair: (service, location) => pairs.get(service)?.get(location),
    setPair(service, location, pair) {
      const own = pairs.get(service) ?? new Map<Item, Item>()
      pairs.set(service, own.set(location, pair))
    },
  }
}

const nameOf = (item: Item): string => cleanText(textOf(item, 'name')).text.toLowerCase()

/** Keys with commas between them; one with a comma in it is in quotation marks. */
const splitKeys = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"]|"")*)"|[^,;]+/g)]
    .map(([whole, quoted]) => (quoted ?? whole).trim())
    .filter((part) => part !== '')
