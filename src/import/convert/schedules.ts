import type { Country } from '../../places/postcode.ts'
import { hoursText } from '../../times/hours/entries/hours-text.ts'
import type { Cell } from '../model/cell.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import { type Item, cellsOf, textOf, valuesOf } from '../model/item.ts'
import { daysOf } from './days.ts'
import { groupDays } from './group-days.ts'
import { Leaf, type MadeObject, compact, toRaw } from './draft.ts'
import { readTime } from './time.ts'
import { cleanCells, textLeaf, valueLeaf } from './value.ts'

/** `hours` for the times that words can say, and `schedules` for the others. */
export interface MadeTimes {
  readonly hours: Leaf[]
  readonly schedules: MadeObject[]
}

export function timesOf(items: readonly Item[], countries: readonly Country[]): MadeTimes {
  const grouped = schedulesOf(items, countries)
  const isExact = items.some(hasDerivedId)
  const texts = grouped.map((schedule) =>
    // Hours add a description.
    isExact && !schedule.description
      ? undefined
      : hoursText(toRaw(schedule) as Record<string, string>),
  )
  // Hours come before schedules, whatever the order of the source.
  if (isExact && texts.includes(undefined)) return { hours: [], schedules: grouped }
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
export function schedulesOf(items: readonly Item[], countries: readonly Country[]): MadeObject[] {
  const schedules = items.flatMap((item) => {
    const schedule = scheduleOf(item, countries)
    return schedule ? [schedule] : []
  })
  return items.some(hasDerivedId) ? schedules : groupDays(schedules)
}

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
    // A day without its times would say that it is open all day.
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
  if (hasDerivedId(item)) return schedule
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

const cellsIn = (schedule: MadeObject): Cell[] =>
  Object.values(schedule).flatMap((made) => (made instanceof Leaf ? made.cells : []))
