import { formats } from '../../record/schema/formats.ts'
import { UserError } from '../../io/command/errors.ts'
import { localDate } from '../../io/command/local-date.ts'

/** The date that an option names, as YYYY-MM-DD; today where it is absent. */
export function toDate(text: string | undefined, today = localDate(new Date())): string {
  if (text === undefined) return today
  if (!formats.date?.test(text))
    throw new UserError(`\`${text}\` is not a date. Write it like \`${today}\`.`)
  return text
}
