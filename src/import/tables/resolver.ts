import type { Cell } from '../model/cell.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Ledger } from '../model/findings.ts'
import { type Item, contentOf } from '../model/item.ts'
import type { LinkedKind } from './columns.ts'

/** Finds the rows that a key names: by id, or by name where the tables are linked by names. */
export interface Resolver {
  /** Of several rows with the same name, the meant ones are found; without any, only rows that are the same. */
  find(
    to: LinkedKind,
    cell: Cell,
    isList: boolean,
    isMeant?: (candidate: Item) => boolean,
  ): readonly Item[]
  pair(service: Item, location: Item): Item | undefined
  setPair(service: Item, location: Item, pair: Item): void
}

/** Something that keys lead to, and the names by which they may call it. */
export interface Named {
  readonly item: Item
  readonly names: readonly string[]
}

export function createResolver(all: readonly Named[], ledger: Ledger): Resolver {
  const byId = new Map<string, Item[]>()
  const byName = new Map<string, Item[]>()
  const anyById = new Map<string, Item>()
  const pairs = new Map<Item, Map<Item, Item>>()
  for (const { item, names } of all) {
    if (item.key !== undefined) {
      const key = `${item.kind} ${item.key.toLowerCase()}`
      const others = byId.get(key)
      if (!others) byId.set(key, [item])
      // The same entry for another owner.
      else if (!others.includes(item) && isSame(others[0]!, item)) others.push(item)
      if (!anyById.has(item.key.toLowerCase())) anyById.set(item.key.toLowerCase(), item)
    }
    for (const name of new Set(names.map(nameKey))) {
      const key = `${item.kind} ${name}`
      const others = byName.get(key)
      if (!others) byName.set(key, [item])
      else if (!others.includes(item)) others.push(item)
    }
  }
  const withKey = (to: LinkedKind, text: string): readonly Item[] => {
    const key = text.trim().toLowerCase()
    const any = to === 'any' ? anyById.get(key) : undefined
    return any ? [any] : (byId.get(`${to} ${key}`) ?? byName.get(`${to} ${nameKey(text)}`) ?? [])
  }
  const choose = (candidates: readonly Item[], cell: Cell): readonly Item[] => {
    const [first, ...others] = candidates
    if (!first || others.length === 0) return candidates
    if (others.every((other) => contentOf(other) === contentOf(first))) return candidates
    if (first.kind !== 'organization') {
      cell.drop('ambiguous')
      return []
    }
    ledger.remarks.add(
      'several organizations have the name that a row gives; it has the first',
      cell.record,
    )
    return [first]
  }
  return {
    find(to, cell, isList, isMeant = () => false) {
      const whole = withKey(to, cell.text)
      const parts =
        whole.length > 0 ? [whole] : splitKeys(cell.text).map((part) => withKey(to, part))
      const found = parts.flatMap((part) => {
        const meant = part.filter(isMeant)
        return choose(meant.length > 0 ? meant : part, cell)
      })
      if (found.length > 0) cell.keep()
      else cell.drop(/^0?$/.test(cell.text.trim()) ? 'filler' : 'orphan')
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

const isSame = (a: Item, b: Item): boolean => withoutKey(a) === withoutKey(b)
const withoutKey = ({ kind, values, children }: Item): string =>
  contentOf({ kind, values, children })

const nameKey = (name: string): string => cleanText(name).text.toLowerCase()

/** Keys with commas or line breaks between them; one with a comma in it is in quotation marks. */
const splitKeys = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"]|"")*)"|[^,;\n]+/g)]
    .map(([whole, quoted]) => (quoted ?? whole).trim())
    .filter((part) => part !== '')
