import type { Ledger } from '../model/findings.ts'
import { Cell } from '../model/cell.ts'
import {
  type Item,
  type ItemKind,
  addChild,
  addValue,
  cellsOf,
  childrenOf,
  createItem,
  valuesOf,
} from '../model/item.ts'
import { type Model, type ModelBuilder, SHARED, contentOf, createModel } from '../model/model.ts'
import { type Table, fold } from '../read/table.ts'
import { type Column, type LinkedKind, columnOf } from './columns.ts'
import { TABLE_KINDS, type TableKind } from './kinds.ts'
import { HOLDERS, NARROW } from './owners.ts'
import { naturalKey } from '../model/natural-key.ts'
import { type PutContext, putCell } from '../sheets/put.ts'
import { createResolver } from './resolver.ts'
import { taxonomyNamed } from './taxonomy-named.ts'

/** A row of a package, and the keys of other rows in it. */
export interface RowItem {
  readonly item: Item
  readonly table: TableKind
  readonly links: readonly {
    readonly to: LinkedKind
    readonly cell: Cell
    readonly isList: boolean
  }[]
}

/** Joins the tables of an HSDS package of any version: rows become items, and keys lead from one to another. */
export function joinPackage(tables: readonly Table[], source: string, ledger: Ledger): Model {
  const model = createModel()
  const rows = tables.flatMap((table) => readTable(table, ledger, { model, source }))
  const shared = rows.filter(({ table }) => isShared(table))
  const canonical = new Map<Item, Item>()
  for (const { item } of shared) canonical.set(item, model.add(item as never))
  const others = mergeCopies(
    rows.filter(({ table }) => !isShared(table)),
    canonical,
  )
  const resolver = createResolver(
    [...shared, ...others].map(({ item }) => canonical.get(item) ?? item),
    ledger,
  )
  const context: JoinContext = { model, resolver, canonical, source, ledger }
  const byTable = (...kinds: readonly TableKind[]) =>
    [...shared, ...others].filter(({ table }) => kinds.includes(table))
  for (const row of byTable('program', 'organization', 'location', 'taxonomy_term'))
    linkRecord(row, context)
  for (const row of byTable('service')) linkRecord(row, context)
  for (const row of byTable('service_at_location')) linkPair(row, context)
  for (const row of byTable('contact')) attach(row, context)
  for (const row of byTable('phone')) attach(row, context)
  for (const row of others) {
    if (['service_at_location', 'contact', 'phone'].includes(row.table)) continue
    if (row.table === 'service_term' || row.table === 'attribute') linkTerm(row, context)
    else if (row.table === 'payment') payService(row, context)
    else if (row.table !== 'history') attach(row, context)
  }
  return model.model()
}

interface JoinContext {
  readonly model: ModelBuilder
  readonly resolver: ReturnType<typeof createResolver>
  readonly canonical: ReadonlyMap<Item, Item>
  readonly source: string
  readonly ledger: Ledger
}

const isShared = (kind: TableKind): boolean => (SHARED as readonly string[]).includes(kind)

function readTable(
  table: Table,
  ledger: Ledger,
  shared: { readonly model: ModelBuilder; readonly source: string },
): RowItem[] {
  const kind = kindOf(table)
  const columns = table.headers.map((header): Column =>
    kind ? columnOf(kind, fold(header)) : { is: 'unknown' },
  )
  if (!kind && table.rows.length > 0)
    ledger.remarks.add('a table is none of the standard', table.name)
  return table.rows.map(({ number, cells }) => {
    const item = createItem(
      (kind === 'service_term' || kind === 'payment' || kind === 'history' || !kind
        ? 'attribute'
        : kind) as ItemKind,
    )
    const links: RowItem['links'][number][] = []
    const context: PutContext = { ...shared, entries: new Map() }
    const id = cells[table.headers.findIndex((header) => fold(header) === 'id')]?.trim()
    const record = `${table.name} ${id || `line ${number}`}`
    for (const [i, text] of cells.entries()) {
      if (text.trim() === '') continue
      const cell = new Cell(`${table.name}.${table.headers[i] ?? `column ${i + 1}`}`, record, text)
      ledger.cells.push(cell)
      const column = columns[i] ?? { is: 'unknown' }
      if (column.is === 'internal' || column.is === 'own-date' || column.is === 'nesting')
        cell.drop(column.is)
      else if (column.is === 'path') putCell(item, cell, column.target, context)
      else if (column.is === 'link')
        links.push({ to: column.to, cell, isList: column.isList === true })
      else if (column.is === 'value') addValue(item, column.field, cell)
      else if (column.is === 'id') addValue(item, 'id', cell)
    }
    if (id) item.key = id
    else if (kind && isShared(kind)) {
      // The name tells rows apart; two of the same name are one record.
      item.key = naturalKey(item) ?? `#${table.name} line ${number}`
      item.isWeak = true
      ledger.remarks.add(`${kind} records without an id are told apart by their names`, record)
    }
    if (
      /^postal|^mail/.test(fold(table.name)) &&
      kind === 'address' &&
      !item.values.has('address_type')
    )
      addValue(item, 'address_type', new Cell('', record, 'postal'))
    return { item, table: kind ?? 'history', links }
  })
}

/** A `taxonomy` table holds terms in version 1, and taxonomies in version 3. */
function kindOf({ name, headers }: Table): TableKind | undefined {
  const kind = TABLE_KINDS[fold(name)]
  const isOld = headers.some((header) => ['vocabulary', 'parent_id'].includes(fold(header)))
  return kind === 'taxonomy' && isOld ? 'taxonomy_term' : kind
}

/** Rows with the same id in tables of the same kind are copies; a package often has stale ones. */
function mergeCopies(rows: readonly RowItem[], canonical: Map<Item, Item>): RowItem[] {
  const seen = new Map<string, RowItem>()
  return rows.filter((row) => {
    const { item, table, links } = row
    if (item.key === undefined) return true
    const key = `${table} ${item.key}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, row)
      return true
    }
    const same = bare(item) === bare(first.item)
    if (same && links.length !== first.links.length) return true
    canonical.set(item, first.item)
    const adopted = [...item.values].filter(([field]) => !first.item.values.has(field))
    for (const [field, cells] of adopted) first.item.values.set(field, cells)
    const taken = new Set(adopted.flatMap(([, cells]) => cells))
    for (const cell of [...cellsOf(item), ...links.map((link) => link.cell)]) {
      if (taken.has(cell)) continue
      const field = cell.field.split('.').at(-1)
      const twin =
        [...cellsOf(first.item), ...first.links.map((link) => link.cell)].find(
          (one) => one.text.trim() === cell.text.trim() && one.field.split('.').at(-1) === field,
        ) ?? [...cellsOf(first.item)].find((one) => one.text.trim() === cell.text.trim())
      if (twin) cell.repeat(twin)
      else cell.drop('same-record')
    }
    return false
  })
}

const bare = (item: Item): string =>
  contentOf({ kind: item.kind, values: item.values, children: item.children })

function linkRecord({ item: row, table, links }: RowItem, context: JoinContext): void {
  const { resolver, canonical, model, source } = context
  const item = canonical.get(row) ?? row
  for (const { to, cell, isList } of links) {
    const kind = to === 'parent' ? (table as LinkedKind) : to
    const found = resolver.find(kind, cell, isList)
    for (const target of found) {
      if (table === 'program' && to === 'organization') addChild(target, 'programs', item)
      else if (table === 'organization' && to === 'parent')
        addChild(item, 'parent_organization', target)
      else if (table === 'taxonomy_term')
        addChild(item, to === 'parent' ? 'parent' : 'taxonomy', target)
      else if (to === 'taxonomy_term') addChild(item, 'taxonomy_terms', target)
      else if (table === 'service' && to === 'location') addPair(item, target)
      else if (['organization', 'program'].includes(to) && table !== 'organization')
        addChild(item, to, target)
      else if (to === 'contact' || to === 'phone') addChild(item, `${to}s`, target)
    }
    if (table === 'taxonomy_term' && to === 'parent' && found.length === 0)
      addParent(item, cell, model)
  }
  if (table === 'taxonomy_term' && childrenOf(item, 'taxonomy').length === 0)
    addChild(item, 'taxonomy', taxonomyNamed(valuesOf(item, 'vocabulary'), { model, source }))
  else if (table === 'taxonomy_term')
    for (const cell of valuesOf(item, 'vocabulary'))
      repeatName(cell, childrenOf(item, 'taxonomy')[0]!)
}

const repeatName = (cell: Cell, item: Item) => {
  const twin = valuesOf(item, 'name').find(({ text }) => text.trim() === cell.text.trim())
  if (twin) cell.repeat(twin)
  else cell.drop('same-record')
}

/** A parent that has a name beside the key, but no row of its own. */
function addParent(item: Item, key: Cell, model: ModelBuilder): void {
  const names = valuesOf(item, 'parent_name')
  if (names.length === 0) return
  const parent = createItem('taxonomy_term')
  parent.key = key.text.trim()
  addValue(parent, 'name', ...names)
  const vocabulary = valuesOf(item, 'vocabulary')
  if (vocabulary.length > 0)
    addValue(parent, 'vocabulary', ...vocabulary.map((cell) => cell.as(cell.text)))
  key.keep()
  const known = model.add(parent as never)
  addChild(item, 'parent', known)
  if (childrenOf(known, 'taxonomy').length === 0)
    addChild(known, 'taxonomy', taxonomyNamed(valuesOf(known, 'vocabulary'), { model, source: '' }))
}

function addPair(service: Item, location: Item): void {
  const known = childrenOf(service, 'service_at_locations').some(
    (pair) => childrenOf(pair, 'location')[0] === location,
  )
  if (known) return
  const pair = createItem('service_at_location')
  addChild(pair, 'location', location)
  addChild(service, 'service_at_locations', pair)
}

function linkPair({ item, links }: RowItem, { resolver }: JoinContext): void {
  const targets = (to: LinkedKind) =>
    links
      .filter((link) => link.to === to)
      .flatMap(({ cell, isList }) => resolver.find(to, cell, isList))
  const [service] = targets('service')
  const [location] = targets('location')
  if (!service || !location) {
    for (const cell of [...cellsOf(item), ...links.map(({ cell }) => cell)]) cell.drop('orphan')
    return
  }
  delete item.key
  addChild(item, 'location', location)
  addChild(service, 'service_at_locations', item)
  resolver.setPair(service, location, item)
}

/** Puts an entry below its owners: the narrowest that is named, or each of the others. */
function attach({ item, links, table }: RowItem, { resolver, ledger }: JoinContext): void {
  const holders = HOLDERS[item.kind] ?? {}
  const owners = links.flatMap(({ to, cell, isList }) => resolver.find(to, cell, isList))
  const able = owners.filter(({ kind }) => holders[kind] !== undefined)
  const narrow = NARROW.map((kind) => able.filter((owner) => owner.kind === kind)).find(
    (some) => some.length > 0,
  )
  const pair = narrow ? undefined : pairOf(able, resolver, holders)
  const chosen = narrow ?? (pair ? [pair] : able)
  if (chosen.length === 0) {
    for (const cell of [
      ...cellsOf(item),
      ...links.map(({ cell }) => cell),
      ...valuesOf(item, 'id'),
    ])
      cell.drop('orphan')
    return
  }
  if (chosen.length < able.length)
    ledger.remarks.add(`${table} rows name several owners; the narrowest one has them`)
  delete item.key
  for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
  if (table === 'phone') addLanguages(item)
  for (const owner of chosen) {
    const field = holders[owner.kind]!
    const isThere = childrenOf(owner, field).find((other) => contentOf(other) === contentOf(item))
    if (!isThere) addChild(owner, field, item)
    else
      for (const cell of cellsOf(item)) {
        const twin = [...cellsOf(isThere)].find(({ text }) => text.trim() === cell.text.trim())
        if (twin) cell.repeat(twin)
      }
  }
}

function pairOf(
  owners: readonly Item[],
  resolver: JoinContext['resolver'],
  holders: object,
): Item | undefined {
  if (!('service_at_location' in holders)) return undefined
  const service = owners.find(({ kind }) => kind === 'service')
  const location = owners.find(({ kind }) => kind === 'location')
  return service && location && resolver.pair(service, location)
}

/** Languages of a number, as version 1.1 and 2 write them: a list of codes in a cell. */
function addLanguages(item: Item): void {
  const cells = valuesOf(item, 'language')
  if (cells.length === 0) return
  const language = createItem('language')
  addValue(language, 'language', ...cells)
  addChild(item, 'languages', language)
}

function linkTerm({ item, links }: RowItem, { resolver, ledger }: JoinContext): void {
  const terms = links
    .filter(({ to }) => to === 'taxonomy_term')
    .flatMap(({ cell, isList }) => resolver.find('taxonomy_term', cell, isList))
  const owners = links
    .filter(({ to }) => to !== 'taxonomy_term')
    .flatMap(({ to, cell, isList }) => resolver.find(to, cell, isList))
  const holders = owners.filter(({ kind }) =>
    ['service', 'organization', 'location', 'service_at_location'].includes(kind),
  )
  if (terms.length === 0 || holders.length === 0) {
    for (const cell of [...cellsOf(item), ...links.map(({ cell }) => cell)]) cell.drop('orphan')
    return
  }
  for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
  for (const cell of [...valuesOf(item, 'link_type'), ...valuesOf(item, 'link_entity')])
    cell.drop('says-nothing')
  for (const owner of holders)
    for (const term of terms) {
      if (childrenOf(owner, 'taxonomy_terms').includes(term))
        ledger.remarks.add('a term is given twice to the same record')
      addChild(owner, 'taxonomy_terms', term)
    }
}

function payService({ item, links }: RowItem, { resolver }: JoinContext): void {
  const [service] = links.flatMap(({ to, cell, isList }) => resolver.find(to, cell, isList))
  for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
  for (const cell of valuesOf(item, 'payment'))
    if (service)
      addValue(
        service,
        'fees_description',
        cell.change('words').as(`Payment: ${cell.text.trim()}.`),
      )
    else cell.drop('orphan')
}
