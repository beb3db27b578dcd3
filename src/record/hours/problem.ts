import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** What can be wrong with hours; each has a sentence in the catalogue. */
export type HoursCode =
  | 'bad-hours'
  | 'hours-without-anchor'
  | 'hours-past-midnight'
  | 'hours-split-by-comma'
  | 'hours-colon'

/** What is wrong with an entry of `hours`, and what to write in its place; the place is for others to say. */
export interface HoursProblem extends Pick<Diagnostic, 'message'> {
  readonly code: HoursCode
  readonly hint: string
}

/** What an editor can write, one example of each kind. */
export const EXAMPLES = [
  'Tue 10:00-12:00',
  'Mon-Fri 9am-5pm',
  '2nd Thu 14:00-15:30',
  'every other Wed 18:00-20:00 from 2026-01-07',
] as const

/** The end of a hint where nothing better is known: what can be understood. */
export const SHOWN = `Write hours like ${EXAMPLES.slice(0, -1)
  .map((text) => `\`${text}\``)
  .join(', ')} or \`${EXAMPLES.at(-1)}\`.`

export const badHours = (message: string, hint: string = SHOWN): HoursProblem => ({
  code: 'bad-hours',
  message,
  hint,
})
