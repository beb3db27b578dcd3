import type { Country } from '../../countries/countries.ts'
import { readDate } from '../../values/date.ts'
import { monthNames } from '../../times/calendar/calendar-date.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import type { ConvertContext } from './context.ts'
import { OF_RHYTHM, rhythmOf, withRhythm } from './row-rhythm.ts'
import { knownEntries } from '../../times/hours/entries/known-entries.ts'
import { cleanCells, draftValue, orderIn } from './value.ts'

const FROM = (text: string) => `from ${text}`
const UNTIL = (text: string) => `until ${text}`
/** Parts of rules that HSDS does not have, and that say when alone or when not. */
const LIMITS: Readonly<Record<string, (text: string) => string>> = {
  bymonth: (text) =>
    `in ${text.replace(/\d+/g, (month) => monthNames[Number(month) - 1] ?? month)}`,
  bysetpos: (text) => `number ${text} of them`,
  exdate: (text) => `not on ${text}`,
}
const BOUNDS = { dtstart: FROM, valid_from: FROM, until: UNTIL, valid_to: UNTIL, ...LIMITS }

/** True when a part of the rule of a schedule has no field, without which it would take place more often. */
export const isLimited = (item: Item): boolean =>
  Object.keys(LIMITS).some((field) => cleanCells(valuesOf(item, field)).length > 0)

export type TimesContext = Pick<ConvertContext, 'countries' | 'hasTerms'>

/** The entries that columns of days and times are together, and nothing else: `Wednesday evening`, `7`, `9`. */
export function entriesOfColumns(
  item: Item,
  { countries, hasTerms }: TimesContext,
): readonly DraftValue[] | undefined {
  const read = (field: string) => cleanCells(valuesOf(item, field))
  const [days, opens, closes] = [read('weekday'), read('opens_at'), read('closes_at')]
  const others = [...item.values.keys()].filter((field) => !COLUMNS.has(field)).flatMap(read)
  const rhythm = rhythmOf(item, countries)
  if (others.length > 0 || [days, opens, closes].some(({ length }) => length !== 1))
    return undefined
  const [day, from, to] = [days, opens, closes].map(([one]) => one!.text)
  const date = readDate(day!, orderIn(countries))
  const times = [from, to].map((time) => time!.replace(/^(\d\d:\d\d):00$/, '$1')).join('-')
  const cells = [
    ...[...days, ...opens, ...closes].map(({ cell }) => cell),
    ...(rhythm?.cells ?? []),
  ]
  const entries = withRhythm(knownEntries(`${date ?? day} ${times}`, hasTerms), rhythm, hasTerms)
  for (const cell of entries ? cells : []) cell.change('hours')
  return entries?.map((entry) => new DraftValue(entry, cells))
}

const COLUMNS = new Set<string>(['id', 'weekday', 'opens_at', 'closes_at', ...OF_RHYTHM])

/** Days and times as the source words them. */
export function scheduleInWords(item: Item, countries: readonly Country[]): DraftRecord {
  const text = (field: string, say = (one: string) => one) =>
    cleanCells(valuesOf(item, field)).map((one) => ({ ...one, text: say(one.text) }))
  const freq = [
    ...text('freq', (one) => one.toLowerCase()),
    ...text('interval', (one) => `every ${one}`),
  ]
  const days = ['byday', 'weekday', 'bymonthday'].flatMap((field) => text(field))
  const times = ['opens_at', 'closes_at'].flatMap((field) => text(field))
  const bounds = Object.entries(BOUNDS).flatMap(([field, say]) => text(field, say))
  const others = ['description', 'notes'].flatMap((field) => text(field))
  const joined = (all: typeof freq, by: string) => all.map((one) => one.text).join(by)
  const words = [joined(freq, ', '), joined(days, ', '), joined(times, ' to ')]
  const cells = [...freq, ...days, ...times, ...bounds, ...others].map(({ cell }) => cell)
  for (const cell of cells) cell.change('words')
  cells[0]?.ask('hours-in-words')
  const description = [...words, joined([...bounds, ...others], ', ')].filter(Boolean).join(', ')
  return compact({
    description: new DraftValue(description, cells),
    schedule_link: draftValue(
      valuesOf(item, 'schedule_link'),
      'schedule',
      'schedule_link',
      countries,
    ),
  })
}
