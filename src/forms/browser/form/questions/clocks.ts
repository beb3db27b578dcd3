import { WEEKDAYS } from '../../../../hsds/weekdays.ts'
import { parseHours } from '../../../../times/hours/entries/entry.ts'
import { ENGLISH } from '../../../../times/describe.ts'
import { hoursText } from '../../../../times/hours/entries/hours-text.ts'
import { type HoursSchedule, readDays } from '../../../../times/hours/hours-schedule.ts'
import { sayEntry } from '../../../../times/say-entry.ts'
import type { Say } from '../../../../times/say-schedule.ts'
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

  function write(): void {
    const byday = days.filter(({ input }) => input.checked).map(({ day }) => day)
    const text =
      byday.length > 0 && from.value && until.value
        ? hoursText({
            freq: 'WEEKLY',
            byday: byday.join(),
            opens_at: from.value,
            closes_at: until.value,
          })
        : undefined
    if (text === undefined) return
    line.value = text
    line.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function read(): void {
    const text = line.value.trim()
    const { schedule } = text === '' ? {} : parseHours(text)
    const sentence = schedule && sentenceOf(schedule)
    understood.replaceChildren(
      ...(sentence ? [`${say.understood} `, element('strong', {}, sentence)] : []),
    )
    legend.textContent = sentence ?? ''
    const isWeekly = schedule ? isPlain(schedule) : text === ''
    details.hidden = !isWeekly
    if (!schedule || !isWeekly) return
    const chosen = readDays(schedule)
    for (const { day, input } of days)
      input.checked = chosen?.kind === 'weekdays' && chosen.weekdays.includes(day)
    from.value = schedule.opens_at ?? ''
    until.value = schedule.closes_at ?? ''
  }

  fields.addEventListener('change', write)
  line.addEventListener('input', read)
  // The line gets its value after it is made.
  queueMicrotask(read)
  return [understood, details]
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
