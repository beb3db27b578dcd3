import {
  type Item,
  addChild,
  addValue,
  cellsOf,
  childrenOf,
  contentOf,
  createItem,
  valuesOf,
} from '../model/item.ts'
import { repeatAll } from '../model/model.ts'
import { type JoinContext, targetsOf } from './join-context.ts'
import { NARROW, holderOf } from '../mapping/owners.ts'
import type { Resolver } from './resolver.ts'
import { type Row, dropOrphan } from './rows.ts'

/** Puts an entry below its owners: the narrowest that is named, or each of the others. */
export function attachEntry(row: Row, context: JoinContext): void {
  const { resolver, ledger } = context
  const { item, table } = row
  const targets = targetsOf(row, context)
  const able = targets.filter(({ kind }) => holderOf(item.kind, kind) !== undefined)
  const chosen = narrowest(able, item, resolver)
  if (chosen.length === 0) return dropOrphan(row)
  if (chosen.length < able.length)
    ledger.remarks.add(`${table} rows name several owners; the narrowest one has them`)
  delete item.key
  for (const unit of targets.filter(({ kind }) => kind === 'unit')) addUnit(item, unit)
  const [id] = valuesOf(item, 'id')
  if (id) item.entryId = id
  for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
  if (table === 'phone') addLanguages(item)
  for (const owner of chosen) addOnce(owner, holderOf(item.kind, owner.kind)!, item)
}

/** What a capacity counts, inside it. */
function addUnit(capacity: Item, unit: Item): void {
  delete unit.key
  for (const cell of valuesOf(unit, 'id')) cell.drop('entry-id')
  addChild(capacity, 'unit', unit)
}

function narrowest(owners: readonly Item[], entry: Item, resolver: Resolver): readonly Item[] {
  for (const kind of NARROW) {
    const some = owners.filter((owner) => owner.kind === kind)
    if (some.length > 0) return some
  }
  const pair = holderOf(entry.kind, 'service_at_location') ? pairOf(owners, resolver) : undefined
  return pair ? [pair] : owners
}

/** The pair of the service and the place that an entry names. */
function pairOf(owners: readonly Item[], resolver: Resolver): Item | undefined {
  const service = owners.find(({ kind }) => kind === 'service')
  const location = owners.find(({ kind }) => kind === 'location')
  return service && location && resolver.pair(service, location)
}

function addOnce(owner: Item, field: string, item: Item): void {
  const known = childrenOf(owner, field).find((other) => contentOf(other) === contentOf(item))
  if (!known) {
    addChild(owner, field, item)
    return
  }
  repeatAll([...cellsOf(known)], [...cellsOf(item)])
}

/** Languages of a number, as version 1.1 and 2 write them: a list of codes in a cell. */
function addLanguages(item: Item): void {
  const cells = valuesOf(item, 'language')
  if (cells.length === 0) return
  const language = createItem('language')
  addValue(language, 'language', ...cells)
  addChild(item, 'languages', language)
}
