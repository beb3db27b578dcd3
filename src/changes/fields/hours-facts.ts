import { canonical } from '../../directory/ids.ts'
import { formatHours } from '../../times/hours/format/format-hours.ts'
import { type HoursSchedule, readDays } from '../../times/hours/hours-schedule.ts'
import { cardOf } from '../../record/schema/cards.ts'
import type { Written } from '../../record/schema/written.ts'
import { differencesIn } from '../facts/differences.ts'
import type { Fact } from '../facts/fact.ts'
import { readException } from '../../times/exceptions/read-exception.ts'
import { entryFacts } from './entry-facts.ts'
import { labelOf } from './labels.ts'
import { looksPersonal } from './looks-personal.ts'
import { without } from '../match/multiset.ts'

type Schedule = Written<'schedule'>
type Schedules = readonly Schedule[] | undefined

/** How the times of a service or a place changed. */
export function* hoursFacts(before: Schedules, after: Schedules): Generator<Fact> {
  const gone = without(before ?? [], after ?? [], contentOf)
  const added = without(after ?? [], before ?? [], contentOf)
  // Schedules are paired by the same days, then by the same times. The last resort is that there is one of each.
  const keys = [daysOf, timesOf, ...(gone.length === 1 && added.length === 1 ? [anything] : [])]
  for (const key of keys)
    for (const was of gone.slice()) {
      const is = added.find((other) => key(other) === key(was))
      if (!is) continue
      gone.splice(gone.indexOf(was), 1)
      added.splice(added.indexOf(is), 1)
      const [old, young] = [timesInWords(was), timesInWords(is)]
      if (old === young) yield* detailFacts(was, is)
      else yield { kind: 'hours', before: old, after: young }
    }
  for (const was of gone) yield { kind: 'hours', before: timesInWords(was) }
  for (const is of added) yield { kind: 'hours', after: timesInWords(is) }
}

/** How the days that differ changed, in the words of the record where those are nothing but days and times. */
export function* exceptionFacts(
  before: readonly string[] = [],
  after: readonly string[] = [],
): Generator<Fact> {
  if ([...before, ...after].some((line) => looksPersonal(line) || !readException(line).exception))
    return yield* entryFacts('service', 'exceptions', before, after)
  const [gone, added] = [without(before, after), without(after, before)]
  if (gone.length === 1 && added.length === 1)
    return yield { kind: 'hours', before: gone[0]!, after: added[0]! }
  for (const was of gone) yield { kind: 'hours', before: was }
  for (const is of added) yield { kind: 'hours', after: is }
}

/** Whether a field decides about the days or times. Not all of them can be put into words. */
const isTime = (name: string) => cardOf('schedule', name)?.change === 'time'

/** What is different in two schedules with the same words. */
function* detailFacts(was: Schedule, is: Schedule): Generator<Fact> {
  const words = timesInWords(is)
  const different = differencesIn(normalised(was), normalised(is))
  if (different.some(({ name }) => isTime(name)))
    yield { kind: 'times', ...(words !== NO_WORDS && { of: words }) }
  for (const { name, how } of different)
    if (name === 'notes') yield { kind: 'text', what: `note on ${words}`, how }
    else if (!isTime(name))
      yield {
        kind: 'hidden',
        what: `${labelOf('schedule', name)} for ${words}`,
        how,
        of: 'one',
        count: 1,
      }
}

/** A schedule with its defaults, and with the times as they are published. */
const normalised = ({ interval = 1, opens_at, closes_at, ...rest }: Schedule): Schedule => ({
  ...rest,
  interval,
  ...(opens_at && { opens_at: withSeconds(opens_at) }),
  ...(closes_at && { closes_at: withSeconds(closes_at) }),
})

const withSeconds = (time: string) => (time.length === 5 ? `${time}:00` : time)

/** All fields but the id, as text. */
const contentOf = (schedule: Schedule) => canonical({ ...schedule, id: undefined })

const daysOf = ({ freq, interval, byday, bymonthday }: Schedule) =>
  canonical([freq, interval ?? 1, byday, bymonthday])
const timesOf = ({ opens_at, closes_at }: Schedule) => canonical([opens_at, closes_at])
const anything = () => ''

/** Whether the short form of `hours` can express the days. */
function haveShorthand(schedule: Schedule): boolean {
  const days = readDays(schedule)
  return days !== undefined && schedule.freq === (days.kind === 'weekdays' ? 'WEEKLY' : 'MONTHLY')
}

/** A schedule in words: `Tue 12:00-14:00`, or less if the short form cannot express it. */
function timesInWords(schedule: Schedule): string {
  const { opens_at, closes_at, notes, description } = schedule
  const shown = notes === undefined || looksPersonal(notes) ? {} : { notes }
  if (haveShorthand(schedule) && opens_at && closes_at) {
    const { notes: _, ...rest } = schedule
    const times = { opens_at: clock(opens_at), closes_at: clock(closes_at) }
    return formatHours({ ...rest, ...shown, ...times } as HoursSchedule)
  }
  if (opens_at && closes_at) return `${clock(opens_at)}-${clock(closes_at)}`
  return description && !looksPersonal(description) ? `“${description}”` : NO_WORDS
}

/** Stands for a schedule without days and times that can be quoted. */
const NO_WORDS = 'a time in words'

const clock = (time: string) => time.slice(0, 5)
