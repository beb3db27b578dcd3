import { WEEKDAYS } from '../hsds/weekdays.ts'
import { canonical } from '../directory/ids.ts'
import { formatHours } from '../record/hours/format-hours.ts'
import type { HoursSchedule } from '../record/hours/schedule.ts'
import { cardOf } from '../record/schema/cards.ts'
import type { Written } from '../record/schema/written.ts'
import { differencesIn } from './differences.ts'
import type { Fact } from './fact.ts'
import { labelOf } from './labels.ts'
import { looksPersonal } from './words.ts'

type Schedule = Written<'schedule'>
type Schedules = readonly Schedule[] | undefined

/** What became of the times of a service or of a place. */
export function* hoursFacts(before: Schedules, after: Schedules): Generator<Fact> {
  const gone = without(before ?? [], after ?? [])
  const come = without(after ?? [], before ?? [])
  // What has the same days belongs together; then what has the same times; then one with the only other one.
  for (const key of [daysOf, timesOf, gone.length === 1 && come.length === 1 ? all : undefined])
    for (const was of key ? gone.slice() : []) {
      const is = come.find((other) => key!(other) === key!(was))
      if (!is) continue
      gone.splice(gone.indexOf(was), 1)
      come.splice(come.indexOf(is), 1)
      const [old, young] = [inWords(was), inWords(is)]
      if (old === young) yield* alikeFacts(was, is)
      else yield { kind: 'hours', before: old, after: young }
    }
  for (const was of gone) yield { kind: 'hours', before: inWords(was) }
  for (const is of come) yield { kind: 'hours', after: inWords(is) }
}

/** Whether a field decides about the days or times. Not all of these fit into few words. */
const isTime = (name: string) => cardOf('schedule', name)?.change === 'time'

/** What is different in two schedules that are said in the same words. */
function* alikeFacts(was: Schedule, is: Schedule): Generator<Fact> {
  const words = inWords(is)
  const different = differencesIn(spelledOut(was), spelledOut(is))
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

/** A schedule with what is meant where nothing is said, and its times as they are published. */
const spelledOut = ({ interval = 1, opens_at, closes_at, ...rest }: Schedule): Schedule => ({
  ...rest,
  interval,
  ...(opens_at && { opens_at: withSeconds(opens_at) }),
  ...(closes_at && { closes_at: withSeconds(closes_at) }),
})

const withSeconds = (time: string) => (time.length === 5 ? `${time}:00` : time)

/** The schedules that are not among others. */
function without(some: readonly Schedule[], others: readonly Schedule[]): Schedule[] {
  const left = others.map(plain)
  return some.filter((one) => {
    const found = left.indexOf(plain(one))
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

const plain = (schedule: Schedule) => canonical({ ...schedule, id: undefined })

const daysOf = ({ freq, interval, byday, bymonthday }: Schedule) =>
  canonical([freq, interval ?? 1, byday, bymonthday])
const timesOf = ({ opens_at, closes_at }: Schedule) => canonical([opens_at, closes_at])
const all = () => ''

const listOf = (entry: string) => new RegExp(`^(?:${entry})(?:,(?:${entry}))*$`)
const WEEKDAY_LIST = listOf(WEEKDAYS.join('|'))
const NTH_WEEKDAY_LIST = listOf(`(?:[1-5]|-1)(?:${WEEKDAYS.join('|')})`)
const DATE_LIST = listOf(String.raw`\d{1,2}|-1`)

/** Whether days can be said in the shorthand: it knows of the last one, and of none before that. */
function haveShorthand({ freq, byday, bymonthday = '' }: Schedule): boolean {
  if (freq === 'WEEKLY') return WEEKDAY_LIST.test(byday ?? '')
  return (
    freq === 'MONTHLY' &&
    (byday === undefined ? DATE_LIST.test(bymonthday) : NTH_WEEKDAY_LIST.test(byday))
  )
}

/** A schedule as people say it: `Tue 12:00-14:00`, or what can be said of one that is less exact. */
export function inWords(schedule: Schedule): string {
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

/** Stands for a schedule of which nothing can be shown. */
const NO_WORDS = 'a time in words'

const clock = (time: string) => time.slice(0, 5)
