import { isUnclear, readTime } from '../../read-time.ts'
import { WEEKDAY } from '../../calendar/weekday.ts'
import { parseDays } from '../days-text.ts'
import { encodeDays } from '../hours-schedule.ts'
import { doOverlap } from '../meeting-days.ts'
import { parseHours } from './entry.ts'
import { withoutBrackets } from '../notes/note-as-data.ts'
import { takeNote } from '../notes/written-note.ts'
import { entriesIn } from './several-entries.ts'

/**
 * The entries of `hours` that a text in the words of a source is: a week in lines or with commas, days that are closed among
 * them. Undefined where a part is something else, where a note or a date may be meant for all of it, or where two parts say
 * different times of one day: `daily 9-5, Sunday 10-4` may mean the second instead of the first.
 */
export function hoursIn(text: string): readonly string[] | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = text.trim().replace(LABEL, '').replace(STOP, '')
  if (isHours(tidy(plain))) return [tidy(plain)]
  const closed = new Set<string>()
  const parts: string[] = []
  let note = ''
  for (const line of plain.split(LINES))
    for (const part of partsOf(line.trim())) {
      const days = closedDays(part)
      if (HOLIDAYS.test(part)) note = ' except bank holidays'
      else if (days) for (const day of days) closed.add(day)
      else parts.push(tidy(part))
    }
  const entries = [...new Set(parts.map(asData))]
  const read = entries.flatMap((entry) => parseHours(entry).schedule ?? [])
  if (parts.length === 0 || read.length < entries.length || doOverlap(read)) return undefined
  const isOpenThen = read.some((one) => splitDays(one.byday).some((day) => closed.has(day)))
  return isOpenThen ||
    !SHARED.every((name) => new Set(read.map((one) => one.freq && one[name])).size === 1)
    ? undefined
    : entries.map((entry) => `${entry}${read[0]?.notes === undefined ? note : ''}`)
}

/** The end of a sentence, but not of `p.m.` */
const STOP = /(?<!\b[ap]\.m)[.,]$/i
/** Lines, and sentences that begin with a day. */
const LINES = new RegExp(`[;\\n|]+|(?<=\\d|[ap]\\.?m)\\.\\s+(?=${WEEKDAY}\\b)`, 'i')
/** A week in words is shorter. */
const MAX_LENGTH = 1000

/** Labels in front of times. */
const LABEL =
  /^(?:opening|opening times|open|opening hours|hours|times?|when)\s*(?:times|hours)?\s*[:–-]\s*/i
/** Exceptions that are written once for all entries. */
const HOLIDAYS =
  /^(?:(?:closed|not)(?: on)?(?: all)? (?:bank|public) (?:holidays|hols)|(?:bank|public) (?:holidays?|hols)[\s:–-]+(?:are )?closed|ph off)$/i
/** Fields that may be meant for all entries although one of them has them. */
const SHARED = ['notes', 'interval', 'valid_from', 'valid_to'] as const

/** An entry with a note that changes it, as the entry that says both. */
function asData(text: string): string {
  const { bare, note } = takeNote(text)
  const isRefused = note !== undefined && parseHours(text).problem?.code === 'hours-in-note'
  return (isRefused && withoutBrackets(bare, note)) || text
}

const isHours = (text: string): boolean => parseHours(text).schedule !== undefined

/** The parts of a line: those that are entries, and those before which the days of the part before them count on. */
function partsOf(line: string): readonly string[] {
  if (line === '' || isHours(tidy(line)) || closedDays(line)) return line === '' ? [] : [line]
  const entries = entriesIn(line)
  if (entries.length > 1) return entries
  const split = line
    .split(
      /(?<=\d\d),(?=\d{1,2}:\d\d)|(?<!\d)\s*[,&]\s*|\s*[,&]\s*(?!\d)|,\s+(?=\d)|\s+and\s+(?=\d)|(?<=[\dm])\s+(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const parts: string[] = []
  let days = ''
  for (const part of split) {
    const before = parts.at(-1)
    const isMoreDays = before !== undefined && !/\d/.test(before) && !closedDays(before)
    if (isMoreDays) parts[parts.length - 1] = `${before}, ${part}`
    else
      parts.push(/^\d{1,2}(?!\d|st|nd|rd|th)/.test(part) && days !== '' ? `${days} ${part}` : part)
    days = /^([^\d]*[a-z][^\d]*?)[\s:,–-]*\d/i.exec(parts.at(-1)!)?.[1] ?? days
  }
  return parts
}

/** The days on which a part says that it is closed. */
function closedDays(part: string): readonly string[] | undefined {
  const [, before, after] =
    /^(?:(?:we are |always )?closed(?: on)?[\s:–-]+(.+)|(.+?)[\s:,–-]+(?:is |are )?closed)$/i.exec(
      part,
    ) ?? []
  const days = parseDays((before ?? after ?? '').replace(/^all day /i, ''))
  return days && splitDays(encodeDays(days).byday)
}

const splitDays = (byday = ''): readonly string[] => byday.split(',').filter((day) => day !== '')

/** An entry: without a comma before its times, and with clocks that have one meaning in full: `9-5` is 09:00-17:00. */
const tidy = (text: string): string =>
  text
    .trim()
    .replace(STOP, '')
    .replace(/^M ?[-–] ?F(?= )/, 'Mon-Fri')
    .replace(/,(?=\s*\d)/, '')
    .replace(CLOCKS, (whole, from: string, to: string) => {
      const [start, end] = [from, to].map((time) => (/[:.]/.test(time) ? time : `${time}:00`))
      const opens = isUnclear(from) ? undefined : readTime(start!)
      const closes = opens && readTime(end!, opens)
      return opens && closes && closes > opens ? `${opens}-${closes}` : whole
    })

const CLOCKS =
  /(?<![\d:.])(\d{1,2}(?:[:.]\d\d)?)\s*(?:-|–|—|to|until|till?)\s*(\d{1,2}(?:[:.]\d\d)?)(?![\d:.]|\s*(?:[ap]\.?m|noon|midnight))/gi
