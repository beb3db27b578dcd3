import { type Node, isMap, isScalar, isSeq } from 'yaml'
import type { EntityName } from '../../hsds/entities.ts'
import { parseHours } from '../../record/hours/entry.ts'
import { formatHours } from '../../record/hours/format-hours.ts'
import type { HoursSchedule } from '../../record/hours/schedule.ts'
import type { Country } from '../../places/postcode.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import type { Schema } from '../../record/schema/schema.ts'
import { cardOf } from '../../record/schema/cards.ts'
import { pairOf } from '../find-node.ts'
import { excerpt } from './excerpt.ts'
import type { Mapping } from './fields.ts'
import type { Fix } from './fix.ts'

interface HoursContext {
  readonly lineOf: (node: Node | null | undefined) => number
  /** The schema of a schedule. */
  readonly schedule: Schema
  readonly countries: readonly Country[]
}

/** Turns the `schedules` of a mapping into `hours`, the short form: all of them, or none if one says more than hours can. */
export function* findHoursFixes(
  { map, path, entity }: Mapping,
  { lineOf, schedule, countries }: HoursContext,
): Generator<Fix> {
  // A place has `schedules` and no `hours`.
  if (!entity || !cardOf(entity as EntityName, 'hours')) return
  const pair = pairOf(map, 'schedules')
  const list = pair?.value
  // A value with an anchor is used elsewhere as well.
  if (!pair || !isSeq(list) || list.anchor || list.items.length === 0) return
  const texts = list.items.map((item) => inWords(item as Node, { schedule, countries }))
  if (!texts.every((text) => text !== undefined)) return
  const [start = 0, end = 0] = list.range ?? []
  const fix = (message: string, edits: Fix['edits'] = []): Fix => ({
    edits,
    line: lineOf(pair.key as Node),
    message,
    quotes: { field: 'schedules', start, end },
  })
  const words = excerpt(texts.join('; '))
  if (pairOf(map, 'hours')) yield fix(`\`schedules\` is unchanged: add ${words} to \`hours\``)
  else
    yield fix(`\`schedules\` becomes \`hours\` ${words}`, [
      { path: [...path, 'schedules'], key: 'hours', texts },
    ])
}

/** A schedule as an entry of `hours` that is parsed as the same schedule. */
function inWords(
  node: Node,
  { schedule: { properties = {} }, countries }: Omit<HoursContext, 'lineOf'>,
): string | undefined {
  if (!isMap(node) || node.anchor) return undefined
  const fields = new Map<string, string>()
  for (const { key, value } of node.items) {
    if (!isScalar(key) || !isScalar(value) || value.anchor || typeof value.value !== 'string')
      return undefined
    fields.set(String(key.value), value.value.trim())
  }
  const beside = (name: string) => fields.get(name)
  for (const [name, text] of fields)
    fields.set(name, normaliseValue({ text, schema: properties[name] ?? {}, beside }, countries))
  const { interval, ...rest } = Object.fromEntries(fields)
  const { byday, bymonthday, opens_at, closes_at } = rest
  const areDays = byday === undefined ? DATES.test(bymonthday ?? '') : DAYS.test(byday)
  if (!areDays || opens_at === undefined || closes_at === undefined) return undefined
  const schedule = { ...rest, ...(interval && { interval: Number(interval) }) }
  const text = formatHours(schedule as unknown as HoursSchedule)
  const { schedule: read } = parseHours(text)
  if (!read) return undefined
  const { description, ...parsed } = read
  const isSame =
    [undefined, description].includes(fields.get('description')) &&
    Object.entries(parsed).every(([name, value]) => sameText(name, value, fields.get(name))) &&
    [...fields.keys()].every((name) => name === 'description' || Object.hasOwn(parsed, name))
  return isSame ? text : undefined
}

const sameText = (name: string, value: unknown, written: string | undefined): boolean =>
  String(value) === written || (name === 'byday' && sorted(String(value)) === sorted(written))

const sorted = (days = '') => days.split(',').toSorted().join()

const DAYS = /^(?:-?\d?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?!$)|$))+$/
const DATES = /^(?:-?\d{1,2}(?:,(?!$)|$))+$/
