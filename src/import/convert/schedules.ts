import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'
import type { Country } from '../../places/postcode.ts'
import { hoursText } from '../../record/hours/hours-text.ts'
import { readDate } from './date.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, cellsOf, textOf, valuesOf } from '../model/item.ts'
import { Leaf, type MadeObject, compact, toRaw } from './made.ts'
import { readTime } from './time.ts'
import { cleanCells, textLeaf, valueLeaf } from './value.ts'

/** `hours` for the times that words can say, and `schedules` for the others. */
export interface MadeTimes {
  readonly hours: Leaf[]
  readonly schedules: MadeObject[]
}

export function timesOf(items: readonly Item[], countries: readonly Country[]): MadeTimes {
  const grouped = schedulesOf(items, countries)
  const texts = grouped.map((schedule) => hoursText(toRaw(schedule) as Record<string, string>))
  const hours = new Map<string, Leaf>()
  for (const [i, text] of texts.entries()) {
    if (text === undefined) continue
    const cells = cellsIn(grouped[i]!)
    for (const cell of cells) cell.change('hours')
    hours.set(text, new Leaf(text, [...(hours.get(text)?.cells ?? []), ...cells]))
  }
  return { hours: [...hours.values()], schedules: grouped.filter((_, i) => texts[i] === undefined) }
}

/** The long form, for places, which have no `hours`. */
export const schedulesOf = (items: readonly Item[], countries: readonly Country[]): MadeObject[] =>
  groupDays(
    items.flatMap((item) => {
      const schedule = scheduleOf(item, countries)
      return schedule ? [schedule] : []
    }),
  )

/** One schedule; undefined when its cells say nothing that a schedule can have. */
function scheduleOf(item: Item, countries: readonly Country[]): MadeObject | undefined {
  const value = (field: string) => valueLeaf(valuesOf(item, field), 'schedule', field, countries)
  const drop = (field: string) => {
    for (const cell of valuesOf(item, field)) cell.drop('check')
    return undefined
  }
  const days = daysOf(item)
  const opens_at = timeLeaf(item, 'opens_at')
  const closes_at = timeLeaf(item, 'closes_at', opens_at?.text)
  if (opens_at && opens_at.text === closes_at?.text) {
    for (const cell of [...opens_at.cells, ...closes_at.cells]) cell.drop('unknown-times')
    return undefined
  }
  const written = [...valuesOf(item, 'opens_at'), ...valuesOf(item, 'closes_at')]
  const isClosed = /^(?:closed|true|yes)$/i.test(textOf(item, 'closed'))
  if (isClosed || (written.length > 0 && !opens_at && !closes_at)) {
    // Without the times that the source has for it, a day would say that something is on.
    for (const cell of cellsOf(item)) cell.drop(isClosed ? 'says-nothing' : 'unknown-times')
    return undefined
  }
  const until = value('until')
  const interval = value('interval')
  const freq = freqOf(item, days)
  const dtstart = value('dtstart')
  const isMonthly = freq?.text === 'MONTHLY'
  const schedule = compact({
    valid_from: value('valid_from'),
    valid_to: value('valid_to'),
    dtstart,
    timezone: value('timezone'),
    until,
    count: until ? drop('count') : value('count'),
    wkst: value('wkst'),
    freq: days || freq ? (freq ?? new Leaf('WEEKLY')) : undefined,
    interval,
    byday: days,
    byweekno: value('byweekno'),
    bymonthday: isMonthly || !days ? value('bymonthday') : drop('bymonthday'),
    byyearday: value('byyearday'),
    description: value('description'),
    opens_at,
    closes_at,
    schedule_link: value('schedule_link'),
    attending_type: value('attending_type'),
    notes: textLeaf(valuesOf(item, 'notes'), '\n'),
  })
  // An interval of 1 and the day on which a weekly rhythm began say nothing that the days do not.
  if (schedule.interval && (toRaw(schedule.interval) === '1' || !days)) {
    delete schedule.interval
    for (const cell of interval!.cells) cell.drop('says-nothing')
  }
  if (schedule.dtstart && !schedule.interval && days) {
    delete schedule.dtstart
    for (const cell of dtstart!.cells) cell.drop('says-nothing')
  }
  const says = Object.keys(schedule).some((field) => !['freq', 'wkst', 'interval'].includes(field))
  return says ? schedule : undefined
}

const timeLeaf = (item: Item, field: string, after?: string): Leaf | undefined => {
  const [first] = cleanCells(valuesOf(item, field))
  if (!first) return undefined
  const time = readTime(first.text, after)
  if (time === undefined) {
    first.cell.drop('not-a-time')
    return undefined
  }
  if (time !== first.cell.text.trim()) first.cell.change('spelling')
  return new Leaf(time, [first.cell])
}

/** `byday` of days in any spelling: `MO,WE`, `Monday`, `1`, `Mon-Fri`, `Monday (weekly)`. */
function daysOf(item: Item): Leaf | undefined {
  const cells = cleanCells([...valuesOf(item, 'byday'), ...valuesOf(item, 'weekday')])
  const read = cells.flatMap(({ text, cell }) => {
    const days = readDays(text)
    if (!days) cell.drop('not-a-choice')
    else if (days !== cell.text.trim()) cell.change('spelling')
    return days ? [{ days, cell }] : []
  })
  if (read.length === 0) return undefined
  const days = new Set(read.flatMap(({ days: some }) => some.split(',')))
  return new Leaf(
    [...days].join(','),
    read.map(({ cell }) => cell),
  )
}

const ORDINAL_DAY = /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)$/
const DAY_NAME = /^(mon|tue|wed|thu|fri|sat|sun)/i

export function readDays(text: string): string | undefined {
  const plain = text.replace(/\(.*?\)/g, ' ').trim()
  const list = plain
    .toUpperCase()
    .split(/[,;\s|]+/)
    .filter(Boolean)
  if (list.length > 0 && list.every((day) => ORDINAL_DAY.test(day))) return list.join(',')
  if (/^[1-7]$/.test(plain)) return WEEKDAYS[Number(plain) - 1]
  const range = /^(\w+?)s?\s*(?:-|–|to)\s*(\w+?)s?$/i.exec(plain)
  if (range) {
    const [from, to] = [dayNamed(range[1]!), dayNamed(range[2]!)]
    if (!from || !to) return undefined
    const [a, b] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)]
    return a <= b ? WEEKDAYS.slice(a, b + 1).join(',') : undefined
  }
  const named = plain
    .split(/[,;&|\s]+|\band\b/i)
    .filter((word) => word.trim() !== '')
    .map(dayNamed)
  return named.length > 0 && named.every((day) => day !== undefined) ? named.join(',') : undefined
}

const dayNamed = (word: string): Weekday | undefined => {
  const [, start] = DAY_NAME.exec(word.trim()) ?? []
  return start ? (start.slice(0, 2).toUpperCase() as Weekday) : undefined
}

function freqOf(item: Item, days: Leaf | undefined): Leaf | undefined {
  const cells = cleanCells(valuesOf(item, 'freq'))
  const [first] = cells
  if (!first) return undefined
  const word = first.text.toLowerCase()
  const freq = word.startsWith('week') ? 'WEEKLY' : word.startsWith('month') ? 'MONTHLY' : undefined
  // Every day is every week on seven days.
  const daily = word === 'daily' || word === 'day' ? 'WEEKLY' : undefined
  if (!freq && !(daily && days)) {
    first.cell.drop('not-a-choice')
    return undefined
  }
  if (freq !== first.cell.text.trim()) first.cell.change('spelling')
  return new Leaf(freq ?? daily!, [first.cell])
}

/** Schedules that differ in their weekdays only become one. */
function groupDays(schedules: readonly MadeObject[]): MadeObject[] {
  const groups = new Map<string, MadeObject>()
  for (const schedule of schedules) {
    const { byday, ...rest } = schedule
    const isWeekly = byday instanceof Leaf && !/\d/.test(byday.text)
    const key = isWeekly ? JSON.stringify(toRaw(rest)) : JSON.stringify([toRaw(schedule)])
    const before = groups.get(key)
    if (!before) groups.set(key, { ...schedule })
    else groups.set(key, joinSchedules(before, schedule))
  }
  return [...groups.values()]
}

function joinSchedules(a: MadeObject, b: MadeObject): MadeObject {
  return Object.fromEntries(
    Object.entries(a).map(([field, made]) => {
      const other = b[field]
      if (!(made instanceof Leaf) || !(other instanceof Leaf)) return [field, made]
      const cells = [...made.cells, ...other.cells]
      if (field !== 'byday') return [field, new Leaf(made.text, cells)]
      const days = new Set([...made.text.split(','), ...other.text.split(',')])
      const sorted = WEEKDAYS.filter((day) => days.has(day))
      return [field, new Leaf(sorted.join(','), cells)]
    }),
  )
}

const cellsIn = (schedule: MadeObject): Cell[] =>
  Object.values(schedule).flatMap((made) => (made instanceof Leaf ? made.cells : []))

/** Closures to come, as words for `alert`. Past ones are dropped. */
export function closuresOf(items: readonly Item[], today: string): Leaf | undefined {
  const lines: string[] = []
  const cells: Cell[] = []
  for (const item of items) {
    const own = [...item.values.values()].flat()
    const [from, to] = ['start_date', 'end_date'].map((field) => readDate(textOf(item, field)))
    if (!from && !to) {
      for (const cell of own) cell.drop('no-value')
      continue
    }
    if ((to ?? from)! < today) {
      for (const cell of own) cell.drop('past')
      continue
    }
    const closed = /^(?:true|yes|1|closed)$/i.test(textOf(item, 'closed'))
    const span = from && to && from !== to ? `from ${from} to ${to}` : `on ${from ?? to}`
    const opens = readTime(textOf(item, 'opens_at'))
    const closes = readTime(textOf(item, 'closes_at'))
    lines.push(closed || !opens || !closes ? `Closed ${span}.` : `Open ${opens}-${closes} ${span}.`)
    for (const cell of own) cell.change('words')
    cells.push(...own)
  }
  return lines.length > 0 ? new Leaf([...new Set(lines)].join(' '), cells) : undefined
}
