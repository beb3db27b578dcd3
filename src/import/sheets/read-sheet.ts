import type { Rule } from '../../record/mapping/rule.ts'
import { saysDitto } from '../../values/ditto.ts'
import type { Weekday } from '../../hsds/weekdays.ts'
import { shortNameOf, weekdayOf } from '../../times/calendar/weekday.ts'
import { readYesNo } from '../../values/yes-no.ts'
import { type Entries, applyRule, pathOf } from '../mapping/apply-rule.ts'
import { entryNumbers } from '../mapping/entry-numbers.ts'
import { rulesFor } from '../mapping/read-mapping.ts'
import { isInternal } from '../mapping/vocabulary.ts'
import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import { fold } from '../model/fold.ts'
import { type Item, addValue, cellsOf, childrenOf, createItem, valuesOf } from '../model/item.ts'
import type { ModelBuilder } from '../model/model.ts'
import { type Table, cellOf, rowName } from '../model/table.ts'
import { notARecord, readConsent } from './rows.ts'

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
  const targets = rulesFor(table.headers, columns)
  const placeColumn = targets.findIndex((target) => target?.to === 'locations.name')
  const paths = targets.map((target) => target && pathOf('service', target.to))
  const numbers = entryNumbers(paths)
  const above: string[] = []
  let day = hasDays(targets) ? undefined : dayNamed(table.name)
  let placeAbove: Item | undefined
  return table.rows.flatMap((row) => {
    const { cells } = row
    const heading = hasDays(targets) ? undefined : dayOf(cells)
    day = heading ?? day
    if (heading) return []
    const why = notARecord(cells, table.headers, targets)
    if (why) ledger.remarks.add(why, rowName(table, row))
    if (why) return []
    const record = rowName(table, row)
    const item: Item = { ...createItem('service'), isRow: true }
    const entries: Entries = new Map()
    const named = new Map<string, Cell>()
    const read = cells.map((text, i) => {
      if (text.trim() === '') return undefined
      const header = table.headers[i] ?? ''
      const written = cellOf(table, i, record, text)
      ledger.cells.push(written)
      const said = targets[i] && saysDitto(text) ? sameAs(written, above[i]) : written
      const cell = said && targets[i] ? withHeading(said, header, targets[i]) : said
      above[i] = said?.text ?? ''
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
    // A sheet for each day says it in its name alone, and a list by days in a row above those of the day.
    if (day && (item.values.has('hours') || item.children.has('schedules')))
      addValue(item, 'days', new Cell('', '', shortNameOf(day)))
    placeAbove = placeOf(item, cells[placeColumn] ?? '', placeAbove)
    const before = continues === undefined ? undefined : named.get(continues)
    return [{ item, cells: named, ...(before && { continues: before }) }]
  })
}

/** The day that a row says, and nothing else: `MONDAY`. */
const dayOf = (cells: readonly string[]): Weekday | undefined =>
  weekdayOf(fold(cells.join(' ').trim()))

const hasDays = (targets: readonly (Rule | undefined)[]): boolean =>
  targets.some((target) => /(?:^|\.)(?:by|week)?days?$/.test(target?.to ?? ''))

/** The one day in the name of a sheet: `Monday`, `Mon clubs`. */
function dayNamed(name: string): Weekday | undefined {
  const words = fold(name).match(/[^_]{3,}/g) ?? []
  const days = words.flatMap((word) => weekdayOf(word) ?? [])
  return days.length === 1 ? days[0] : undefined
}

/** Fields of words. */
const WORDS =
  /(?:^|\.)(?:fees_description|application_process|eligibility_description|description|details|transportation|wait_time|accreditations|interpretation_services)$/

/** In words, a “yes” means nothing without its heading: `Booking needed? Yes`. */
function withHeading(cell: Cell, header: string, { to, say, when, values }: Rule): Cell {
  const isBare = /^(?:y|yes|n|no|true|false|[✓✔✗✘xX])[.!]?$/i.test(cell.text.trim())
  if (
    !isBare ||
    header === '' ||
    !WORDS.test(to) ||
    say !== undefined ||
    when !== undefined ||
    values
  )
    return cell
  const answer = readYesNo(cell.text) ? 'Yes' : 'No'
  return cell.change('words').as(`${header}${header.endsWith('?') ? '' : ':'} ${answer}`)
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
