import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import {
  type Item,
  addChild,
  addValue,
  cellsOf,
  childrenOf,
  createItem,
  textOf,
  valuesOf,
} from '../model/item.ts'
import { type ModelBuilder, SHARED } from '../model/model.ts'
import { naturalKey, placeKey } from '../model/natural-key.ts'
import { keyService } from '../model/same-service.ts'
import type { Table } from '../model/table.ts'
import { NO_RECORD } from '../model/reasons.ts'
import { fold } from '../model/fold.ts'
import type { Rule } from '../../record/mapping/rule.ts'
import { type Entries, applyRule, pathOf } from '../mapping/apply-rule.ts'
import { entryNumbers } from '../mapping/entry-numbers.ts'
import { isInternal } from '../mapping/vocabulary.ts'
import { readYesNo } from '../../values/yes-no.ts'
import { saysDitto } from '../../values/ditto.ts'

export interface SheetContext {
  readonly source: string
  readonly ledger: Ledger
  readonly model: ModelBuilder
}

/** A row that was read, before it is joined with others. */
export interface SheetRow {
  readonly item: Item
  readonly cells: ReadonlyMap<string, Cell>
  /** The key of the row that this one adds to. */
  readonly continues?: Cell
}

/** What the columns of a sheet become, by their folded names. */
export interface SheetMapping {
  readonly columns: ReadonlyMap<string, Rule>
  /** The column with the id of a row that this row continues. */
  readonly continues?: string | undefined
}

/** Reads the rows of a sheet as services, each with its organization, place, contacts and whatever else it has. */
export function readRows(
  table: Table,
  { columns, continues }: SheetMapping,
  { source, ledger, model }: SheetContext,
): SheetRow[] {
  const names = table.headers.map(fold)
  const targets = names.map((name) => columns.get(name))
  const placeColumn = targets.findIndex((target) => target?.to === 'locations.name')
  const paths = targets.map((target) => target && pathOf('service', target.to))
  const numbers = entryNumbers(paths)
  const above: string[] = []
  let placeAbove: Item | undefined
  const rows = table.rows.filter(({ number, cells }) => {
    const why = notARecord(cells, table.headers, targets)
    if (why) ledger.remarks.add(why, `${table.name} line ${number}`)
    return why === undefined
  })
  return rows.map(({ number, cells }) => {
    const record = `${table.name} line ${number}`
    const item = createItem('service')
    const entries: Entries = new Map()
    const named = new Map<string, Cell>()
    const read = cells.map((text, i) => {
      if (text.trim() === '') return undefined
      const header = table.headers[i] ?? ''
      const written = new Cell(`${table.name}.${header || `column ${i + 1}`}`, record, text)
      ledger.cells.push(written)
      const cell = targets[i] && saysDitto(text) ? sameAs(written, above[i]) : written
      above[i] = cell?.text ?? ''
      if (cell) named.set(names[i] ?? '', cell)
      return cell
    })
    const beside = (column: string) => named.get(column)
    for (const [i, cell] of read.entries()) {
      if (!cell) continue
      const name = names[i] ?? ''
      const target = targets[i]
      if (target)
        applyRule(item, cell, target, {
          model,
          source,
          entries,
          numbers: numbers[i],
          path: paths[i],
          beside,
        })
      else cell.drop(isInternal(name) ? 'internal' : 'not-mapped')
      if (!target || ['internal', 'ignore'].includes(target.to)) readConsent(item, name, cell)
    }
    shareDay(entries)
    placeAbove = placeOf(item, cells[placeColumn] ?? '', placeAbove)
    const before = continues === undefined ? undefined : named.get(continues)
    return { item, cells: named, ...(before && { continues: before }) }
  })
}

/** Columns about what people agreed to, and those whose yes means no. */
const CONSENT =
  /(?:^|_)(?:consent|gdpr|permission|ok_to_(?:share|publish)|publish|show_on_website)(?:_|$)/
const REFUSAL = /(?:^|_)(?:do_not|don_t|not_to|not_for)_(?:publish|share|show|publication)|opt_out/

/** A “no” about being published makes a draft, whatever the mapping says; a “yes” lets the names of contacts in. */
function readConsent(item: Item, name: string, cell: Cell): void {
  const said = CONSENT.test(name) || REFUSAL.test(name) ? readYesNo(cell.text) : undefined
  if (said === undefined) return
  if (said !== REFUSAL.test(name)) item.consents = true
  else addValue(item, 'draft', cell.change('words').as('true'))
}

/** Why a row of a sheet is no record; undefined for one that is. */
function notARecord(
  cells: readonly string[],
  headers: readonly string[],
  targets: readonly (Rule | undefined)[],
): string | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const isHeading = (cell: string, i: number) =>
    cell.trim() === '' || fold(cell) === fold(headers[i] ?? '')
  if (filled.length > 1 && cells.every(isHeading)) return NO_RECORD.headings
  const isMany = targets.filter((target) => target && target.to !== 'ignore').length > 3
  if (isMany && filled.length === 1) return NO_RECORD.alone
  return /^(?:grand |sub-?)?totals?\s*(?:[:=–-].*|\d.*)?$/i.test(filled[0]?.trim() ?? '')
    ? NO_RECORD.total
    : undefined
}

/** The cell with the text above it; undefined where there is none. */
function sameAs(cell: Cell, above = ''): Cell | undefined {
  cell.ask('ditto')
  if (above !== '') return cell.change('spelling').as(above)
  cell.drop('no-value')
  return undefined
}

/** The place of a row; where its name is a ditto and it has no address, the place of the row above. */
function placeOf(item: Item, name: string, above: Item | undefined): Item | undefined {
  const [pair] = childrenOf(item, 'service_at_locations')
  const [place] = pair ? childrenOf(pair, 'location') : []
  if (!pair || !place || !above || !saysDitto(name) || place.children.size > 0) return place
  for (const cell of cellsOf(place)) for (const twin of valuesOf(above, 'name')) cell.repeat(twin)
  pair.children.set('location', [above])
  return above
}

/** One column of days is about all columns of times. */
function shareDay(entries: Entries): void {
  const days = [...(entries.get('.schedules')?.values ?? [])].filter(([field]) =>
    field.endsWith('day'),
  )
  for (const [key, { values }] of entries)
    if (/^\.schedules\d+$/.test(key) && ![...values.keys()].some((field) => field.endsWith('day')))
      for (const [field, cells] of days) values.set(field, cells)
}

/** Joins rows: those that continue another add to it, and organizations and places are there once. */
export function joinRows(rows: readonly SheetRow[], context: SheetContext): void {
  const byKey = new Map<string, Item>()
  for (const { item, continues } of rows)
    if (!continues && item.key !== undefined) byKey.set(item.key, item)
  for (const { item, continues } of rows) {
    const parent = continues && byKey.get(continues.text.trim())
    if (parent) {
      continues.keep()
      addRow(parent, item, context)
    } else if (continues) for (const cell of [continues, ...cellsOf(item)]) cell.drop('orphan')
  }
  for (const { item, continues } of rows) if (!continues) register(item, context)
}

/** Adds the entries and values of a row that continues another one. */
function addRow(parent: Item, row: Item, { ledger }: SheetContext): void {
  for (const [field, children] of row.children)
    for (const child of children) addChild(parent, field, child)
  for (const [field, cells] of row.values) {
    if (field === 'id') for (const cell of cells) cell.drop('entry-id')
    else if (!parent.values.has(field)) addValue(parent, field, ...cells)
    else for (const cell of cells) cell.drop('same-record')
  }
  ledger.remarks.add('rows that continue another one were joined with it')
}

/** Gives the records of a row their keys, and joins them with those of other rows. */
export function register(item: Item, { model, ledger, source }: SheetContext): void {
  replaceChildren(item, 'organization', (organization) =>
    textOf(organization, 'name') === '' && organization.key === undefined
      ? undefined
      : share(organization),
  )
  for (const pair of childrenOf(item, 'service_at_locations'))
    replaceChildren(pair, 'location', (location) => share(location))
  if (isOrganization(item)) {
    for (const organization of childrenOf(item, 'organization'))
      for (const pair of childrenOf(item, 'service_at_locations'))
        for (const location of childrenOf(pair, 'location'))
          addChild(location, 'organization', organization)
    return
  }
  if (item.key === undefined && !item.values.has('name')) {
    for (const cells of item.values.values()) for (const cell of cells) cell.drop('no-value')
    if (item.children.size === 0) return
  }
  if (item.key === undefined && naturalKey(item) !== undefined) {
    const remark = keyService(item, model)
    if (remark) ledger.remarks.add(remark, recordOf(item, source))
    tell(item)
  }
  model.add(item as never)

  function share(record: Item): Item {
    for (const child of record.children.values())
      for (const inner of child)
        if ((SHARED as readonly string[]).includes(inner.kind) && inner.key === undefined)
          keyed(inner)
    return model.add(keyed(record) as never)
  }

  function keyed(record: Item): Item {
    if (record.key !== undefined) return record
    const owner = childrenOf(item, 'organization')[0]?.key ?? recordOf(item, source)
    const key = record.kind === 'location' ? placeKey(record, owner, model) : naturalKey(record)
    if (key !== undefined) {
      record.key = key
      tell(record)
    }
    return record
  }

  function tell(record: Item): void {
    record.isWeak = true
    ledger.remarks.add(
      `${record.kind} records without an id are told apart by their names or addresses`,
      recordOf(record, recordOf(item, source)),
    )
  }
}

/** True for a row of a list of organizations: it says nothing of a service. */
const isOrganization = ({ key, values, children }: Item): boolean =>
  key === undefined &&
  values.size === 0 &&
  children.has('organization') &&
  [...children.keys()].every((field) => ['organization', 'service_at_locations'].includes(field))

const recordOf = ({ values }: Item, source: string): string =>
  [...values.values()][0]?.[0]?.record ?? source

function replaceChildren(item: Item, field: string, make: (child: Item) => Item | undefined): void {
  const children = item.children.get(field)
  if (!children) return
  const made = children.flatMap((child) => make(child) ?? [])
  if (made.length === 0) item.children.delete(field)
  else item.children.set(field, made)
}
