import type { Written } from '../record/schema/written.ts'
import type { DayLimits } from '../times/exceptions/day-set.ts'
import { ENGLISH, describe } from '../times/describe.ts'
import { formatDaySet } from '../times/exceptions/format-day-sets.ts'
import { formatHours } from '../times/hours/format/format-hours.ts'
import { type HoursSchedule, readDays } from '../times/hours/hours-schedule.ts'
import { type Rhythm, nextDay } from '../times/rhythm.ts'
import { sayLimits } from '../times/say-entry.ts'

type Schedule = Written<'schedule'>

/** A schedule that an entry of `hours` can say: its weeks begin on Mondays. */
function hoursOf(schedule: Schedule): HoursSchedule | undefined {
  const { opens_at, closes_at, freq, interval = 1, wkst = 'MO' } = schedule
  return freq && opens_at && closes_at && readDays(schedule) && (interval === 1 || wkst === 'MO')
    ? (schedule as unknown as HoursSchedule)
    : undefined
}

/** The first and the last day of a rhythm as an entry has them, which knows no `until` and no `count`. */
function boundsOf(rhythm: Rhythm): Pick<HoursSchedule, 'dtstart' | 'valid_from' | 'valid_to'> {
  const { interval, first, last } = rhythm
  const from = interval > 1 && first ? nextDay(rhythm, first) : first
  return {
    ...(from && (interval > 1 ? { dtstart: from } : { valid_from: from })),
    ...(last && { valid_to: last }),
  }
}

/** A schedule without days that differ, as an entry without any is: what its id derives from. */
export function withoutLimits(schedule: Schedule): Schedule {
  const { except: _, only: _only, ...plain } = schedule
  const [hours, whole] = [hoursOf(plain), hoursOf(schedule)]
  // A description of the editor's own stays; that of an entry says its exceptions.
  return hours && whole && schedule.description === describe(whole)
    ? { ...plain, description: describe(hours)! }
    : plain
}

/** The words of a row: a description of the whole time, the exceptions in its notes, and the entry. */
export function withWords(plain: Schedule, limits: DayLimits, rhythm: Rhythm): Partial<Schedule> {
  const hours = hoursOf(plain)
  if (!hours) return exceptionsIn(plain, limits)
  const { description, notes, extensions } = plain
  const own = description === describe(hours) ? undefined : description
  const note = [own, notes].filter(Boolean).join('. ')
  const { dtstart: _start, valid_from: _from, valid_to: _to, until: _until, ...days } = hours
  const whole = { ...days, ...boundsOf(rhythm), ...textsOf(limits) }
  const { notes: _, ...bare } = whole
  return {
    description: [describe(whole), own].filter(Boolean).join('. '),
    ...exceptionsIn(plain, limits),
    extensions: {
      ...extensions,
      osd: { hours: formatHours({ ...bare, ...(note && { notes: note }) }) },
    },
  }
}

/** The exceptions in words, before the notes of a schedule. */
export function exceptionsIn({ notes: own }: Schedule, limits: DayLimits): Partial<Schedule> {
  const words = sayLimits(textsOf(limits), ENGLISH).join(', ')
  const sentence = words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  const notes = [sentence, own].filter(Boolean).join(' ')
  return notes === '' ? {} : { notes }
}

function textsOf({ except, only }: DayLimits): Pick<HoursSchedule, 'except' | 'only'> {
  const [without, within] = [except, only].map((sets) => [...new Set(sets.map(formatDaySet))])
  return {
    ...(without!.length > 0 && { except: without! }),
    ...(within!.length > 0 && { only: within! }),
  }
}
