import { formats } from '../../record/schema/formats.ts'
import { UserError } from '../../io/command/errors.ts'
import { localDate } from '../../io/command/local-date.ts'

/** The day for which documents are composed. */
export const nowOption = {
  type: 'string',
  value: 'DATE',
  help: 'day for which times are worked out, as YYYY-MM-DD (default: today)',
} as const

/** The day of `--now`; undefined where the clock decides. */
export const toDay = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : toDate(text)

/** The date that an option names, as YYYY-MM-DD; today where it is absent. */
export function toDate(text: string | undefined, today = localDate(new Date())): string {
  if (text === undefined) return today
  if (!formats.date?.test(text))
    throw new UserError(`\`${text}\` is not a date. Write it like \`${today}\`.`)
  return text
}
