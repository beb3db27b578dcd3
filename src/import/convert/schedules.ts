import type { Country } from '../../countries/countries.ts'
import { parseHours } from '../../times/hours/entries/entry.ts'
import { hoursText } from '../../times/hours/entries/hours-text.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { Cell } from '../model/cell.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import type { Drop } from '../model/reasons.ts'
import { type Item, cellsOf, textOf, valuesOf } from '../model/item.ts'
import { type ReadDays, daysOf } from './days.ts'
import { CLOSED } from './hours-words.ts'
import { groupDays } from './group-days.ts'
import { DraftValue, type DraftRecord, compact, toRaw } from './draft.ts'
import { readYesNo } from '../../values/yes-no.ts'
import { isUnclear, readTime } from '../../times/read-time.ts'
import { isOfTerms } from '../../times/hours/entries/known-entries.ts'
import {
  type TimesContext,
  entriesOfColumns,
  isLimited,
  scheduleInWords,
} from './schedule-words.ts'
import { cleanCells, draftText, draftValue } from './value.ts'

/** `hours` for the times that words can say, and `schedules` for the others. */
export interface DraftTimes {
  readonly hours: DraftValue[]
  readonly schedules: DraftRecord[]
}

export function timesOf(all: readonly Item[], context: TimesContext): DraftTimes {
  const { entries, items } = joinParts(all)
  const { hours, schedules } = timesOfItems(items, context)
  return { hours: [...entries, ...hours], schedules }
}

/** A feed of this program has an entry of `hours` in each part of it, which is read once. */
function joinParts(all: readonly Item[]) {
  const entries = new Map<string, DraftValue>()
  const items = all.filter((item) => {
    const [cell] = valuesOf(item, OWN_HOURS)
    const text = cell?.text.trim() ?? ''
    const { schedule } = parseHours(text)
    // A directory that gets it may not know the terms, and an entry says no more than times: its rows do.
    const saysMore = MORE.some((field) => valuesOf(item, field).length > 0)
    if (!cell || !schedule || saysMore || isOfTerms(text)) {
      cell?.drop('parts')
      return true
    }
    for (const other of cellsOf(item)) if (other !== cell) other.drop('parts')
    if (entries.has(text)) cell.drop('parts')
    else entries.set(text, new DraftValue(text, [cell]))
    return false
  })
  return { entries: [...entries.values()], items }
}

const OWN_HOURS = 'osd_hours'

/** Fields of a schedule that an entry of `hours` does not have. */
const MORE = ['attending_type', 'schedule_link', 'timezone']

function timesOfItems(items: readonly Item[], { countries, hasTerms }: TimesContext): DraftTimes {
  const read: DraftValue[] = []
  const grouped = schedulesOf(items, countries, (item) => {
    const entries = entriesOfColumns(item, { countries, hasTerms })
    read.push(...(entries ?? []))
    return entries !== undefined
  })
  const isExact = items.some(hasDerivedId)
  const texts = grouped.map((schedule) =>
    // Hours add a description.
    isExact && !schedule.description
      ? undefined
      : hoursText(toRaw(schedule) as Record<string, string>),
  )
  // Hours come before schedules, whatever the order of the source.
  if (isExact && texts.includes(undefined)) return { hours: read, schedules: grouped }
  const hours = new Map<string, DraftValue>()
  for (const [i, text] of texts.entries()) {
    if (text === undefined) continue
    const cells = cellsIn(grouped[i]!)
    for (const cell of cells) cell.change('hours')
    hours.set(text, new DraftValue(text, [...(hours.get(text)?.cells ?? []), ...cells]))
  }
  return {
    hours: [...hours.values(), ...read],
    schedules: grouped.filter((_, i) => texts[i] === undefined),
  }
}

/**
 * The long form, for places, which have no `hours`. What would be words is left out where `isEntry` has read it.
 */
export function schedulesOf(
  items: readonly Item[],
  countries: readonly Country[],
  isEntry: (item: Item) => boolean = () => false,
): DraftRecord[] {
  const schedules = items.flatMap((item) => {
    const schedule = scheduleOf(item, countries)
    if (schedule === WORDS) return isEntry(item) ? [] : [scheduleInWords(item, countries)]
    return schedule ? [schedule] : []
  })
  return items.some(hasDerivedId) ? schedules : groupDays(schedules)
}

/**
 * One schedule; undefined when its cells say nothing that a schedule can have. Where a cell of its days or times is not
 * understood whole, all of them stay words: a part would be another rhythm.
 */
function scheduleOf(
  item: Item,
  countries: readonly Country[],
): DraftRecord | undefined | typeof WORDS {
  const value = (field: string) => draftValue(valuesOf(item, field), 'schedule', field, countries)
  const drop = (field: string, why: Drop) => {
    for (const cell of valuesOf(item, field)) cell.drop(why)
    return undefined
  }
  const times = ['opens_at', 'closes_at'].map((field) => textOf(item, field)).filter(Boolean)
  if (
    readYesNo(textOf(item, 'closed')) ||
    CLOSED.test(textOf(item, 'closed') || times.join(' to '))
  )
    return dropAll(item, 'says-nothing')
  const days = daysOf(item)
  const opens_at = draftTime(item, 'opens_at')
  const closes_at = draftTime(item, 'closes_at', opens_at?.text)
  if (opens_at && opens_at.text === closes_at?.text) return dropAll(item, 'unknown-times')
  const [opens, closes] = [valuesOf(item, 'opens_at'), valuesOf(item, 'closes_at')]
  const isUnread =
    (!opens_at && cleanCells(opens).length > 0) || (!closes_at && cleanCells(closes).length > 0)
  // A day without its times would say that it is open all day.
  if (opens.length + closes.length > 0 && !opens_at && !closes_at && !isUnread)
    return dropAll(item, 'unknown-times')
  const interval = value('interval')
  const freq = freqOf(item, days)
  const until = value('until')
  // The first day of a rhythm of every week is the first on which it holds.
  const start = value('dtstart')
  const [valid_from, valid_to] = [value('valid_from'), value('valid_to')]
  const bounds = { dtstart: start, until, valid_from, valid_to }
  const isUnbound = Object.entries(bounds).some(
    ([field, read]) => !read && cleanCells(valuesOf(item, field)).length > 0,
  )
  // A night ends before noon; a day that ends before it begins is a slip.
  const isReversed =
    opens_at && closes_at && closes_at.text < opens_at.text && opens_at.text < EVENING
  const isAsked =
    isUnread ||
    (isReversed && !hasDerivedId(item)) ||
    isUnbound ||
    isLimited(item) ||
    item.isRow ||
    isUnclear(textOf(item, 'opens_at'))
  if (days.unread.length > 0 || freq === UNKNOWN || isAsked) return WORDS
  const count = until ? drop('count', 'check') : value('count')
  const isOften = interval !== undefined && toRaw(interval) !== '1'
  const isFirst = start && freq && !isOften && !count && !until && !hasDerivedId(item)
  const schedule = compact({
    valid_from: valid_from ?? (isFirst ? start : undefined),
    valid_to,
    dtstart: isFirst ? undefined : start,
    timezone: value('timezone'),
    until,
    count,
    wkst: value('wkst'),
    freq,
    interval: isOften || hasDerivedId(item) ? interval : drop('interval', 'says-nothing'),
    byday: days.byday ?? (isDaily(item) ? new DraftValue(WEEKDAYS.join()) : undefined),
    byweekno: value('byweekno'),
    bymonthday: days.bymonthday ?? value('bymonthday'),
    byyearday: value('byyearday'),
    description: value('description'),
    opens_at,
    closes_at,
    schedule_link: value('schedule_link'),
    attending_type: value('attending_type'),
    notes: draftText(valuesOf(item, 'notes'), '\n'),
  })
  if (hasDerivedId(item) || Object.keys(schedule).some((field) => !DAYS_ALONE.has(field)))
    return schedule
  return dropAll(item, 'no-times')
}

const EVENING = '16:00'

/** Fields that alone say on which days something is, and not when: a sheet has a row for each day, also for closed ones. */
const DAYS_ALONE = new Set(['freq', 'wkst', 'interval', 'byday', 'bymonthday'])

function dropAll(item: Item, why: Drop): undefined {
  for (const cell of cellsOf(item)) cell.drop(why)
}

const draftTime = (item: Item, field: string, after?: string): DraftValue | undefined => {
  const [first] = cleanCells(valuesOf(item, field))
  if (!first) return undefined
  const time = readTime(first.text, after)
  if (time === undefined) {
    first.cell.drop('not-a-time')
    return undefined
  }
  if (time !== first.cell.text.trim()) first.cell.change('spelling')
  return new DraftValue(time, [first.cell])
}

/** Stands for a schedule that stays words, because it is not understood whole. */
const WORDS = Symbol('words')

/** Stands for a rhythm that a schedule does not have: every year, every hour, every second day. */
const UNKNOWN = Symbol('unknown')

const isDaily = (item: Item) => /^(?:daily|day|every day)$/i.test(textOf(item, 'freq'))

/** How often it repeats: as the source says it, or as its days do. */
function freqOf(
  item: Item,
  { byday, bymonthday }: ReadDays,
): DraftValue | undefined | typeof UNKNOWN {
  const isMonthly = bymonthday !== undefined || /\d/.test(byday?.text ?? '')
  const usual = isMonthly ? 'MONTHLY' : 'WEEKLY'
  const [first, ...more] = cleanCells(valuesOf(item, 'freq'))
  if (more.length > 0) return UNKNOWN
  if (!first) return byday || bymonthday ? new DraftValue(usual) : undefined
  const word = first.text.toLowerCase()
  const freq = /^(?:(?:every|each) )?week/.test(word)
    ? 'WEEKLY'
    : word.startsWith('month')
      ? 'MONTHLY'
      : undefined
  const isEvery = ['', '1'].includes(textOf(item, 'interval'))
  // Every day is every week on seven days.
  const daily = isDaily(item) && isEvery ? 'WEEKLY' : undefined
  // Every Monday of the month is every week, and whoever writes it means one of them.
  const isOdd = isMonthly ? freq === 'WEEKLY' : freq === 'MONTHLY' && byday
  if (!(freq ?? daily) || isOdd) return UNKNOWN
  if ((freq ?? daily) !== first.cell.text.trim()) first.cell.change('spelling')
  return new DraftValue((freq ?? daily)!, [first.cell])
}

const cellsIn = (schedule: DraftRecord): Cell[] =>
  Object.values(schedule).flatMap((made) => (made instanceof DraftValue ? made.cells : []))
