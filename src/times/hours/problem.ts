import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

export type HoursCode =
  | 'bad-hours'
  | 'hours-without-anchor'
  | 'hours-past-midnight'
  | 'hours-split-by-comma'
  | 'hours-colon'
  | 'hours-in-note'

/** What is wrong with an entry of `hours`, without its place. */
export interface HoursProblem extends Pick<Diagnostic, 'message'> {
  readonly code: HoursCode
  readonly hint: string
}

/** One example of each form of an entry. */
export const EXAMPLES = [
  'Tue 10:00-12:00',
  'Mon-Fri 9am-5pm',
  '2nd Thu 14:00-15:30',
  'every other Wed 18:00-20:00 from 2026-01-07',
] as const

/** The hint when there is no better one. */
export const WRITE_LIKE_EXAMPLES = `Write hours like ${EXAMPLES.slice(0, -1)
  .map((text) => `\`${text}\``)
  .join(', ')} or \`${EXAMPLES.at(-1)}\`.`

export const badHours = (message: string, hint: string = WRITE_LIKE_EXAMPLES): HoursProblem => ({
  code: 'bad-hours',
  message,
  hint,
})
