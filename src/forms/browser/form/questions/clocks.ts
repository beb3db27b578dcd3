import { type Weekday, WEEKDAYS } from '../../../../hsds/weekdays.ts'
import { parseHours } from '../../../../times/hours/entries/entry.ts'
import { ENGLISH } from '../../../../times/describe.ts'
import { hoursText } from '../../../../times/hours/entries/hours-text.ts'
import { formatDays } from '../../../../times/hours/format/format-hours.ts'
import { type HoursSchedule, readDays } from '../../../../times/hours/hours-schedule.ts'
import { sayEntry } from '../../../../times/say-entry.ts'
import type { Say } from '../../../../times/say-schedule.ts'
import { fixed, fixesIn } from '../../../change/fixes-in-hint.ts'
import { about, say } from '../about.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { spoken } from '../../../../pages/scripts/spoken.ts'

const words = about.times ? (spoken(about.times) as Say) : ENGLISH

/**
 * The sentence that a line of times is understood as, and the same times as days and clocks. Both ways write the one line.
 * What days and clocks cannot say, such as every second week, has the line alone.
 */
export function createClocks(line: HTMLInputElement): readonly HTMLElement[] {
  const understood = element('span', { id: `${line.id}-says`, class: 'quiet', role: 'status' })
  line.setAttribute('aria-describedby', `${understood.id} ${line.getAttribute('aria-describedby')}`)
  const legend = element('legend')
  const days = WEEKDAYS.map((day) => ({
    day,
    input: element('input', { type: 'checkbox', value: day }),
  }))
  const [from, until] = [clock(), clock()]
  const fields = element(
    'fieldset',
    {},
    legend,
    ...days.map(({ day, input }) =>
      element('p', { class: 'tick' }, element('label', {}, input, ` ${words.weekday[day]}`)),
    ),
    element('label', {}, `${say.from} `, from),
    element('label', {}, `${say.until} `, until),
  )
  const details = element('details', {}, element('summary', {}, say.clocks), fields)

  /** What the line says, where it is not all. */
  let partly: Partly | undefined

  function write(): void {
    const weekdays = days.filter(({ input }) => input.checked).map(({ day }) => day)
    if (weekdays.length === 0) return
    const times = { opens_at: from.value, closes_at: until.value }
    const text =
      from.value && until.value
        ? hoursText({ freq: 'WEEKLY', byday: weekdays.join(), ...times })
        : // Whether it is in the morning is asked next.
          partly?.lacks === 'day' &&
          `${formatDays({ kind: 'weekdays', weekdays })} ${line.value.trim()}`
    if (!text) return
    line.value = text
    line.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** Asks with days and clocks for what a line does not say that somebody has left. */
  function ask(): void {
    partly = partOf(line.value.trim())
    if (!partly) return
    understood.textContent = say.lacks[partly.lacks]
    tick(partly.weekdays, partly.times)
    details.hidden = false
    details.open = true
  }

  function tick(weekdays: readonly Weekday[], { opens_at = '', closes_at = '' }: Times): void {
    for (const { day, input } of days) input.checked = weekdays.includes(day)
    from.value = opens_at
    until.value = closes_at
  }

  function read(): void {
    const text = line.value.trim()
    const { schedule } = text === '' ? {} : parseHours(text)
    const sentence = schedule && sentenceOf(schedule)
    understood.replaceChildren(
      ...(sentence ? [`${say.understood} `, element('strong', { class: 'good' }, sentence)] : []),
    )
    legend.textContent = sentence ?? ''
    const isWeekly = schedule ? isPlain(schedule) : text === ''
    details.hidden = !isWeekly
    if (!schedule || !isWeekly) return
    tick(weekdaysOf(schedule), schedule)
  }

  fields.addEventListener('change', write)
  line.addEventListener('input', read)
  line.addEventListener('change', ask)
  // The line gets its value after it is made.
  queueMicrotask(read)
  return [understood, details]
}

type Times = Partial<Pick<HoursSchedule, 'opens_at' | 'closes_at'>>

/** What a line says that has no day, or no times that are whole. */
interface Partly {
  readonly lacks: 'day' | 'times'
  readonly weekdays: readonly Weekday[]
  /** What it can mean, where that is one thing. */
  readonly times: Times
}

function partOf(text: string): Partly | undefined {
  for (const end of ['', ' to 23:59', ' 00:00-23:59'])
    for (const day of ['', 'Mon ']) {
      const found = readings(day + text + end).filter(
        (one) => isPlain(one) && (day === '' || one.byday === 'MO'),
      )
      const [first, second] = found
      if (!first) continue
      if (day + end === '' || text === '') return undefined
      return {
        lacks: end === '' ? 'day' : 'times',
        weekdays: day === '' ? weekdaysOf(first) : [],
        times: end === '' && !second ? first : {},
      }
    }
  return undefined
}

/** What an entry can mean: one thing, or what a check offers in its place. */
function readings(entry: string): readonly HoursSchedule[] {
  const { schedule, problem } = parseHours(entry)
  if (schedule) return [schedule]
  return fixesIn(problem.message, problem.hint).flatMap(
    (fix) => parseHours(fixed(entry, fix)).schedule ?? [],
  )
}

function weekdaysOf(schedule: HoursSchedule): readonly Weekday[] {
  const days = readDays(schedule)
  return days?.kind === 'weekdays' ? days.weekdays : []
}

const clock = () => element('input', { type: 'time' })

/** An entry of `hours` as pages say it; as it is written where nothing can be read. */
export function timesInWords(entry: string): string {
  const { schedule } = parseHours(entry)
  return schedule ? sentenceOf(schedule) : entry
}

const sentenceOf = (schedule: HoursSchedule) =>
  sayEntry(schedule, words)! + (schedule.notes ? ` (${schedule.notes})` : '')

const PLAIN = ['freq', 'byday', 'opens_at', 'closes_at', 'description']

/** True when days and clocks say all of it: certain weekdays of every week, between two times. */
const isPlain = (schedule: HoursSchedule): boolean =>
  schedule.freq === 'WEEKLY' &&
  Object.entries(schedule).every(([name, value]) => value === undefined || PLAIN.includes(name))
