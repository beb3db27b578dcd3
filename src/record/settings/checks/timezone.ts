import { quote } from '../../../text/quote.ts'
import type { Check } from './settings-check.ts'

/** The time zone is one of the tz database. */
export const timezone: Check = function* ({ timezone: name }, file) {
  if (!name || isTimeZone(name)) return
  yield {
    code: 'wrong-format',
    message: `\`timezone\` is ${quote(name)}, which is not a time zone of the tz database.`,
    hint: 'Write it like `Europe/London`.',
    place: { file, path: ['timezone'] },
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^(?:[A-Za-z_]+\/|UTC$)/.test(name)
  } catch {
    return false
  }
}
